/** What the pages say of a game whose screen is not loaded; also of one that has none. */
import { metaOf } from '../games';
import { INTERFACE_ICONS, type IconSet } from '$shared/drawings/icons';
import type { Portrait } from '$shared/drawings/townspeople/portrait';
import type { Charge, GameMeta } from '$shared/game';
import { PLAYERS } from '$shared/generic/players';
import { dashed, say, localization } from '$shared/localization.svelte';

/** A message about a game; null if nobody has written it. Those of other packages are fetched. */
export function wordsOf(game: string, message: string): string | null {
  if (!metaOf(game)) void localization.loadFiles(['generic', 'announced']);
  return localization.has(message) ? say(message) : null;
}

/** What a game is called; one without messages, by its name. */
export const titleOf = (game: string): string =>
  wordsOf(game, `game-${dashed(game)}`) ?? readable(game);

/** A name as it is written, for a person to read. */
export const readable = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const playersOf = (game: string): GameMeta['players'] => metaOf(game)?.players ?? PLAYERS;

/** The icon that stands for a game. */
export const emblemOf = (game: string): { name: string; icons: IconSet } => ({
  name: 'emblem',
  icons: { emblem: metaOf(game)?.emblem ?? INTERFACE_ICONS.card },
});

export const chargeOf = (game: string, seat: number): Charge =>
  playersOf(game)[seat]?.charge ?? 'lion';

export const colorOf = (game: string, seat: number): string =>
  playersOf(game)[seat]?.color ?? 'var(--ink)';

/** What whoever sits there is called after: the lion, the stag… Learn the game's file before. */
export function seatTitle(game: string, seat: number): string {
  const title = playersOf(game)[seat]?.title;
  return (title && wordsOf(game, title)) || localization.number(seat + 1);
}

/** The townspeople of a game: portraits by the names of computer players. */
export const portraitOf = (game: string, name: string): Portrait | undefined =>
  metaOf(game)?.townspeople?.[name];

export interface Occupant {
  name: string;
  person: string | null;
  level: string | null;
}

/** What a seat in a list is called: a person, or a computer with its level. */
export function occupantName(seat: Occupant): string {
  if (seat.person !== null || seat.level === null) return seat.name;
  const level = say(`level-${seat.level}`);
  return seat.name ? say('townsperson', { name: seat.name, level }) : level;
}
