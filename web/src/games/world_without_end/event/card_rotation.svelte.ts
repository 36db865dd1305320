/** The event card in the reader’s hand: how far it is turned, and what that would bring. */
import type { Play } from '$shared/play.svelte';

import {
  arrowAfter,
  nearest,
  printedArrow,
  quarters,
  outcomeOf,
  type Outcome,
} from '../orientation';
import { chosenArrow } from './card_arrow';

const QUARTER = 90;

export class CardRotation {
  /** Quarter turns from how the card was drawn: beyond four where it was turned on and on. */
  turns = $state(0);
  /** Degrees by which a drag holds it between two quarters; null: nobody drags it. */
  drag = $state<number | null>(null);

  constructor(readonly play: Play) {}

  /** Whether it is the reader who turns it now. */
  get own(): boolean {
    return this.play.decision?.kind === 'orientation';
  }
  get angle(): number {
    return this.turns * QUARTER + (this.drag ?? 0);
  }
  get arrow(): number {
    const snapped = this.turns + Math.round((this.drag ?? 0) / QUARTER);
    return arrowAfter(snapped, printedArrow(this.play.scene));
  }
  get choice(): string {
    return `arrow:${this.arrow}`;
  }
  get way(): Outcome | null {
    return outcomeOf(this.play.scene, this.arrow, this.play.previews.get(this.choice) ?? null);
  }

  /** Lie as the table says: as chosen, as it was turned this round, or as it was drawn. */
  follow(): void {
    if (this.drag !== null) return; // held in hand
    const printed = printedArrow(this.play.scene);
    const chosen = /^arrow:(\d)$/.exec(this.play.selected ?? '')?.[1];
    const arrow = this.own ? chosen : this.#chosenArrow();
    if (arrow !== undefined && arrow !== null) this.#rotateTo(quarters(Number(arrow), printed));
    else if (!this.own) this.#rotateTo(0);
  }

  #chosenArrow(): number | null {
    return chosenArrow(this.play.live.entries, this.play.situation?.move ?? 0);
  }

  #rotateTo(target: number): void {
    this.turns = nearest(target, this.turns);
  }

  /** Turn it by a number of quarters: the orientation is picked up, if it can be. */
  turn(by: number): void {
    if (!this.own) return;
    this.turns += by;
    this.#pickUp();
  }

  /** Hold it between two quarters: what it is nearest to is picked up. */
  hold(degrees: number): void {
    const before = this.choice;
    this.drag = degrees;
    if (this.choice === before) return;
    this.play.refused = null;
    this.play.selected = this.play.canChoose(this.choice) ? this.choice : null;
    void this.play.loadPreviews();
  }

  /** Let go of it: it snaps to the nearest quarter. */
  release(): void {
    if (this.drag === null) return;
    const by = Math.round(this.drag / QUARTER);
    this.drag = null;
    if (by) this.turn(by);
  }

  #pickUp(): void {
    this.play.refused = null;
    if (this.play.canChoose(this.choice)) this.play.selected = this.choice;
    else {
      this.play.selected = null;
      void this.play.touch(this.choice); // says why not
    }
    void this.play.loadPreviews();
  }
}
