/** The log of a table: what stands, and at which move each line happened. */
import type { EntryTold } from './api';

/** Entries without the moves that were taken back since: as on the table, they are gone. */
export function chronicle(entries: readonly EntryTold[]): EntryTold[] {
  let standing: EntryTold[] = [];
  for (const entry of entries) {
    const gone = standing.some((earlier) => isMove(earlier) && earlier.move > entry.move);
    if (gone)
      standing = standing.filter((earlier) => !isMove(earlier) || earlier.move <= entry.move);
    standing.push(entry);
  }
  return standing;
}

export const isMove = (entry: EntryTold): boolean =>
  entry.kind === 'chosen' || entry.kind === 'redone';
