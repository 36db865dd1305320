/** Which tables stand in which list of the first page, and in which order. */
import type { TableSummary } from '$shared/api';
import { isLessonTable } from '../learn/progress.svelte';

const RANK: Record<string, number> = { running: 1, open: 2 };

const rankOf = (table: TableSummary): number => (table.your_turn ? 0 : (RANK[table.status] ?? 3));

/** Your games that go on: those that wait for you first, then the latest. */
export function ongoing(own: readonly TableSummary[]): TableSummary[] {
  return own
    .filter((table) => table.status in RANK && !isLessonTable(table.id))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.moved_at - one.moved_at);
}

/** Tables with a free seat that you do not sit at. */
export function joinable(
  open: readonly TableSummary[],
  own: readonly TableSummary[],
): TableSummary[] {
  const seated = new Set(own.map((table) => table.id));
  return open.filter((table) => !seated.has(table.id) && table.seats.some((seat) => seat.free));
}

/** Finished games, yours and everybody’s, each once, the latest first. */
export function replayable(
  finished: readonly TableSummary[],
  own: readonly TableSummary[],
): TableSummary[] {
  const all = new Map([...finished, ...own].map((table) => [table.id, table]));
  return [...all.values()]
    .filter((table) => table.status === 'finished' && !isLessonTable(table.id))
    .sort((one, other) => other.moved_at - one.moved_at);
}
