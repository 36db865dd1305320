/** What is printed on tiles, cards and boards: the catalogue's messages, in the reader’s language. */
import type { Message } from '$shared/api';
import { localization, plain, say } from '$shared/localization.svelte';
import { render } from '$shared/narration';

import type { Catalogue, Dot, Guild } from './view';

/** The Fluent files with this game’s words. */
export const FILES = ['kutna_hora', 'kutna_hora_pieces', 'web_kutna_hora'];

/** Each color of dots has its own shape. */
export const DOT_SYMBOLS: Record<Dot, string> = { red: '●', yellow: '▲', blue: '■', green: '◆' };

/** A message about a piece; it speaks of no player. */
export const inWords = (message: Message): string => render(message, () => '');

export function tileTitle(catalogue: Catalogue, key: string): string {
  const tile = catalogue.tiles[key];
  return tile ? inWords(tile.text.title) : key;
}

export function eventTitle(catalogue: Catalogue, key: string): string {
  const card = catalogue.events[key];
  return card ? inWords(card.text.title) : key;
}

/** What a row of houses pays, from the left. */
export const rowEffects = (catalogue: Catalogue, row: number): string =>
  (catalogue.houses[row] ?? [])
    .map((house) => inWords(house.text.effects))
    .join(say('step-separator'));

/** Dots by shape and color: ● red, ■ blue. */
export const dotWords = (colors: readonly Dot[]): string =>
  localization.list(
    colors.map((color) => say('dot', { symbol: DOT_SYMBOLS[color], color: say(`dot-${color}`) })),
  );

export const guildName = (guild: Guild): string => say(`guild-${guild}`);

export const groschen = (amount: number): string =>
  say('groschen-short', { amount: plain(amount) });

/** All of a text that a screen reader hears of a place, one thing after the other. */
export const joinParts = (parts: readonly (string | null | undefined | false)[]): string =>
  localization.list(parts.filter((part): part is string => Boolean(part)));
