/** The guide at a lesson’s table: lights what shall be chosen, and plays for the others. */
import { Refusal } from '$shared/api';
import type { Play } from '$shared/play.svelte';
import { mayMove } from '$shared/settings.svelte';
import { say } from '$shared/words.svelte';
import { told } from '../person.svelte';
import { answer } from './laying';
import type { Lesson } from './lessons';
import { placeOf, type Place } from './place';
import { keepBegun, keepDone } from './progress.svelte';

const NOTHING = ''; // no choice has this name: while one reads, none can be made
const PAUSE = 1100; // so that one can follow what the others do
const STILL = 600;

export class Guiding {
  /** The last step that was read to its end. */
  read = $state(-1);
  problem = $state<string | null>(null);
  #sent = -1;

  constructor(
    readonly play: Play,
    readonly lesson: Lesson,
  ) {}

  get moves(): number {
    return this.play.live.situation?.move ?? 0;
  }
  readonly place: Place = $derived.by(() => placeOf(this.lesson, this.moves, this.read));

  /** How far the lesson is, in steps that the guide speaks. */
  get step(): number {
    return 'index' in this.place ? this.place.index + 1 : this.lesson.steps.length;
  }

  /** Gold for the one choice that the lesson wants; a choice of one’s own is any. */
  light(): void {
    const { place, play } = this;
    const wanted = place.kind === 'choosing' ? place.choice : null;
    play.only = place.kind === 'free' ? null : (wanted ?? NOTHING);
    play.beacon = wanted;
    play.pane = 'step' in place ? (place.step.pane ?? null) : null;
  }

  /** Choose for the others, and what is still to be laid. Returns how to stop. */
  send(): (() => void) | undefined {
    const { place, moves } = this;
    const next = 'next' in place ? place.next : null;
    const live = this.play.live;
    if (next === null || this.problem || !live.situation?.decision || this.#sent === moves) return;
    const pause = place.kind === 'laying' ? 0 : mayMove() ? PAUSE : STILL;
    const clock = setTimeout(() => {
      this.#sent = moves;
      answer(live, next).catch((error: unknown) => this.#failed(error));
    }, pause);
    return () => clearTimeout(clock);
  }

  goOn(): void {
    if (this.place.kind === 'reading') this.read = this.place.index;
  }

  /** The choice that is wanted, picked up for the learner. */
  async show(): Promise<void> {
    if (this.place.kind === 'choosing') await this.play.touch(this.place.choice);
  }

  tryAgain(): void {
    this.problem = null;
    this.#sent = -1;
  }

  finish(): void {
    keepDone(this.lesson.name);
    keepBegun(this.lesson.name, null);
  }

  #failed(error: unknown): void {
    const astray = error instanceof Refusal && error.problem.code.includes('choice');
    this.problem = astray ? say('learn-astray') : say('learn-trouble', { why: told(error) });
  }
}
