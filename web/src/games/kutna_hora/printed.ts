/** What is printed on tiles, cards and boards, in words. */
import { dashed, plain, say, signed, words, type Values } from '$shared/words.svelte';

import {
  commodityOf,
  type BarbaraTile,
  type Catalogue,
  type Dot,
  type EventCard,
  type Gains,
  type Guild,
  type House,
  type Tile,
} from './view';

/** The Fluent files with this game’s words. */
export const FILES = ['kutna_hora', 'kutna_hora_pieces', 'web_kutna_hora'];

const GAINS = ['population', 'points', 'reputation', 'pelicans', 'tax'] as const;
const SWITCHES = ['technology', 'removes_house', 'flips'] as const;
/** Each colour of dots has its own shape. */
export const DOT_SYMBOLS: Record<Dot, string> = { red: '●', yellow: '▲', blue: '■', green: '◆' };

export const tileTitle = (catalogue: Catalogue, key: string): string =>
  words.title(`kutna-hora-tile-${key}`, catalogue.tiles[key]?.name ?? key);

export const eventTitle = (catalogue: Catalogue, key: string): string =>
  words.title(`kutna-hora-${key}`, catalogue.events[key]?.name ?? key);

/** Population, points, reputation, pelicans and tax, each in words. */
export function gains(printed: Gains): string[] {
  return GAINS.flatMap((name) => {
    const amount = printed[name] ?? 0;
    return amount ? [say(`gain-${name}`, { change: signed(amount), count: Math.abs(amount) })] : [];
  });
}

const orNothing = (parts: string[]): string =>
  parts.length ? words.list(parts) : say('gain-nothing');

/** What building a tile brings. */
export function tileEffects(tile: Tile): string {
  const parts: string[] = [];
  if (tile.production) {
    const commodity = say(`commodity-${commodityOf(tile.guild ?? 'miners')}`);
    parts.push(say('gain-production', { amount: tile.production, commodity }));
  }
  if (tile.ore_advance && !tile.guild && tile.stars === undefined) {
    parts.push(say('gain-ore-deck', { amount: tile.ore_advance }));
  }
  parts.push(...gains(tile));
  for (const name of SWITCHES) if (tile[name]) parts.push(say(`gain-${dashed(name)}`));
  if (tile.patrician) {
    parts.push(say('gain-patrician', { colour: say(`colour-${tile.patrician}`) }));
  }
  return orNothing(parts);
}

/** What a building costs and does to the land beside it; what a mine asks beside it. */
export function tileCosts(tile: Tile): string {
  if (tile.wood !== undefined) {
    const { wood, plot_price: price = 0, dots = [] } = tile;
    return say('tile-building', { wood, price, dots: dotWords(dots) });
  }
  const stars = tile.stars ?? 0;
  return tile.cost ? say('tile-mine', { stars, wood: tile.cost }) : say('tile-rock', { stars });
}

/** Dots by shape and colour: ● red, ■ blue. */
export const dotWords = (colours: readonly Dot[]): string =>
  words.list(colours.map((colour) => `${DOT_SYMBOLS[colour]} ${say(`dot-${colour}`)}`));

/** Whose tile it is: a guild’s, a patrician’s, the mine’s. */
export function tileOrigin(tile: Tile): string {
  if (tile.guild) return guildName(tile.guild);
  if (tile.patrician) return say('tile-public', { colour: say(`colour-${tile.patrician}`) });
  return say('tile-of-the-mine');
}

/** What the space beneath a house gives. */
export function houseEffect(house: House): string {
  const parts = gains(house);
  if (house.free_tile) parts.push(say('gain-free-tile'));
  return orNothing(parts);
}

/** The top part and the middle part of a tile of St. Barbara’s. */
export function barbaraEffect(tile: BarbaraTile): string {
  const parts = gains({ reputation: tile.reputation, points: tile.points });
  if (tile.effect !== 'none') {
    parts.push(say(`barbara-${dashed(tile.effect)}`, { amount: tile.amount }));
  }
  return orNothing(parts);
}

/** What an event card does at the end of the round, and while it lies there. */
export function eventEffect(card: EventCard): string {
  const parts = (['population', 'ore'] as const).flatMap((deck) =>
    card[deck] ? [say(`card-${deck}`, { amount: card[deck] })] : [],
  );
  if (card.effect !== 'none') {
    const values: Values = { amount: Math.abs(card.amount), change: signed(card.amount) };
    if (card.commodity) {
      Object.assign(values, words.forms('commodity', `commodity-${card.commodity}`));
    }
    parts.push(say(`card-${dashed(card.effect)}`, values));
  }
  return orNothing(parts);
}

export const guildName = (guild: Guild | string): string => say(`guild-${guild}`);

/** A stack of the town hall: its guild’s or its patrician’s name. */
export function stackName(stack: string): string {
  if (stack.startsWith('red')) return say('colour-red');
  const isPatricians = stack === 'green' || stack === 'silver' || stack === 'yellow';
  return isPatricians ? say(`colour-${stack}`) : guildName(stack);
}

export const groschen = (amount: number): string =>
  say('web-kh-groschen', { amount: plain(amount) });
