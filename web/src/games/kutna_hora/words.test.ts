import { beforeAll, describe, expect, test } from 'vitest';

import { words, type Language } from '$shared/words.svelte';

import { iconOf, label } from './labels';
import { changes, note } from './notes';
import { FILES, barbaraEffect, eventEffect, tileCosts, tileEffects } from './printed';
import { paneOf, question } from './questions';
import { sheet } from './scores';
import { eventIcon, isNews, reason, sentence } from './sentences';
import { aScene, asked, catalogue } from './testing/table';
import { choiceOfMine, tileOfMine, type View } from './view';

const speak = (language: Language) => words.speak(language);
const told = (kind: string, facts: Record<string, string | number>, seat: number | null = 1) =>
  sentence(aScene(), { kind, seat, facts });

beforeAll(() => words.learn(FILES));

describe('what is printed', () => {
  test('a building tells its production, then its gains, then what it switches', () => {
    expect(tileEffects(catalogue.tiles['metallurgists-3']!)).toBe(
      '+3 silver, people +1, +2 reputation, turns St. Barbara’s tile',
    );
  });
  test('a mine’s ore deck goes without saying; a public building’s does not', () => {
    expect(tileEffects(catalogue.tiles['mine-I-1']!)).toBe('+1 ore');
    expect(tileEffects(catalogue.tiles['yellow-1']!)).toBe(
      'ore deck +1, +7 points, yellow patrician',
    );
  });
  test('costs name the dots by shape and colour', () => {
    expect(tileCosts(catalogue.tiles['builders-1']!)).toContain('● red, ▲ yellow');
  });
  test('St. Barbara’s top part comes before the middle one', () => {
    expect(barbaraEffect(catalogue.barbara[2]!)).toBe(
      '−1 reputation, give a house for +2 production',
    );
  });
  test('an event names the commodity in its sentence', () => {
    expect(eventEffect(catalogue.events['event-A-5']!)).toBe(
      'people +2, 1 more ore dug, beer gets cheaper by a notch',
    );
  });
});

