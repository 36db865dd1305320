/** The prices of the game so far, move by move. */
import { get } from '$shared/api';
import type { Play } from '$shared/play.svelte';

import { COMMODITIES, type Catalogue, type Commodity, type View } from '../view';

interface Statistics {
  moves: number[];
  series: Record<string, number[]>;
  landmarks: { move: number; kind: string }[];
}

export interface Step {
  move: number;
  price: number;
}

export class PriceHistory {
  #statistics = $state.raw<Statistics | null>(null);
  #loading = false;
  #loadedMove = -1;

  constructor(readonly play: Play) {}

  /** Load them again whenever a move was made. Call within an effect. */
  follow(): void {
    const move = this.play.live.situation?.move ?? 0;
    if (move !== this.#loadedMove) void this.#load(move);
  }

  /** One request at a time: moves that come meanwhile are loaded together. */
  async #load(move: number): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    this.#loadedMove = move;
    try {
      this.#statistics = await get<Statistics>(`/api/tables/${this.play.live.id}/statistics`);
    } catch {
      return; // the charts go on with what they have; the next move loads them again
    } finally {
      this.#loading = false;
    }
    this.follow();
  }

  /** The last move that is shown: now, or the moment of the past that is looked at. */
  get now(): number {
    return this.play.situation?.move ?? 0;
  }

  /** When rounds began: for the thin lines behind the curves. */
  get rounds(): number[] {
    const marks = this.#statistics?.landmarks ?? [];
    return marks
      .filter(({ kind, move }) => kind === 'round.began' && move <= this.now)
      .map(({ move }) => move);
  }

  /** A commodity’s price after each move that changed something, up to now. */
  of(commodity: Commodity): Step[] {
    const present = (this.play.view as View).prices[commodity].price;
    const statistics = this.#statistics;
    const column = statistics?.series[`prices.${commodity}`] ?? [];
    const steps = (statistics?.moves ?? [])
      .map((move, at) => ({ move, price: column[at] ?? present }))
      .filter(({ move }) => move < this.now);
    return [...steps, { move: this.now, price: present }];
  }
}

export const highestPrice = (decks: Catalogue['prices']): number =>
  Math.max(...COMMODITIES.flatMap((name) => decks[name].cards.flat().map((cell) => cell.price)));
