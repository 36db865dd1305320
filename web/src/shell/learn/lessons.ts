/** Finding lessons: all of a game’s, and the one that a table is. */
import { lessonsOf as filesOf } from '../../games';
import type { Course, LessonFile, Step } from '$shared/lessons';
import { lessonOf } from './progress.svelte';

/** A lesson as it is played. */
export interface Lesson {
  /** Its game and its own name, as in `the_game/mine`. */
  name: string;
  /** The message with its title; its attribute `about` says what it teaches. */
  title: string;
  /** Its place among the lessons of its game, from 1. */
  number: number;
  course: Course;
  /** All that is chosen before it begins. */
  before: string[];
  steps: Step[];
  /** The one after it. */
  next: string | null;
}

/** The name of the lesson that is played at a table; null: an ordinary table. */
export const lessonAt = (table: string): string | null => lessonOf(table);

/** The lessons of a game, in their order. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const found = await filesOf(game);
  if (!found) return [];
  const { course, files, messages } = found;
  const ordered = course.lessons
    .map((id) => files[`./${id}.json`])
    .filter((file) => file !== undefined);
  return inOrder(course, ordered, messages);
}

export async function lessonNamed(name: string): Promise<Lesson | null> {
  const lessons = await lessonsOf(name.split('/')[0] ?? '');
  return lessons.find((lesson) => lesson.name === name) ?? null;
}

/** Each lesson begins where the one before has ended. */
export function inOrder(course: Course, files: readonly LessonFile[], messages: string): Lesson[] {
  const chosen: string[] = [];
  return files.map((file, place) => {
    const before = [...chosen, ...file.skip];
    chosen.push(...file.skip, ...choicesOf(file.steps));
    const next = files[place + 1];
    return {
      name: `${course.game}/${file.id}`,
      title: `${messages}-${file.id}`,
      number: place + 1,
      course,
      before,
      steps: file.steps,
      next: next ? `${course.game}/${next.id}` : null,
    };
  });
}

/** What is chosen in these steps; a free choice is nobody’s to predict. */
export const choicesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => step.others ?? (step.choose ? [step.choose] : []));
