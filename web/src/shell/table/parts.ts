/** Where rounds and chapters begin: the marks on the history slider and under the charts. */
import { standingEntries } from '$shared/log';
import type { Play } from '$shared/play.svelte';
import { logLines } from './log_lines';

export interface Part {
  /** The move before which it begins. */
  move: number;
  title: string;
  /** Something larger begins there too: a chapter with its first round. */
  large: boolean;
}

export function partsOf(play: Play): Part[] {
  const parts = new Map<number, Part>();
  for (const entry of standingEntries(play.live.entries)) {
    for (const line of logLines(play, entry).filter(({ heading }) => heading)) {
      const known = parts.get(entry.move);
      if (known) known.large = true;
      else parts.set(entry.move, { move: entry.move, title: line.text, large: false });
    }
  }
  return [...parts.values()].sort((one, other) => one.move - other.move);
}

/** The part in which a move was made. */
export const partAt = (parts: readonly Part[], move: number): Part | undefined =>
  parts.findLast((part) => part.move <= move);
