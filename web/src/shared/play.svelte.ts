/** A person at a table: what they see, what they may choose, what they have picked up. */
import {
  type Decision,
  type Hint,
  type Message,
  type Path,
  type Preview,
  type Situation,
} from './api';
import type { Anything, GameScreen, Scene } from './game';
import { DirectPlay } from './direct_play.svelte';
import type { Live } from './live.svelte';
import { render } from './narration';
import { Previews } from './previews.svelte';
import { refusalOf, refusedNow, type Refused } from './refused';
import { seatName } from './seat_name';
import { settings } from './settings.svelte';
import { say } from './localization.svelte';

/** What is asked, and what there is to know about it. */
export interface Question {
  title: string;
  help: string;
}

export class Play {
  /** The choice picked up: its consequences are shown, and a second touch makes it. */
  get selected(): string | null {
    return this.#selected?.decision === this.decision?.id ? (this.#selected?.choice ?? null) : null;
  }
  set selected(choice: string | null) {
    const decision = this.decision?.id ?? null;
    this.#selected = choice === null || decision === null ? null : { choice, decision };
  }
  /** Picked up for a certain question: another tab may answer that in the meantime. */
  #selected = $state.raw<{ choice: string; decision: string } | null>(null);
  /** The choice under the pointer or the focus. */
  pointed = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** A moment of the past that is looked at; null: now. */
  past = $state.raw<Situation | null>(null);
  /** The moment that the director has come to, while it lags behind the present. */
  staged = $state.raw<Situation | null>(null);
  /** What a lesson points at: glows more, whatever is legal. */
  highlighted = $state<string | null>(null);
  /** A lesson lets only this be chosen. */
  only = $state<string | null>(null);
  /** The part of the table that a lesson speaks of: a phone shows it. */
  pane = $state<string | null>(null);

  readonly previews: Previews;
  readonly direct: DirectPlay;

  constructor(
    readonly live: Live,
    readonly game: GameScreen,
    readonly catalogue: Anything,
    /** Somebody else’s board is looked at: nothing on it answers a question. */
    readonly readOnly = false,
  ) {
    this.previews = new Previews(live);
    this.direct = new DirectPlay(live);
  }

  // --- What holds -------------------------------------------------------------------------------

