/** The tables on the first page: yours, those to join, those to look at again. */
import { get, Refusal, type TableSummary } from '$shared/api';
import { person } from '../person.svelte';
import { ongoing, joinable, replayable } from './sorting';

const EVERY = 10_000;

export class TableLists {
  ongoing = $state.raw<TableSummary[] | null>(null);
  joinable = $state.raw<TableSummary[] | null>(null);
  replayable = $state.raw<TableSummary[] | null>(null);
  /** Whether the server was away when it was last asked. */
  offline = $state(false);

  /** Read them now and again while somebody looks. Returns how to stop. */
  poll(): () => void {
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
      await person.identified();
      const [own, open, finished] = await Promise.all(
        ['own', 'open', 'finished'].map((which) =>
          get<TableSummary[]>(`/api/tables?list=${which}`),
        ),
      );
      this.ongoing = ongoing(own ?? []);
      this.joinable = joinable(open ?? [], own ?? []);
      this.replayable = replayable(finished ?? [], own ?? []);
      this.offline = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.offline = true;
    }
  }
}
