/** What a person asks the server about the table, beside playing: a hint, an earlier move. */
import { get, type Hint, type Situation } from './api';
import type { Play } from './play.svelte';

/** What the coach would choose, picked up. */
export async function askForHint(play: Play): Promise<void> {
  const seat = play.decision?.seat;
  if (seat === undefined) return;
  await play.attempt(async () => {
    play.hint = await get<Hint>(`/api/tables/${play.live.id}/hint?seat=${seat}`);
    play.selected = play.hint.choice;
  });
}

/** Look at the table as it was after a number of moves, through the eyes of a seat; null: as it is
    now. */
export async function showMove(
  play: Play,
  move: number | null,
  as: number | null = null,
): Promise<void> {
  play.clearSelection();
  if (move === null) play.past = null;
  else await play.attempt(async () => (play.past = await tableAt(play, move, as)));
}

/** The table as it was after a number of moves, through the eyes of a seat. */
export function tableAt(play: Play, move: number, as: number | null = null): Promise<Situation> {
  const seat = as ?? play.live.seat ?? play.live.situation?.seat ?? null;
  const eyes = seat === null ? '' : `?seat=${seat}`;
  return get<Situation>(`/api/tables/${play.live.id}/history/${move}${eyes}`);
}
