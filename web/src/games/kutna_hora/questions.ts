/** What is asked, and where on the screen it is answered. */
import type { Question, Scene } from '$shared/game';
import { dashed, say, words, type Values } from '$shared/words.svelte';

import { askedBoard } from './labels';
import { houseEffect, tileTitle } from './printed';
import type { Catalogue, View } from './view';

export function question(scene: Scene, kind: string): Question {
  const values = spoken(scene.view as View, scene.catalogue as Catalogue);
  const name = `question-${dashed(kind)}`;
  const help = kind === 'card' ? 'web-kh-card-help' : `${name}.help`;
  return { title: say(name, values), help: say(help, values) };
}

/** What a question may speak of: the row asked for, the tile in hand, the price of a seat. */
function spoken(view: View, catalogue: Catalogue): Values {
  const board = askedBoard(view);
  const tile = view.asked?.tile;
  const free = board?.rows.findIndex((row) => row.guild === null) ?? -1;
  return {
    cards: view.cards_left + 1,
    price: catalogue.council_price,
    tile: tile ? tileTitle(catalogue, tile) : '',
    draws: view.technology.level,
    tax: board?.taxes_due ?? 0,
    permit: view.prices.permits.price,
    pool: catalogue.pool_limit,
    two: catalogue.surcharge[2] ?? 0,
    three: catalogue.surcharge[3] ?? 0,
    row: free + 1,
    effects: rowEffects(catalogue, free),
  };
}

/** What a row of houses pays, from the left. */
export function rowEffects(catalogue: Catalogue, row: number): string {
  return (catalogue.houses[row] ?? []).map(houseEffect).join(say('step-separator'));
}

export type PaneId = 'city' | 'mine' | 'hall' | 'prices' | 'church' | 'own';

const PANES: Record<string, PaneId> = {
  plot: 'city',
  site: 'city',
  scored_building: 'city',
  building: 'city',
  miners: 'mine',
  mine: 'mine',
  granted_mine: 'mine',
  space: 'mine',
  technology: 'mine',
  rights: 'hall',
  free_tile: 'hall',
  guilds: 'hall',
  council: 'church',
  bank_patrician: 'church',
  row: 'own',
  removed_house: 'own',
  house_for_production: 'own',
};

/** The part of the table that a question is about. */
export const paneOf = (_scene: Scene, kind: string): PaneId | null => PANES[kind] ?? null;

/** All of a text that a screen reader hears of a place, one thing after the other. */
export const spokenList = (parts: readonly (string | null | undefined | false)[]): string =>
  words.list(parts.filter((part): part is string => Boolean(part)));
