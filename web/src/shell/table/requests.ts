/** How requests ended, from what happened at the table. */
import type { Entry, Seat } from '$shared/api';
import { isMove } from '$shared/log';

/** The answer by which our last request for a take-back was declined, until the game goes on. */
export function declinedTakeBack(
  entries: readonly Entry[],
  seats: readonly Pick<Seat, 'yours'>[],
): Entry | null {
  const asked = entries.findLast((entry) => entry.kind === 'take_back_asked');
  if (!asked || asked.seat === null || !seats[asked.seat]?.yours) return null;
  const since = entries.filter((entry) => entry.sequence > asked.sequence);
  const refused = since.find((entry) => entry.kind === 'take_back_refused');
  return refused && !since.some(isMove) ? refused : null;
}

/** The seat of whoever asked for the last rematch. */
export function rematchAskedBy(entries: readonly Entry[]): number | null {
  return entries.findLast((entry) => entry.kind === 'rematched')?.seat ?? null;
}
