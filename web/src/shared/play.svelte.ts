/** A person at a table: what they see, what they may choose, what they have picked up. */
import { SvelteMap } from 'svelte/reactivity';

import {
  get,
  Refusal,
  type DecisionTold,
  type Hint,
  type Preview,
  type ReasonTold,
  type Situation,
} from './api';
import type { Anything, GameScreen, Scene } from './game';
import type { Live } from './live.svelte';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

export interface Refused {
  choice: string | null;
  reasons: ReasonTold[];
  /** A refusal that is no rule’s: what the table says. */
  message: string | null;
}

export class Play {
  /** The choice picked up: its consequences are shown, and a second touch makes it. */
  selected = $state<string | null>(null);
  /** The choice under the pointer or the focus. */
  pointed = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** A moment of the past that is looked at; null: now. */
  past = $state.raw<Situation | null>(null);
  /** What a lesson points at: glows more, whatever is legal. */
  beacon = $state<string | null>(null);
  /** A lesson lets only this be chosen. */
  only = $state<string | null>(null);
  /** The part of the table that a lesson speaks of: a phone shows it. */
  pane = $state<string | null>(null);

  readonly previews = new SvelteMap<string, Preview>();
  #previewed = '';

  constructor(
    readonly live: Live,
    readonly game: GameScreen,
    readonly catalogue: Anything,
  ) {}

  // --- What is so -------------------------------------------------------------------------------

  get situation(): Situation | null {
    return this.past ?? this.live.situation;
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
  get decision(): DecisionTold | null {
    const asked = this.past ? null : (this.live.situation?.decision ?? null);
    return asked?.choices && asked.seat === this.seat ? asked : null;
  }
  get choices(): readonly string[] {
    return this.decision?.choices ?? [];
  }
  readonly #legal = $derived.by(() => new Set(this.choices));
  canChoose(choice: string): boolean {
    return this.#legal.has(choice) && (this.only === null || this.only === choice);
  }
  /** The choice whose consequences are shown. */
  get shown(): string | null {
    const shown = this.pointed ?? this.selected;
    return shown !== null && this.#legal.has(shown) ? shown : this.selected;
  }
  get mustEndTurn(): boolean {
    const waits = this.live.situation?.turn_to_end ?? null;
    return !this.past && waits !== null && waits === this.seat;
  }
  /** A person’s name; whoever plays several seats, and a computer, is called by the charge. */
  nameOf(seat: number): string {
    const seats = this.live.table?.seats ?? [];
    const told = seats[seat];
    const title = say(this.game.players[seat]?.title ?? '');
    if (!told?.name || told.is_computers) return title;
    const several = seats.filter((other) => other.person === told.person).length > 1;
    return several ? title : told.name;
  }

  // --- What one does ----------------------------------------------------------------------------

  /** Show what a choice would do, under the pointer or the focus. A finger only touches: what it is
      about to press must not move away beneath it. */
  point(choice: string, event: PointerEvent | FocusEvent): void {
    const isFinger =
      event instanceof PointerEvent
        ? event.pointerType === 'touch'
        : !(event.currentTarget as Element).matches(':focus-visible');
    if (!isFinger) this.pointed = this.canChoose(choice) ? choice : null;
  }

  /** Touch anything that could answer the question: picked up, made, or refused with reasons. */
  async touch(choice: string): Promise<void> {
    this.refused = null;
    if (!this.decision) return this.#notNow(choice);
    if (!this.#legal.has(choice)) return this.#askWhyNot(choice);
    if (this.only !== null && this.only !== choice) {
      this.refused = { choice, reasons: [], message: say('web-lesson-other') };
      return;
    }
    if (this.selected !== choice && !settings.oneTap) {
      this.selected = choice;
      await this.foresee();
      return;
    }
    await this.choose(choice);
  }

  async choose(choice: string): Promise<void> {
    const asked = this.decision;
    if (!asked || this.busy) return;
    this.selected = null;
    this.pointed = null;
    this.hint = null;
    await this.#try(() =>
      this.live.do({ do: 'answer', seat: asked.seat, decision: asked.id, choice }),
    );
    if (settings.endTurns && this.mustEndTurn) await this.endTurn();
  }

  async confirm(): Promise<void> {
    if (this.selected !== null) await this.choose(this.selected);
  }

  drop(): void {
    this.selected = null;
    this.refused = null;
  }

  endTurn = (): Promise<void> => this.#mine((seat) => ({ do: 'end_turn', seat }));
  undo = (): Promise<void> => this.#mine((seat) => ({ do: 'undo', seat }));
  redo = (): Promise<void> => this.#mine((seat) => ({ do: 'redo', seat }));

  async ask(): Promise<void> {
    if (!this.decision) return;
    const seat = this.decision.seat;
    await this.#try(async () => {
      this.hint = await get<Hint>(`/api/tables/${this.live.id}/hint?seat=${seat}`);
      this.selected = this.hint.choice;
    });
  }

  /** Fetch what every choice would do, once for each question. */
  async foresee(): Promise<void> {
    const asked = this.decision;
    if (!asked || this.#previewed === asked.id) return;
    this.#previewed = asked.id;
    this.previews.clear();
    try {
      const found = await get<Preview[]>(`/api/tables/${this.live.id}/previews?seat=${asked.seat}`);
      if (this.#previewed !== asked.id) return;
      for (const preview of found) this.previews.set(preview.choice, preview);
    } catch {
      this.#previewed = ''; // they are a courtesy: asked for again at the next touch
    }
  }

  /** Look at the table as it was after so many moves. */
  async lookBack(move: number | null): Promise<void> {
    this.drop();
    if (move === null) {
      this.past = null;
      return;
    }
    const seat = this.live.seat ?? this.live.situation?.seat ?? null;
    const eyes = seat === null ? '' : `?seat=${seat}`;
    await this.#try(async () => {
      this.past = await get<Situation>(`/api/tables/${this.live.id}/history/${move}${eyes}`);
    });
  }

  async #mine(wish: (seat: number) => Parameters<Live['do']>[0]): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.drop();
    await this.#try(() => this.live.do(wish(seat)));
  }

  async #askWhyNot(choice: string): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined) return;
    await this.#try(async () => {
      const told = await this.live.whyNot(seat, choice);
      this.refused = { choice, reasons: told.reasons, message: null };
    });
  }

  #notNow(choice: string): void {
    const asked = this.live.situation?.decision?.seat ?? null;
    const message = this.past
      ? say('web-not-in-the-past')
      : this.mustEndTurn
        ? say('web-end-turn-first')
        : asked === null
          ? say('web-game-is-over')
          : say('web-not-your-turn', { player: this.nameOf(asked) });
    this.refused = { choice, reasons: [], message };
  }

  /** Do something that the server may refuse: it then says why, and nothing is lost. */
  async #try(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.refused = told(error);
    } finally {
      this.busy = false;
    }
  }
}

function told(error: unknown): Refused {
  if (!(error instanceof Refusal)) throw error;
  const { code, reasons = [] } = error.problem;
  return { choice: null, reasons, message: reasons.length ? null : say(`problem-${code}`) };
}