describe('choices', () => {
  test.each([
    ['card:2:joker', 'Joker (card 2)'],
    ['card:2:nothing', 'pass card 2'],
    ['rights:builders', 'Timber Yard'],
    ['rights:green', 'green'], // its stack is gone
    ['build:silver-1', 'Bell Foundry'],
    ['guilds:1', 'Metallurgists, Grocers, Scribes'],
    ['house:2', 'row 2, Grocers'],
    ['score:B4', 'B4 Herb Garden'],
    ['mine:1', 'Monk’s Find'],
    ['taxes:pay', 'pay 7 gr'],
    ['taxes:refuse', 'refuse, −2 reputation'],
    ['plot:C4', 'C4'],
    ['ignore', 'no, leave it'],
  ])('%s is called “%s”', (choice, name) => {
    expect(label(asked('card'), choice)).toBe(name);
  });
  test('some questions have a no and a yes of their own', () => {
    expect(label(asked('mine'), 'ignore')).toBe('none, lay them aside');
    expect(label(asked('granted_income'), 'take')).toBe('take the income');
  });
  test('a mine’s choice and its key name each other', () => {
    expect(tileOfMine(catalogue, '7')).toBe('mine-I-7');
    expect(choiceOfMine(catalogue, 'mine-I-7')).toBe('mine:7');
  });
  test('every family of choices has an icon', () => {
    const choices = ['guilds:1', 'row:scribes', 'card:1:plot', 'card:1:nothing', 'joker:mine'];
    const more = ['miners:1', 'mine:1', 'space:B1', 'technology:remove', 'rights:red1', 'plot:A1'];
    const rest = ['build:red-1', 'site:A1', 'house:1', 'patrician:red', 'score:A1', 'taxes:pay'];
    for (const choice of [...choices, ...more, ...rest, 'take', 'ignore']) {
      expect(iconOf(aScene(), choice), choice).not.toBeNull();
    }
  });
  test('notes tell what is printed on the piece', () => {
    expect(note(aScene(), 'rights:metallurgists', null)).toBe(
      'Metallurgists, 3 wood: +3 silver, people +1, +2 reputation, turns St. Barbara’s tile',
    );
    expect(note(aScene(), 'build:silver-1', null)).toMatch(/^18 gr: /);
    expect(note(aScene(), 'house:2', null)).toBe('lost: +2 points');
    expect(note(aScene(), 'guilds:1', null)).toBe(
      'make silver (5 gr), food (3 gr), permits (4 gr)',
    );
    expect(note(aScene(), 'plot:C4', null)).toBe('');
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
    events: [],
  };
  const found = changes(aScene(), preview);
  expect(found.map(({ label: name }) => name)).toEqual(['groschen', 'taxes', 'price of wood']);
  expect(found[0]).toMatchObject({ before: 40, after: 31, moreIsGood: true });
  expect(found[1]?.moreIsGood).toBe(false);
  expect(found[2]?.moreIsGood).toBeNull();
});

describe('questions', () => {
  test('speak of the tile, the tax, the row', () => {
    expect(question(asked('space', { tile: 'mine-I-1' }), 'space').title).toBe(
      'Where do you dig Monk’s Find?',
    );
    expect(question(asked('taxes'), 'taxes').title).toBe('Do you pay the taxes, 7 gr?');
    const view = aScene().view as View;
    const [first, ...others] = view.players;
    const rows = first!.rows.map((row, at) => (at ? { ...row, guild: null } : row));
    const scene = aScene({ players: [{ ...first!, rows }, ...others] });
    expect(question(scene, 'row').title).toBe('Which guild gets row 2 of your houses?');
    expect(question(scene, 'row').help).toContain('free public tile → +2 points → +3 reputation');
  });
  test('a card is explained for a screen, not for a terminal', () => {
    expect(question(asked('card'), 'card').help).not.toContain('▐');
  });
  test('open the part of the table that they are about', () => {
    expect(paneOf(aScene(), 'site')).toBe('city');
    expect(paneOf(aScene(), 'taxes')).toBeNull();
    expect(paneOf(aScene(), 'technology')).toBe('mine');
  });
});

describe('what happened', () => {
  test('is said with names, numbers and signs', () => {
    expect(told('plot.claimed', { square: 'C4', paid: 5 })).toBe('Bela claims C4 for 5 gr.');
    expect(told('mine.built', { tile: 'mine-I-1', space: 'B2', paid: 0 })).toBe(
      'Bela digs Monk’s Find at B2 for free.',
    );
    expect(told('reputation.changed', { amount: -2, now: -3 })).toBe(
      'Bela’s reputation: −2, now −3.',
    );
    expect(told('town.built', { commodity: 'wood', tile: '' }, null)).toBe(
      'The town builds for wood; no tile was left.',
    );
    expect(told('guilds.chosen', { set: 4 })).toBe('Bela chooses Grocers, Miners, Builders.');
    expect(told('event.revealed', { event: 'event-B-5' }, null)).toBe(
      'Event of the round: A Lean Winter (people +2, fewest points: a pelican).',
    );
    expect(told('effect.ignored', { question: 'granted_income' })).toBe(
      'Bela declines a granted income.',
    );
  });
  test('takes the forms that French needs', async () => {
    await speak('fr');
    expect(told('production.raised', { amount: 2, commodity: 'silver', now: 5 })).toContain(
      'd’argent',
    );
    await speak('en');
  });
  test('is news, unless the score sheet tells it', () => {
    expect(isNews({ kind: 'plot.claimed', seat: 0, facts: {} })).toBe(true);
    expect(isNews({ kind: 'arm.moved', seat: null, facts: {} })).toBe(false);
    expect(isNews({ kind: 'points.scored', seat: 0, facts: { source: 'final_city' } })).toBe(false);
  });
  test('has an icon: of the action, of the commodity, of its kind', () => {
    const icon = (kind: string, facts = {}) => eventIcon({ kind, seat: 0, facts }).icon;
    expect(icon('card.played', { action: 'mine' })).toBe('mine');
    expect(icon('arm.moved', { commodity: 'beer' })).toBe('beer');
    expect(icon('pelican.used')).toBe('pelican');
  });
});

test('a refusal names what it speaks of', () => {
  const why = { rule: 'KH-PRICE-6', message: 'refusal-no-market', arguments: { guild: 'scribes' } };
  expect(reason(aScene(), why)).toBe('There is no market (red x) for what the Scribes make.');
});

test('a score sheet has a line for every source', () => {
  expect(sheet(aScene(), { lines: { mines: 2, final_city: 1 } })).toEqual([
    { label: 'mines', points: 2 },
    { label: 'dots around the buildings', points: 1 },
  ]);
});
