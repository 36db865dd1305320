/** What the server tells of a table of Kutná Hora, and what is printed on its pieces. */
import type { EventEffect } from '$shared/drawings/kutna_hora/vignettes';

export const COMMODITIES = ['ore', 'silver', 'wood', 'permits', 'food', 'beer'] as const;
export type Commodity = (typeof COMMODITIES)[number];
export const GUILDS = [
  'miners',
  'metallurgists',
  'builders',
  'scribes',
  'grocers',
  'innkeepers',
] as const;
export type Guild = (typeof GUILDS)[number];
export const COLOURS = ['green', 'silver', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export type Dot = 'red' | 'yellow' | 'blue' | 'green';
export const ACTIONS = [
  'mine',
  'rights',
  'plot',
  'building',
  'income',
  'barbara',
  'joker',
] as const;
export type Action = (typeof ACTIONS)[number];

// --- The table ----------------------------------------------------------------------------------

export interface View {
  seat: number | null;
  seats: number;
  over: boolean;
  round: number;
  rounds: number;
  turn: number;
  starting_seat: number;
  active_seat: number;
  cards_left: number;
  asked: Asked | null;
  tax: number;
  tax_refusal: number;
  event: { card: string; name: string } | null;
  red_round: number;
  population: number;
  ore: number;
  prices: Record<Commodity, Price>;
  town_hall: Stack[][];
  removed: string[];
  patricians: Record<'bank' | 'pool' | 'council', Record<Colour, number>>;
  city: Record<string, Square>;
  mine: Record<string, Space>;
  mine_rows: { stars: number; prizes: number[]; held: number[] }[];
  mine_stack: { count: number; back: number | null; discard: string[] };
  technology: { level: number; taken: number };
  barbara: { turned: number };
  guild_sets: { guilds: Guild[]; seat: number | null }[];
  players: Player[];
}

export interface Asked {
  seat: number;
  kind: string;
  number: number;
  drawn: string[];
  tile: string | null;
}

export interface Price {
  price: number;
  column: number;
  mark: 'town_builds' | 'red_cross' | null;
}

export interface Stack {
  stack: string;
  top: string;
  height: number;
  cost: number;
}

export interface Square {
  building: string | null;
  seat: number | null;
  plot_price: number | null;
  points: number | null;
}

export interface Space {
  tile: string | null;
  seat: number | null;
  wood: number | null;
  entrance: boolean;
}

export interface Player {
  groschen: number;
  score: number;
  score_if_ended: number;
  place: number;
  reputation: number;
  income: number;
  taxes_due: number;
  miners: { pool: number; waiting: number };
  pelicans: { unused: number; used: number };
  plot_markers: number;
  plot_costs: Record<string, number>;
  hand: { card: number; actions: Action[] }[];
  tiles: string[];
  rows: { guild: Guild | null; houses: number; gone: number }[];
  mine_ore: number;
  council: Record<Colour, number>;
  production: Partial<Record<Commodity, number>>;
  points: Record<string, number>;
}

// --- What is printed ----------------------------------------------------------------------------

export interface Catalogue {
  tiles: Record<string, Tile>;
  events: Record<string, EventCard>;
  barbara: BarbaraTile[];
  cards: Action[][];
  houses: House[][];
  /** Every card’s cells from the left; `!` the town builds, `x` a red X. */
  prices: Record<Commodity, string[][]>;
  reputation: {
    lowest: number;
    highest: number;
    points: number[];
    cheap_plots_from: number;
    free_joker_from: number;
  };
  rounds: number;
  tax_refusal: number[];
  villages: Record<string, Dot[]>;
  entrances: string[];
  entrance_wood: number;
  council_price: number;
  council: Record<Colour, { points: number; more?: number }>;
  columns: [groschen: number, permits: number][];
  surcharge: number[];
  pool_limit: number;
  finished_reputation: number;
}

export interface Gains {
  population?: number;
  points?: number;
  reputation?: number;
  pelicans?: number;
  tax?: number;
}

export interface Tile extends Gains {
  name: string;
  guild?: Guild;
  wood?: number;
  plot_price?: number;
  dots?: Dot[];
  stars?: number;
  cost?: number;
  set?: number;
  production?: number;
  ore_advance?: number;
  removes_house?: boolean;
  flips?: boolean;
  technology?: boolean;
  patrician?: Colour;
}

export interface House extends Gains {
  free_tile: number;
}

export interface EventCard {
  name: string;
  deck: string;
  tax: number;
  population: number;
  ore: number;
  effect: EventEffect;
  amount: number;
  commodity: Commodity | null;
}

export interface BarbaraTile {
  tile: number;
  reputation: number;
  points: number;
  effect: string;
  amount: number;
  tax: number;
}

// --- Looking things up --------------------------------------------------------------------------

export const commodityOf = (guild: Guild): Commodity =>
  COMMODITIES[GUILDS.indexOf(guild)] as Commodity;
export const guildOf = (commodity: Commodity): Guild =>
  GUILDS[COMMODITIES.indexOf(commodity)] as Guild;

/** The deck that a commodity’s price stands on: the number of cards turned is the view’s. */
export const deckOf = (commodity: Commodity): 'ore' | 'population' =>
  commodity === 'ore' || commodity === 'silver' || commodity === 'permits' ? 'ore' : 'population';

const BUILDINGS = 36; // in a catalogue the mines come after them

/** The key of the mine that a choice `mine:7` names. */
export const tileOfMine = (catalogue: Catalogue, number: string): string =>
  Object.keys(catalogue.tiles)[BUILDINGS + Number(number) - 1] as string;

/** The choice that names a mine, by its key. */
export const choiceOfMine = (catalogue: Catalogue, key: string): string =>
  `mine:${Object.keys(catalogue.tiles).indexOf(key) - BUILDINGS + 1}`;

export const stackOf = (view: View, name: string): Stack | undefined =>
  view.town_hall.flat().find((stack) => stack.stack === name);

/** What a player makes of a commodity; ore comes from buildings and mines. */
export function madeBy(player: Player, commodity: Commodity): number {
  const made = player.production[commodity] ?? 0;
  return commodity === 'ore' ? made + player.mine_ore : made;
}
