import type { Seat } from './api';
import type { GameScreen } from './game';
import { say } from './localization.svelte';

/** A person’s name, or a townsperson’s; several seats of one person are called by the charge. */
export function seatName(game: GameScreen, seats: readonly Seat[], seat: number): string {
  const known = seats[seat];
  const title = say(game.players[seat]?.title ?? '');
  if (!known?.name) return title;
  if (known.person === null) return known.name;
  const several =
    seats.filter((other) => other.person === known.person && other.name === known.name).length > 1;
  return several ? title : known.name;
}
