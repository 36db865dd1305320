import { describe, expect, it } from 'vitest';

import { ICONS as KUTNA_HORA_ICONS } from './kutna_hora/drawings/icons';
import { legend as kutnaHora } from './kutna_hora/legend';
import { ICONS as WORLD_ICONS } from './world_without_end/drawings/icons';
import { legend as worldWithoutEnd } from './world_without_end/legend';

import { INTERFACE_ICONS as SHARED_ICONS } from '$shared/drawings/icons';

describe('the legend', () => {
  it.each([
    ['Kutná Hora', KUTNA_HORA_ICONS, kutnaHora],
    ['World Without End', WORLD_ICONS, worldWithoutEnd],
  ])('of %s names every icon', (_, icons, legend) => {
    const named = new Set(legend.map(({ icon }) => icon));

    expect(
      Object.keys(icons).filter((icon) => !(icon in SHARED_ICONS) && !named.has(icon)),
    ).toEqual([]);
  });
});
