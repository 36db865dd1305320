/** The prices of the game so far, move by move. */
import { get } from '$shared/api';
import type { Play } from '$shared/play.svelte';

import { COMMODITIES, type Commodity, type View } from '../view';

interface Told {
  moves: number[];
  figures: Record<string, number[]>;
  marks: { move: number; kind: string }[];
}

export interface Step {
  move: number;
  price: number;
}

export class PriceCourse {
  #told = $state.raw<Told | null>(null);
  #asking = false;
  #asked = -1;

  constructor(readonly play: Play) {}

  /** Ask whenever a move was made. Call within an effect. */
  follow(): void {
    const move = this.play.live.situation?.move ?? 0;
    if (move !== this.#asked) void this.#ask(move);
  }

  /** One question at a time: moves that come meanwhile are asked for together. */
  async #ask(move: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#asked = move;
    try {
      this.#told = await get<Told>(`/api/tables/${this.play.live.id}/course`);
    } catch {
      return; // the charts go on with what they have; the next move asks again
    } finally {
      this.#asking = false;
    }
    this.follow();
  }

  /** The last move that is shown: now, or the moment of the past that is looked at. */
  get now(): number {
    return this.play.situation?.move ?? 0;
  }

  /** When rounds began: for the thin lines behind the curves. */
  get rounds(): number[] {
    const marks = this.#told?.marks ?? [];
    return marks
      .filter(({ kind, move }) => kind === 'round.began' && move <= this.now)
      .map(({ move }) => move);
  }

  /** A commodity’s price after each move that changed something, up to now. */
  of(commodity: Commodity): Step[] {
    const present = (this.play.view as View).prices[commodity].price;
    const told = this.#told;
    const column = told?.figures[`prices.${commodity}`] ?? [];
    const steps = (told?.moves ?? [])
      .map((move, at) => ({ move, price: column[at] ?? present }))
      .filter(({ move }) => move < this.now);
    return [...steps, { move: this.now, price: present }];
  }
}

export const highestPrice = (decks: Record<Commodity, string[][]>): number =>
  Math.max(...COMMODITIES.flatMap((name) => decks[name].flat().map((cell) => parseInt(cell, 10))));
