/** How this round’s event card lies: what the log tells of it. */
import type { EntryTold } from '$shared/api';
import { chronicle } from '$shared/chronicle';

/** The number at which the arrow was turned this round, after so many moves; null: not yet. */
export function lyingArrow(entries: readonly EntryTold[], move: number): number | null {
  for (const entry of chronicle(entries).toReversed()) {
    if (entry.move > move) continue;
    for (const event of (entry.events ?? []).toReversed()) {
      if (event.kind === 'card.oriented') return Number(event.facts.arrow);
      if (event.kind === 'event.revealed') return null;
    }
  }
  return null;
}
