import { expect, it } from 'vitest';

import guide from '../../../../../../docs/how-to/event-effects.md?raw';
import { artOf, EVENT_ART } from './events';

const art = (effect: string, ...numbers: number[]) => artOf({ effects: [{ effect, numbers }] });

it('shows what is taken: grain withers, gold is taxed', () => {
  expect(art('lose', 2, 1, 0, 0)).toBe('drought');
  expect(art('pay_or_lose', 8, 2, 2, 0)).toBe('tax');
});

it('shows the project that a card brings', () => {
  expect(art('open_project', 4, 0, 0, 0)).toBe('palace');
});

it('tells a gain from a loss by its sign', () => {
  expect(art('most', 7, 2, 0, 0)).toBe('remedy');
  expect(art('fewest', 7, -2, 0, 0)).toBe('plague');
  expect(art('points_per_house', -1, 0, 0, 0)).toBe('empty');
});

it('goes by the first effect of a card', () => {
  const effects = [
    { effect: 'return_house', numbers: [] },
    { effect: 'gain_points', numbers: [1] },
  ];

  expect(artOf({ effects })).toBe('fire');
});

it('knows every effect of the vocabulary', () => {
  const effects = [...guide.matchAll(/^- `(\w+)` –/gm)].map((found) => found[1] ?? '');
  const plain = effects.filter((effect) => art(effect, 0, 0, 0, 0) === 'charter');

  expect(effects.length).toBeGreaterThan(30);
  expect(plain).toEqual(['forbid', 'drawn_discards']);
  expect(Object.keys(EVENT_ART)).toContain('charter');
});
