import { describe, expect, it } from 'vitest';

import { CHARGES } from './charges';
import { ICONS } from './icons';

/** Every number that is a place on the paper: commands in capitals say where, in small how far. */
const places = (markup: string): number[] =>
  [...markup.matchAll(/[MLHVCQ][^A-Za-z]*/g)].flatMap(([part]) =>
    [...part.slice(1).matchAll(/-?\d*\.?\d+/g)].map(Number),
  );

describe('an icon', () => {
  it.each(Object.entries(ICONS))('%s is well-formed and stays on its square', (_, markup) => {
    const parsed = new DOMParser().parseFromString(`<svg>${markup}</svg>`, 'image/svg+xml');

    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(Math.min(...places(markup))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places(markup))).toBeLessThanOrEqual(24);
  });

  it('is drawn once: only points look alike in both games', () => {
    const { points, ...others } = ICONS;

    expect(points).toBe(others.point);
    expect(new Set(Object.values(others)).size).toBe(Object.keys(others).length);
  });

  it('names no colour: it takes those around it', () => {
    expect(Object.values(ICONS).join('')).not.toMatch(/#|rgb|fill="(?!none|currentColor|var\()/);
  });
});

it('all icons together stay small: about a quarter of this travels', () => {
  expect(Object.values(ICONS).join('').length).toBeLessThan(40_000);
});

it('the four charges differ', () => {
  expect(new Set(Object.values(CHARGES)).size).toBe(4);
});
