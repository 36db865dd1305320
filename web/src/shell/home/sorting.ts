/** Which tables stand in which list of the first page, and in which order. */
import type { TableListed } from '$shared/api';
import { isLessonTable } from '../learn/progress.svelte';

const RANK: Record<string, number> = { running: 1, open: 2 };

const rankOf = (table: TableListed): number => (table.your_turn ? 0 : (RANK[table.status] ?? 3));

/** Your games that go on: those that wait for you first, then the latest. */
export function goingOn(mine: readonly TableListed[]): TableListed[] {
  return mine
    .filter((table) => table.status in RANK && !isLessonTable(table.id))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.moved_at - one.moved_at);
}

/** Tables with a free seat that you do not sit at. */
export function toJoin(open: readonly TableListed[], mine: readonly TableListed[]): TableListed[] {
  const own = new Set(mine.map((table) => table.id));
  return open.filter((table) => !own.has(table.id) && table.seats.some((seat) => seat.free));
}

/** Finished games, yours and everybody’s, each once, the latest first. */
export function toReplay(
  finished: readonly TableListed[],
  mine: readonly TableListed[],
): TableListed[] {
  const all = new Map([...finished, ...mine].map((table) => [table.id, table]));
  return [...all.values()]
    .filter((table) => table.status === 'finished' && !isLessonTable(table.id))
    .sort((one, other) => other.moved_at - one.moved_at);
}
