/** How this round’s event card lies, read from the log. */
import type { Entry } from '$shared/api';
import { standingEntries } from '$shared/log';

/** The number at which the arrow was turned this round, after a number of moves; null: not yet. */
export function chosenArrow(entries: readonly Entry[], move: number): number | null {
  for (const entry of standingEntries(entries).toReversed()) {
    if (entry.move > move) continue;
    for (const event of (entry.events ?? []).toReversed()) {
      if (event.kind === 'card.oriented') return Number(event.facts.arrow);
      if (event.kind === 'event.revealed') return null;
    }
  }
  return null;
}
