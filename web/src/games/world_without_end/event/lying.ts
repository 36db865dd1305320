/** How this round’s event card lies: what the log tells of it. */
import { chronicle } from '$shared/chronicle';
import type { Play } from '$shared/play.svelte';

/** The number at which the arrow was turned this round; null: not turned yet. */
export function lyingArrow(play: Play): number | null {
  const move = play.situation?.move ?? 0;
  const lines = chronicle(play.live.entries);
  for (const line of lines.toReversed()) {
    if (line.move > move) continue;
    for (const event of (line.events ?? []).toReversed()) {
      if (event.kind === 'card.oriented') return Number(event.facts.arrow);
      if (event.kind === 'event.revealed') return null;
    }
  }
  return null;
}
