/** The tables on the first page: yours, those to join, those to look at again. */
import { get, Refusal, type TableListed } from '$shared/api';
import { person } from '../person.svelte';
import { goingOn, toJoin, toReplay } from './sorting';

const EVERY = 10_000;

export class Lists {
  goingOn = $state.raw<TableListed[] | null>(null);
  toJoin = $state.raw<TableListed[] | null>(null);
  toReplay = $state.raw<TableListed[] | null>(null);
  /** Whether the server was away when it was last asked. */
  lost = $state(false);

  /** Read them now and again while somebody looks. Returns how to stop. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.refresh());
    look();
    const clock = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(clock);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    try {
      await person.known();
      const [mine, open, finished] = await Promise.all(
        ['mine', 'open', 'finished'].map((which) =>
          get<TableListed[]>(`/api/tables?list=${which}`),
        ),
      );
      this.goingOn = goingOn(mine ?? []);
      this.toJoin = toJoin(open ?? [], mine ?? []);
      this.toReplay = toReplay(finished ?? [], mine ?? []);
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = true;
    }
  }
}
