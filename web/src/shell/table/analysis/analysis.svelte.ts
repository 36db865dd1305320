/** The analysis of a finished game: started once, then followed until it is done. */
import { get, post, Refusal, type Analysis } from '$shared/api';
import { localization, say } from '$shared/localization.svelte';

/** Milliseconds between two looks at how far it is. */
const INTERVAL = 1000;

export class GameAnalysisRequest {
  state = $state.raw<Analysis | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    readonly hindsight: boolean,
  ) {}

  get path(): string {
    return `/api/tables/${this.table}/analysis?hindsight=${this.hindsight}`;
  }

  /** What there is already; an analysis that is running is followed. */
  async load(): Promise<void> {
    await localization.loadFiles(['analysis']);
    await this.#ask(() => get<Analysis>(this.path));
  }

  start = (): Promise<void> => this.#ask(() => post<Analysis>(this.path));

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    const wasRunning = this.state?.status === 'running';
    try {
      this.state = await question();
      const gaveUp = wasRunning && this.state.status === 'none';
      this.problem = gaveUp ? say('problem-no-analysis') : '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = say(`problem-${error.problem.code}`);
    }
    if (this.state?.status === 'running')
      this.#timer = setTimeout(() => void this.load(), INTERVAL);
  }
}

/** A share as people read it: 12%. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(localization.language, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
