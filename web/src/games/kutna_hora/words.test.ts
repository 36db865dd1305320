import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { localization, type Language } from '$shared/localization.svelte';

import { changes } from './changes';
import { eventIcon, iconOf } from './marks';
import { paneOf } from './panes';
import { FILES, dotWords, inWords, rowEffects, tileTitle } from './printed';
import { sheet } from './scores';
import { aScene, catalogue } from './testing/fixtures';

const speak = (language: Language) => localization.setLanguage(language);
const NO_TEXT = { type: 'message', id: 'as-written' } as const;

beforeAll(() => localization.loadFiles(FILES));

describe('a name', () => {
  afterEach(() => speak('en'));

  test('comes in the forms that its language has', async () => {
    expect(localization.forms('commodity', 'commodity-silver').of_commodity).toBe('silver');
    await speak('fr');
    expect(localization.forms('commodity', 'commodity-silver').of_commodity).toBe('d’argent');
  });

  test('a title of ours is translated, and one of somebody’s own pack is not', async () => {
    await speak('es');
    expect(localization.title('kutna-hora-tile-miners-1', 'Pit Smithy')).toBe('Fragua del pozo');
    expect(localization.title('kutna-hora-tile-miners-1', 'My own smithy')).toBe('My own smithy');
  });
});

describe('what is printed', () => {
  test('is rendered from the catalogue', () => {
    expect(tileTitle(catalogue, 'builders-2')).toBe('Timber Yard');
    expect(inWords(catalogue.tiles['metallurgists-3']!.text.effects)).toBe(
      '+3 silver, population +1, +2 reputation, flips the St. Barbara tile',
    );
    expect(rowEffects(catalogue, 1)).toContain('free public tile → +2 points → +3 reputation');
  });
  test('a tile that no pack has goes by its key', () => {
    expect(tileTitle(catalogue, 'builders-9')).toBe('builders-9');
  });
  test('dots have a shape and a color', () => {
    expect(dotWords(['red', 'yellow'])).toBe('● red, ▲ yellow');
  });
});

describe('choices', () => {
  test('every family of choices has an icon', () => {
    const choices = ['guilds:1', 'row:scribes', 'card:1:plot', 'card:1:nothing', 'joker:mine'];
    const more = ['miners:1', 'mine:1', 'space:B1', 'technology:remove', 'rights:red1', 'plot:A1'];
    const rest = ['build:red-1', 'site:A1', 'house:1', 'patrician:red', 'score:A1', 'taxes:pay'];
    for (const choice of [...choices, ...more, ...rest, 'take', 'ignore']) {
      expect(iconOf(aScene(), choice), choice).not.toBeNull();
    }
  });
});

test('changes come in a fixed order: one’s own numbers, then prices', () => {
  const preview = {
    choice: 'site:C4',
    changes: {
      'prices.wood': [3, 2] as [number, number],
      groschen: [40, 31] as [number, number],
      tax: [7, 8] as [number, number],
    },
    passes: null,
    reveals: false,
    can_undo: true,
    events: [],
  };
  const found = changes(aScene(), preview);
  expect(found.map(({ label: name }) => name)).toEqual(['groschen', 'taxes', 'price of wood']);
  expect(found[0]).toMatchObject({ before: 40, after: 31, moreIsGood: true });
  expect(found[1]?.moreIsGood).toBe(false);
  expect(found[2]?.moreIsGood).toBeNull();
});

test('questions open the part of the table that they are about', () => {
  expect(paneOf(aScene(), 'site')).toBe('city');
  expect(paneOf(aScene(), 'taxes')).toBeNull();
  expect(paneOf(aScene(), 'technology')).toBe('mine');
});

test('an event has the icon of its action, of its commodity, or of its kind', () => {
  const icon = (kind: string, facts = {}) =>
    eventIcon({ kind, seat: 0, facts, text: NO_TEXT, news: true, heading: false }).icon;
  expect(icon('card.played', { action: 'mine' })).toBe('mine');
  expect(icon('arm.moved', { commodity: 'beer' })).toBe('beer');
  expect(icon('pelican.used')).toBe('pelican');
});

test('a score sheet has a line for every source', () => {
  expect(sheet(aScene(), { lines: { mines: 2, final_city: 1 } })).toEqual([
    { label: 'mines', points: 2 },
    { label: 'matching dots', points: 1 },
  ]);
});
