/** What is expected of every set of icons. */
import { describe, expect, it } from 'vitest';

import type { IconSet } from '$shared/drawings/icons';

/** Every number that is a place on the paper: commands in capitals say where, in small how far. */
const places = (markup: string): number[] =>
  [...markup.matchAll(/[MLHVCQ][^A-Za-z]*/g)].flatMap(([part]) =>
    [...part.slice(1).matchAll(/-?\d*\.?\d+/g)].map(Number),
  );

export function itIsAGoodIconSet(icons: IconSet): void {
  describe('an icon', () => {
    it.each(Object.entries(icons))('%s is well-formed and stays on its square', (_, markup) => {
      const parsed = new DOMParser().parseFromString(`<svg>${markup}</svg>`, 'image/svg+xml');

      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(Math.min(...places(markup))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places(markup))).toBeLessThanOrEqual(24);
    });

    it('is drawn once', () => {
      expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
    });

    it('names no color: it takes those around it', () => {
      expect(Object.values(icons).join('')).not.toMatch(/#|rgb|fill="(?!none|currentColor|var\()/);
    });
  });

  it('all icons together stay small: about a quarter of this travels', () => {
    expect(Object.values(icons).join('').length).toBeLessThan(40_000);
  });
}
