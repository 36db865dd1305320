/** The table as this tab last saw it: shown again after a reload, until the server answers. */
import type { Situation, Table } from '$shared/api';
import type { Anything } from '$shared/game';
import type { Play } from '$shared/play.svelte';

const PLACE = 'last-table';

export interface LastKnown {
  table: Table;
  situation: Situation;
  catalogue: Anything;
}

export function lastKnown(id: string): LastKnown | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as LastKnown | null;
    return kept?.table.id === id ? kept : null;
  } catch {
    return null;
  }
}

/** Keep what is seen now. Between several people at one screen hands stay behind the curtain. */
export function keepLastKnown({ live, game, catalogue }: Play): void {
  const { table, situation } = live;
  if (!table || !situation || live.connection !== 'live') return;
  if (game.hidesHands && table.seats.filter((seat) => seat.yours).length > 1) return;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ table, situation, catalogue }));
  } catch {
    // Not kept: after a reload the table waits for the server.
  }
}
