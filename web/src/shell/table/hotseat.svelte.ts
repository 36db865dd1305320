/** Several seats at one screen: whose eyes we look through, and the curtain between them. */
import type { Play } from '$shared/play.svelte';

const LASTS = 2500;

export class Hotseat {
  /** The seat that must come to the screen before anything of it is shown. */
  curtain = $state<number | null>(null);
  /** The seat that the screen has just turned to, where nothing is hidden: named for a moment. */
  passed = $state<number | null>(null);
  #timer = 0;

  constructor(readonly play: Play) {}

  get #own(): number[] {
    const seats = this.play.live.table?.seats ?? [];
    return seats.filter((seat) => seat.yours && seat.level === null).map((seat) => seat.seat);
  }

  /** Turn to the seat of ours that is asked; hidden hands need a curtain in between. */
  follow(): void {
    const situation = this.play.live.situation;
    const turn = situation?.turn_to_end ?? situation?.decision?.seat ?? null;
    if (turn === null || turn === situation?.seat || !this.#own.includes(turn)) return;
    if (this.#own.length < 2) return;
    if (this.play.game.hidesHands) this.curtain = turn;
    else this.#pass(turn);
  }

  raise(): void {
    if (this.curtain === null) return;
    this.play.live.viewAs(this.curtain);
    this.curtain = null;
  }

  #pass(seat: number): void {
    this.play.live.viewAs(seat);
    this.passed = seat;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.passed = null), LASTS);
  }
}
