/** Direct play: touch what you want, and the choices that lead there are found by the server.

Choices that were made together are undone and made again together. */
import { SvelteMap } from 'svelte/reactivity';

import type { Decision, Message, Path, Preview } from './api';
import type { Command, Live } from './live.svelte';
import { say } from './localization.svelte';

interface Target {
  choice: string;
  decision: string;
}
const keyOf = ({ choice, decision }: Target): string => `${decision} ${choice}`;
/** Choices that were made, or undone, together: how many, and the move they led to. */
interface Together {
  move: number;
  count: number;
}

export class DirectPlay {
  /** A lesson, which explains every choice, takes them one by one. */
  stepwise = $state(false);
  #searches = $state(0);

  #reach = $state.raw<{ decision: string; choices: ReadonlySet<string> } | null>(null);
  readonly #found = new SvelteMap<string, readonly Path[]>();
  #asked = '';
  #fetching: Promise<void> = Promise.resolve();
  #made: Together[] = [];
  #undone: Together[] = [];

  constructor(readonly live: Live) {}

  /** Whether choices of one’s own lead to another, which is not legal yet. */
  reaches(decision: string, choice: string): boolean {
    return !this.stepwise && this.#reach?.decision === decision && this.#reach.choices.has(choice);
  }

  /** The ways that were found to a choice. */
  waysTo(target: Target): readonly Path[] {
    return this.#found.get(keyOf(target)) ?? [];
  }
  /** Whether the server has not answered yet. */
  get finding(): boolean {
    return this.#searches > 0;
  }

  /** Find out once for each question where its choices lead. What fails is asked again. */
  load(decision: Decision): Promise<void> {
    if (!this.stepwise && this.#asked !== decision.id) {
      this.#asked = decision.id;
      this.#found.clear();
      this.#fetching = this.#load(decision);
    }
    return this.#fetching;
  }

  async #load({ id, seat }: Decision): Promise<void> {
    try {
      const { decision, choices } = await this.live.reach(seat);
      if (this.#asked === id) this.#reach = { decision, choices: new Set(choices) };
    } catch {
      if (this.#asked === id) this.#asked = '';
    }
  }

  /** Find the ways to a choice. Without any, a choice that is legal is still made alone. */
  async find(decision: Decision, choice: string): Promise<void> {
    const target = { choice, decision: decision.id };
    if (this.stepwise || this.waysTo(target).length) return;
    this.#searches += 1;
    try {
      this.#found.set(keyOf(target), await this.live.paths(decision.seat, choice));
    } catch {
      // A choice is then made alone, or refused with reasons.
    } finally {
      this.#searches -= 1;
    }
  }

  /** What the choices of a way are called, one after another. */
  label(steps: Path['steps'], render: (message: Message) => string): string {
    return steps.map((step) => render(step.text.label)).join(say('web-step-separator'));
  }

  /** Answer one question after another. */
  async make(choices: readonly string[]): Promise<void> {
    for (const choice of choices) {
      const decision = this.live.situation?.decision;
      if (!decision?.choices) return;
      const answer: Command = {
        type: 'answer',
        seat: decision.seat,
        decision: decision.id,
        choice,
      };
      await this.live.reached(await this.live.send(answer));
    }
    if (choices.length > 1) this.#made.push({ move: this.#move, count: choices.length });
  }

  /** Take back what was made together last. */
  undo(seat: number): Command {
    const together = this.#made.find((one) => one.move === this.#move);
    const count = Math.min(together?.count ?? 1, this.live.situation?.undo ?? 1);
    if (count > 1) this.#undone.push({ move: this.#move - count, count });
    return { type: 'undo', seat, count };
  }

  /** How many choices are made again together. */
  toRedo(): number {
    const together = this.#undone.find((one) => one.move === this.#move);
    return Math.min(together?.count ?? 1, this.live.situation?.redo ?? 1);
  }

  get #move(): number {
    return this.live.situation?.move ?? 0;
  }
}

/** The message that says why something is asked about before it is made: it is for good. */
export function reasonToAsk(preview: Preview | null | undefined): string {
  if (!preview) return 'web-guard-unknown';
  if ('over' in preview.changes) return 'web-guard-over';
  return preview.reveals ? 'web-guard-reveals' : 'web-guard-passes';
}

/** The steps that some ways have and others have not, by which one tells them apart. */
export function differences(ways: readonly Path[]): Path['steps'][] {
  const names = ways.map((way) => new Set(way.steps.map((step) => step.choice)));
  const isShared = (choice: string): boolean => names.every((all) => all.has(choice));
  const apart = ways.map((way) => way.steps.filter((step) => !isShared(step.choice)));
  return apart.map((steps, number) => (steps.length ? steps : ways[number]!.steps));
}

/** The steps that all ways have. */
export function sharedSteps(ways: readonly Path[]): Path['steps'] {
  const [first, ...others] = ways;
  if (!first) return [];
  return first.steps.filter(({ choice }) =>
    others.every((way) => way.steps.some((step) => step.choice === choice)),
  );
}
