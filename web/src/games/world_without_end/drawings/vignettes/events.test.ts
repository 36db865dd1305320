import { expect, it } from 'vitest';

import guide from '../../../../../../docs/how-to/event-effects.md?raw';
import { artOf, EVENT_ART, type PrintedEffect } from './events';

const art = (effect: string, facts: PrintedEffect['facts'] = {}) =>
  artOf({ effects: [{ effect, facts }] });

it('shows what is taken: grain withers, gold is taxed', () => {
  expect(art('lose', { good: 'grain', amount: 1 })).toBe('drought');
  expect(art('pay_or_lose', { good: 'gold', amount: 2, points: 2 })).toBe('tax');
});

it('shows the project that a card brings', () => {
  expect(art('open_project', { project: 'palace' })).toBe('palace');
});

it('distinguishes a gain from a loss by its sign', () => {
  expect(art('most', { good: 'knowledge', points: 2 })).toBe('remedy');
  expect(art('fewest', { good: 'knowledge', points: -2 })).toBe('plague');
  expect(art('points_per_house', { points: -1 })).toBe('empty');
});

it('goes by the first effect of a card', () => {
  const effects = [
    { effect: 'return_house', facts: {} },
    { effect: 'gain_points', facts: { points: 1 } },
  ];

  expect(artOf({ effects })).toBe('fire');
});

it('knows every effect of the vocabulary', () => {
  const chapter = guide.split('\n## World Without End\n')[1]?.split('\n## ')[0] ?? '';
  const effects = [...chapter.matchAll(/^- `(\w+)` –/gm)].map((found) => found[1] ?? '');
  const plain = effects.filter((effect) => art(effect) === 'charter');

  expect(effects.length).toBeGreaterThan(30);
  expect(plain).toEqual(['forbid', 'drawn_discards']);
  expect(Object.keys(EVENT_ART)).toContain('charter');
});
