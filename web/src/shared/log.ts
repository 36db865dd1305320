/** The log of a table: what stands, and at which move each line happened. */
import type { Entry } from './api';

/** Entries without the moves that were taken back since: as on the table, they are gone. */
export function standingEntries(entries: readonly Entry[]): Entry[] {
  let standing: Entry[] = [];
  for (const entry of entries) {
    const gone = standing.some((earlier) => isMove(earlier) && earlier.move > entry.move);
    if (gone)
      standing = standing.filter((earlier) => !isMove(earlier) || earlier.move <= entry.move);
    standing.push(entry);
  }
  return standing;
}

export const isMove = (entry: Entry): boolean => entry.kind === 'chosen' || entry.kind === 'redone';
