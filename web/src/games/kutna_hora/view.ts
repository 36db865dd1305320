/** The types of a table of Kutná Hora and of what is printed, generated from the server's; look-ups. */
import type { Schemas } from '$shared/api';

export type View = Schemas['KutnaHoraView'];
export type Asked = Schemas['KutnaHoraAsked'];
export type Price = Schemas['KutnaHoraPrice'];
export type Stack = Schemas['KutnaHoraStack'];
export type Square = Schemas['KutnaHoraSquare'];
export type Space = Schemas['KutnaHoraSpace'];
export type Player = Schemas['KutnaHoraPlayerBoard'];
export type ScoreSheet = Schemas['KutnaHoraScoreSheet'];

export type Catalogue = Schemas['KutnaHoraCatalogue'];
export type PriceCell = Schemas['KutnaHoraPriceCell'];
export type Tile = Schemas['KutnaHoraTile'];
export type House = Schemas['KutnaHoraHouse'];
export type EventCard = Schemas['KutnaHoraEventCard'];
export type BarbaraTile = Schemas['KutnaHoraBarbaraTile'];
/** What a tile or a house space gives. */
export type Gains = Pick<Tile, 'population' | 'points' | 'reputation' | 'pelicans' | 'tax'>;

export type Commodity = keyof View['prices'];
export type Guild = View['guild_sets'][number]['guilds'][number];
export type Color = keyof View['patricians']['bank'];
export type Dot = NonNullable<Tile['dots']>[number];
export type Action = Catalogue['cards'][number][number];

export const COMMODITIES = [
  'ore',
  'silver',
  'wood',
  'permits',
  'food',
  'beer',
] as const satisfies readonly Commodity[];
export const GUILDS = [
  'miners',
  'metallurgists',
  'builders',
  'scribes',
  'grocers',
  'innkeepers',
] as const satisfies readonly Guild[];
export const COLORS = ['green', 'silver', 'yellow', 'red'] as const satisfies readonly Color[];
export const ACTIONS = [
  'mine',
  'rights',
  'plot',
  'building',
  'income',
  'barbara',
  'joker',
] as const satisfies readonly Action[];

// --- Looking things up --------------------------------------------------------------------------

export const commodityOf = (guild: Guild): Commodity =>
  COMMODITIES[GUILDS.indexOf(guild)] as Commodity;
export const guildOf = (commodity: Commodity): Guild =>
  GUILDS[COMMODITIES.indexOf(commodity)] as Guild;

export const stackOf = (view: View, name: string): Stack | undefined =>
  view.town_hall.flat().find((stack) => stack.stack === name);

/** What a player makes of a commodity. */
export const madeBy = (player: Player, commodity: Commodity): number =>
  player.earnings[commodity]?.amount ?? 0;
