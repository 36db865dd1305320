/** What is expected of the legend of every game. */
import { describe, expect, it } from 'vitest';

import { INTERFACE_ICONS, type IconSet } from '$shared/drawings/icons';
import type { LegendEntry } from '$shared/game';

export function itNamesEveryIcon(legend: readonly LegendEntry[], icons: IconSet): void {
  describe('the legend', () => {
    it('names every icon of the game', () => {
      const named = new Set(legend.map(({ icon }) => icon));
      const own = Object.keys(icons).filter((icon) => !(icon in INTERFACE_ICONS));

      expect(own.filter((icon) => !named.has(icon))).toEqual([]);
    });
  });
}
