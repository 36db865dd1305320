/** The guide at a lesson’s table: highlights what to choose, and plays for the others. */
import { Refusal } from '$shared/api';
import type { Play } from '$shared/play.svelte';
import { mayMove } from '$shared/settings.svelte';
import { say } from '$shared/localization.svelte';
import { errorText } from '../person.svelte';
import { answer } from './lesson_table';
import type { Lesson } from './lessons';
import { stageOf, type LessonStage } from './stage';
import { saveBegun, saveDone } from './progress.svelte';

const NOTHING = ''; // no choice has this name: while one reads, none can be made
const PAUSE = 1100; // so that one can follow what the others do
const STILL = 600;

export class LessonGuide {
  /** The last step that was read to its end. */
  read = $state(-1);
  problem = $state<string | null>(null);
  #sent = -1;

  constructor(
    readonly play: Play,
    readonly lesson: Lesson,
  ) {
    play.direct.stepwise = true; // each choice has something to learn
  }

  get moves(): number {
    return this.play.live.situation?.move ?? 0;
  }
  readonly stage: LessonStage = $derived.by(() => stageOf(this.lesson, this.moves, this.read));

  /** How far the lesson is, in steps that the guide speaks. */
  get step(): number {
    return 'index' in this.stage ? this.stage.index + 1 : this.lesson.steps.length;
  }

  /** Gold for the one choice that the lesson wants; a choice of one’s own is any. */
  light(): void {
    const { stage, play } = this;
    const wanted = stage.kind === 'choosing' ? stage.choice : null;
    play.only = stage.kind === 'free' ? null : (wanted ?? NOTHING);
    play.highlighted = wanted;
    play.pane = 'step' in stage ? (stage.step.pane ?? null) : null;
  }

  /** Choose for the others, and what sets up the position. Returns how to stop. */
  send(): (() => void) | undefined {
    const { stage, moves } = this;
    const next = 'next' in stage ? stage.next : null;
    const live = this.play.live;
    if (next === null || this.problem || !live.situation?.decision || this.#sent === moves) return;
    const pause = stage.kind === 'preparing' ? 0 : mayMove() ? PAUSE : STILL;
    const clock = setTimeout(() => {
      this.#sent = moves;
      answer(live, next).catch((error: unknown) => this.#failed(error));
    }, pause);
    return () => clearTimeout(clock);
  }

  goOn(): void {
    if (this.stage.kind === 'reading') this.read = this.stage.index;
  }

  /** The choice that is wanted, picked up for the learner. */
  async show(): Promise<void> {
    if (this.stage.kind === 'choosing') await this.play.touch(this.stage.choice);
  }

  tryAgain(): void {
    this.problem = null;
    this.#sent = -1;
  }

  finish(): void {
    saveDone(this.lesson.name);
    saveBegun(this.lesson.name, null);
  }

  #failed(error: unknown): void {
    const astray = error instanceof Refusal && error.problem.code.includes('choice');
    this.problem = astray ? say('learn-astray') : say('learn-trouble', { why: errorText(error) });
  }
}