  get situation(): Situation | null {
    return this.past ?? this.staged ?? this.live.situation;
  }
  get view(): Anything {
    return this.situation?.view ?? null;
  }
  get seat(): number | null {
    return this.situation?.seat ?? null;
  }
  get scene(): Scene {
    return {
      view: this.view,
      catalogue: this.catalogue,
      seat: this.seat,
      nameOf: (seat) => this.nameOf(seat),
    };
  }
  /** The question, if it is yours to answer now. */
  get decision(): Decision | null {
    const decision = this.past || this.readOnly ? null : (this.live.situation?.decision ?? null);
    return decision?.choices && decision.seat === this.seat ? decision : null;
  }
  get choices(): readonly string[] {
    return this.decision?.choices ?? [];
  }
  readonly #legal = $derived.by(() => new Set(this.choices));
  canChoose(choice: string): boolean {
    return this.#legal.has(choice) && (this.only === null || this.only === choice);
  }
  /** Whether it is no answer to the question, but where choices of one’s own lead. */
  canReach(choice: string): boolean {
    return this.decision !== null && this.direct.reaches(this.decision.id, choice);
  }
  canTouch(choice: string): boolean {
    return this.canChoose(choice) || this.canReach(choice);
  }
  /** The ways to what is picked up: to choose from, if there are several. */
  get ways(): readonly Path[] {
    return this.#selected && this.selected !== null ? this.direct.waysTo(this.#selected) : [];
  }
  get #onlyWay(): Path | null {
    return this.hasWays ? null : (this.ways[0] ?? null);
  }
  /** Whether one still has to say how to come to what is picked up. */
  get hasWays(): boolean {
    return this.ways.length > 1;
  }
  /** The choice whose consequences are shown: the one that Confirm would take, if any. */
  get shown(): string | null {
    if (this.selected !== null) return this.selected;
    return this.pointed !== null && this.#legal.has(this.pointed) ? this.pointed : null;
  }
  /** What the choice that is shown would do. */
  get preview(): Preview | null {
    return this.shown === null ? null : this.previewOf(this.shown);
  }
  previewOf(choice: string): Preview | null {
    const only = choice === this.selected ? this.#onlyWay : null;
    return only?.preview ?? this.previews.get(choice) ?? null;
  }
  get mustEndTurn(): boolean {
    const waits = this.live.situation?.turn_to_end ?? null;
    return !this.past && waits !== null && waits === this.seat;
  }
  /** Whether you have resigned: a computer plays your seat until the end. */
  get resigned(): boolean {
    return this.live.table?.seats.some((seat) => seat.yours && seat.resigned) ?? false;
  }
  nameOf(seat: number): string {
    return seatName(this.game, this.live.table?.seats ?? [], seat);
  }

  // --- What is said -----------------------------------------------------------------------------

  /** A message of the server in the reader’s language. */
  render = (message: Message): string => render(message, (seat) => this.nameOf(seat));

  /** The question in words, if it is yours to answer now. */
  readonly question: Question | null = $derived.by(() => {
    const asked = this.decision?.question;
    if (!asked) return null;
    return { title: this.render(asked.title), help: asked.help ? this.render(asked.help) : '' };
  });

  /** What a choice is called that can be made now. */
  label(choice: string): string {
    const only = choice === this.selected ? this.#onlyWay : null;
    if (only) return this.direct.label(only.steps, this.render);
    const text = this.decision?.texts?.[choice];
    return text ? this.render(text.label) : '';
  }

  /** What is printed on the piece that a choice is about, and what it surely brings. */
  note(choice: string): string {
    const notes = [this.decision?.texts?.[choice]?.note, this.previewOf(choice)?.note];
    return notes
      .filter((note) => note != null)
      .map(this.render)
      .join(say('note-separator'));
  }

  // --- What a person does ----------------------------------------------------------------------------

  /** Show what a choice would do, under the pointer or the focus. A finger only touches: what it is
      about to press must not move away beneath it. */
  point(choice: string, event: PointerEvent | FocusEvent): void {
    const isFinger =
      event instanceof PointerEvent
        ? event.pointerType === 'touch'
        : !(event.currentTarget as Element).matches(':focus-visible');
    if (!isFinger) this.pointed = this.canChoose(choice) ? choice : null;
  }

  /** Touch anything that could answer the question, or that choices of one’s own lead to: picked up,
      made, or refused with reasons. */
  async touch(choice: string): Promise<void> {
    this.refused = null;
    const decision = this.decision;
    if (!decision) return void (this.refused = refusedNow(this));
    if (!this.#legal.has(choice)) {
      await this.direct.load(decision);
      if (this.decision?.id !== decision.id) return;
      if (!this.canReach(choice)) return this.#askWhyNot(choice);
    }
    if (this.only !== null && this.only !== choice) {
      this.refused = { name: this.label(choice), reasons: [], message: say('web-lesson-other') };
      return;
    }
    const again = this.selected === choice;
    await this.#pickUp(choice, decision);
    if (this.selected !== choice || this.hasWays || !(again || settings.oneTap)) return;
    if (!this.asksBefore(choice)) await this.confirm();
  }

  /** Show what a choice would do, and the ways to it. */
  async #pickUp(choice: string, decision: Decision): Promise<void> {
    this.selected = choice;
    await Promise.all([this.loadPreviews(), this.direct.find(decision, choice)]);
  }

  /** Whether a choice takes one more yes: it cannot be undone. Nothing is lost in a lesson. */
  asksBefore(choice: string): boolean {
    if (!settings.guard || this.direct.stepwise) return false;
    return !(this.previewOf(choice)?.can_undo ?? false);
  }

  /** Make the choices of a way, one after another; then go on to what it was for. */
  async take(way: Path): Promise<void> {
    const [target, seat] = [this.selected, this.decision?.seat];
    if (target === null || this.busy) return;
    const choices = way.steps.map((step) => step.choice);
    await this.#make(choices);
    if (this.decision?.seat === seat && !this.refused && !choices.includes(target))
      await this.#goOn(target);
  }

  /** What something was drawn for is picked up by itself, if it is still within reach. */
  async #goOn(target: string): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    this.busy = true;
    try {
      await this.direct.load(decision);
      if (this.canTouch(target)) await this.#pickUp(target, decision);
    } finally {
      this.busy = false;
    }
  }

  choose = (choice: string): Promise<void> => this.#make([choice]);

  async #make(choices: readonly string[]): Promise<void> {
    if (!this.decision || this.busy) return;
    this.selected = null;
    this.pointed = null;
    this.hint = null;
    await this.attempt(() => this.direct.make(choices));
    if (settings.endTurns && this.mustEndTurn) await this.endTurn();
  }

  async confirm(): Promise<void> {
    if (this.direct.finding) return;
    if (this.#onlyWay) await this.take(this.#onlyWay);
    else if (this.selected !== null && !this.hasWays) await this.choose(this.selected);
  }

  clearSelection(): void {
    this.selected = null;
    this.refused = null;
  }

  endTurn = (): Promise<void> => this.#asOwnSeat((seat) => ({ type: 'end_turn', seat }));
  undo = (): Promise<void> => this.#asOwnSeat((seat) => this.direct.undo(seat));
  redo = async (): Promise<void> => {
    for (let left = this.direct.toRedo(); left > 0; left--)
      await this.#asOwnSeat((seat) => ({ type: 'redo', seat }));
  };

  /** Fetch what every choice would do, and where choices lead. */
  async loadPreviews(): Promise<void> {
    const decision = this.decision;
    if (decision) await Promise.all([this.previews.load(decision), this.direct.load(decision)]);
  }

  async #asOwnSeat(command: (seat: number) => Parameters<Live['send']>[0]): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.clearSelection();
    await this.attempt(async () => this.live.reached(await this.live.send(command(seat))));
  }

  async #askWhyNot(choice: string): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined) return;
    await this.attempt(async () => {
      const answer = await this.live.whyNot(seat, choice);
      const name = this.render(answer.text.label);
      this.refused = { name, reasons: answer.reasons, message: null };
    });
  }

  /** Do something that the server may refuse: it then says why, and nothing is lost. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.refused = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }
}
