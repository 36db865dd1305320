/** What a choice costs and brings: in a few words, and as numbers before and after. */
import type { Preview } from '$shared/api';
import type { IconName } from '$shared/drawings/icons';
import type { Change, Scene } from '$shared/game';
import { say, words } from '$shared/words.svelte';

import { askedBoard, commodityIcon, split } from './labels';
import { groschen, houseEffect, tileCosts, tileEffects, tileOrigin } from './printed';
import {
  COMMODITIES,
  commodityOf,
  stackOf,
  tileOfMine,
  type Catalogue,
  type Colour,
  type Guild,
  type View,
} from './view';

// --- In words -----------------------------------------------------------------------------------

type Telling = (view: View, catalogue: Catalogue, rest: string) => string;

const NOTES: Record<string, Telling> = {
  rights: stackNote,
  build: (view, catalogue, key) => {
    const tile = catalogue.tiles[key];
    if (!tile) return '';
    const cost = groschen((tile.wood ?? 0) * view.prices.wood.price);
    return say('web-kh-note-build', { cost, effects: tileEffects(tile) });
  },
  mine: (_, catalogue, number) => {
    const tile = catalogue.tiles[tileOfMine(catalogue, number)];
    if (!tile) return '';
    return say('web-kh-note-mine', { effects: tileEffects(tile), costs: tileCosts(tile) });
  },
  house: houseNote,
  patrician: (_, catalogue, colour) =>
    say(`council-${colour}`, { ...catalogue.council[colour as Colour] }),
  guilds: (view, _, number) => wares(view, Number(number) - 1),
  row: (_, __, guild) => {
    const name = `commodity-${commodityOf(guild as Guild)}`;
    return say('web-kh-note-row', words.forms('commodity', name));
  },
};

/** What is printed on the piece that a choice is about. */
export function note(scene: Scene, choice: string, _preview: Preview | null): string {
  const [family, rest] = split(choice);
  return NOTES[family]?.(scene.view as View, scene.catalogue as Catalogue, rest) ?? '';
}

/** What a set of guilds makes, at today’s prices. */
function wares(view: View, number: number): string {
  const guilds = view.guild_sets[number]?.guilds ?? [];
  const told = guilds.map(commodityOf).map((ware) =>
    say('web-kh-ware-price', {
      commodity: say(`commodity-${ware}`),
      price: view.prices[ware].price,
    }),
  );
  return say('web-kh-note-set', { wares: words.list(told) });
}

function stackNote(view: View, catalogue: Catalogue, name: string): string {
  const tile = catalogue.tiles[stackOf(view, name)?.top ?? ''];
  if (!tile) return '';
  const effects = tileEffects(tile);
  return say('web-kh-note-rights', { origin: tileOrigin(tile), wood: tile.wood ?? 0, effects });
}

function houseNote(view: View, catalogue: Catalogue, row: string): string {
  const spaces = catalogue.houses[Number(row) - 1] ?? [];
  const houses = askedBoard(view)?.rows[Number(row) - 1]?.houses ?? 0;
  const lost = spaces[spaces.length - houses];
  return lost ? say('web-kh-note-house', { effect: houseEffect(lost) }) : '';
}

// --- In numbers ---------------------------------------------------------------------------------

interface Figure {
  name: string;
  label: string;
  icon: IconName;
  tint?: string;
  moreIsGood: boolean | null;
}

const FIGURES: readonly Figure[] = [
  {
    name: 'groschen',
    label: 'web-kh-change-groschen',
    icon: 'groschen',
    tint: 'var(--gold)',
    moreIsGood: true,
  },
  { name: 'income', label: 'web-kh-change-income', icon: 'income', moreIsGood: true },
  { name: 'score', label: 'web-kh-change-score', icon: 'point', moreIsGood: true },
  {
    name: 'score_if_ended',
    label: 'web-kh-change-score-if-ended',
    icon: 'crown-winner',
    moreIsGood: true,
  },
  { name: 'reputation', label: 'web-kh-change-reputation', icon: 'reputation', moreIsGood: true },
  { name: 'pelicans', label: 'web-kh-change-pelicans', icon: 'pelican', moreIsGood: true },
  { name: 'tax', label: 'web-kh-change-tax', icon: 'tax', moreIsGood: false },
];

/** What is sure to change for the chooser, then the prices. */
export function changes(_scene: Scene, preview: Preview): Change[] {
  const own = FIGURES.flatMap(({ name, label, ...look }) => {
    const change = preview.changes[name];
    if (!change) return [];
    const [before, after] = change;
    return [{ ...look, label: say(label), before, after }];
  });
  const prices = COMMODITIES.flatMap((name) => {
    const change = preview.changes[`prices.${name}`];
    if (!change) return [];
    const [before, after] = change;
    const label = say('web-kh-change-price', words.forms('commodity', `commodity-${name}`));
    return [{ ...commodityIcon(name), label, before, after, moreIsGood: null }];
  });
  return [...own, ...prices];
}
