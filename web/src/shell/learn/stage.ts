/** Where a lesson stands: found from how many choices were made, and how far the learner has read. */
import type { Step } from '$shared/lessons';
import type { Lesson } from './lessons';

export type LessonStage =
  /** The position is still being set up: `next` is chosen unseen. */
  | { kind: 'preparing'; next: string; done: number; all: number }
  /** The guide speaks; nothing is chosen until the learner goes on. */
  | { kind: 'reading'; index: number; step: Step }
  | { kind: 'choosing'; index: number; step: Step; choice: string }
  | { kind: 'free'; index: number; step: Step }
  /** The others play: `next` is what one of them chooses. */
  | { kind: 'watching'; index: number; step: Step; next: string }
  | { kind: 'done' };

/** `moves`: choices made at the table; `read`: the last step that was read to its end, or −1. */
export function stageOf(
  lesson: Pick<Lesson, 'before' | 'steps'>,
  moves: number,
  read: number,
): LessonStage {
  const prepared = lesson.before.length;
  const unseen = lesson.before[moves];
  if (unseen !== undefined) return { kind: 'preparing', next: unseen, done: moves, all: prepared };
  let reached = prepared;
  for (const [index, step] of lesson.steps.entries()) {
    const here = at(step, index, moves - reached, read);
    if (here) return here;
    reached += step.others?.length ?? (step.choose || step.free ? 1 : 0);
  }
  return { kind: 'done' };
}

/** The place within a step, `made` choices after it was reached; null: it lies behind. */
function at(step: Step, index: number, made: number, read: number): LessonStage | null {
  if (step.free) return made > 0 ? null : { kind: 'free', index, step };
  if (step.choose) {
    return made > 0 ? null : { kind: 'choosing', index, step, choice: step.choose };
  }
  const unread = made <= 0 && step.say !== undefined && read < index;
  if (unread) return { kind: 'reading', index, step };
  const next = step.others?.[made];
  return next === undefined ? null : { kind: 'watching', index, step, next };
}
