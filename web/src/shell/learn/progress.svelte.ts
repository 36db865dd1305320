/** Which lessons were finished, and which tables are lessons: kept in this browser. */
const DONE = 'silverspire:lessons';
const TABLE = 'lesson:';

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DONE) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

const progress = $state({ done: remembered() });

/** Lessons are named by their game and their own name, as in `the_game/mine`. */
export const isDone = (lesson: string): boolean => progress.done.includes(lesson);

export function saveDone(lesson: string): void {
  if (isDone(lesson)) return;
  progress.done.push(lesson);
  keep(DONE, JSON.stringify(progress.done));
}

export const lessonOf = (table: string): string | null => read(TABLE + table);
export const isLessonTable = (table: string): boolean => lessonOf(table) !== null;
export const saveLessonTable = (table: string, lesson: string): void => keep(TABLE + table, lesson);

/** The table at which a lesson was begun and not finished. */
export function begunAt(lesson: string): string | null {
  return read(`${TABLE}begun:${lesson}`);
}
export const saveBegun = (lesson: string, table: string | null): void =>
  keep(`${TABLE}begun:${lesson}`, table);

function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(place: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, value);
  } catch {
    // A private window may refuse: a lesson is then forgotten with the page.
  }
}
