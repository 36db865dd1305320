/** How a person usually plays a game against computers, kept in this browser. */
import type { Level } from '$shared/api';

export interface Habit {
  rivals: number;
  level: Level;
}

const PLACE = 'silverspire:habits';
const FIRST: Habit = { rivals: 2, level: 'journeyman' };

function remembered(): Record<string, Habit> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Habit>;
  } catch {
    return {};
  }
}

const habits = $state(remembered());

export const habitOf = (game: string): Habit => ({ ...FIRST, ...habits[game] });

export function keepHabit(game: string, habit: Habit): void {
  habits[game] = habit;
  try {
    localStorage.setItem(PLACE, JSON.stringify(habits));
  } catch {
    // A private window may refuse: it is then forgotten with the page.
  }
}
