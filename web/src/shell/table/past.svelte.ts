/** Looking back: the history slider, playing moves again, and what happened while you were away. */
import { mayMove } from '$shared/settings.svelte';
import { chronicle, isMove } from '$shared/chronicle';
import type { Play } from '$shared/play.svelte';

const PACE = 1100;

export class Past {
  /** The move that is looked at; null: now. */
  move = $state<number | null>(null);
  playing = $state(false);
  /** The last move that this person has seen in this browser; null: none. */
  #seen = $state<number | null>(null);
  /** The last move when they came back: what is made from then on, they see. */
  #came = $state<number | null>(null);
  #timer = 0;

  constructor(readonly play: Play) {
    const kept = Number(keptAt(this.#place()) ?? NaN);
    this.#seen = Number.isFinite(kept) ? kept : null;
  }

  get open(): boolean {
    return this.move !== null;
  }
  get last(): number {
    return this.play.live.situation?.move ?? 0;
  }
  readonly #moves = $derived.by(() => chronicle(this.play.live.entries).filter(isMove));
  /** The move from which on something was missed: who has moved since has looked as well. */
  readonly from = $derived.by(() => {
    const seats = this.play.live.table?.seats ?? [];
    const own = this.#moves.filter((entry) => entry.seat !== null && seats[entry.seat]?.yours);
    return Math.max(this.#seen ?? 0, own.at(-1)?.move ?? 0);
  });
  /** How many moves were made while nobody looked here. */
  readonly missed = $derived.by(() => {
    const came = this.#came;
    if (this.#seen === null || came === null || !this.play.live.remembers) return 0;
    return this.#moves.filter((entry) => entry.move > this.from && entry.move <= came).length;
  });

  async look(move: number): Promise<void> {
    this.move = Math.max(0, Math.min(move, this.last));
    await this.play.lookBack(this.move);
  }

  async now(): Promise<void> {
    this.pause();
    this.move = null;
    this.forget();
    await this.play.lookBack(null);
  }

  /** Play the moves from here on, one after another, to the present. */
  replay(from: number): void {
    this.pause();
    this.playing = true;
    void this.#step(from);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #step(move: number): Promise<void> {
    await this.look(move);
    if (!this.playing) return;
    if (move >= this.last) {
      await this.#finish();
      return;
    }
    this.#timer = window.setTimeout(() => void this.#step(move + 1), mayMove() ? PACE : PACE * 2);
  }

  async #finish(): Promise<void> {
    this.pause();
    if (this.play.live.table?.status !== 'finished') await this.now();
  }

  /** Keep what has been seen, while the page is looked at. */
  remember(): void {
    const last = this.last;
    if (document.hidden || this.play.live.connection !== 'live') return;
    this.#came ??= last;
    try {
      localStorage.setItem(this.#place(), String(last));
    } catch {
      // Not kept: catching up is then offered from the beginning of this visit only.
    }
  }

  /** The page is put away, or looked at again. */
  turned(): void {
    if (document.hidden) {
      this.#seen = this.last;
      this.#came = null;
    } else this.remember();
  }

  /** What was missed is watched, or need not be. */
  forget(): void {
    this.#seen = this.last;
  }

  #place(): string {
    return `seen:${this.play.live.id}`;
  }
}

function keptAt(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
