/** The city’s measures, which choice a touch of a square means, and which dots it would touch. */
import type { Catalogue, Dot, View } from '../view';

export const CELL = 100;
export const EDGE = 38;

/** What a square can answer. */
export type Family = 'plot' | 'site' | 'score';
export const FAMILIES: readonly Family[] = ['plot', 'site', 'score'];

/** A square answers the question that is asked; else touching it asks about a plot there. */
export function familyOf(kind: string | undefined): Family {
  if (kind === 'site') return 'site';
  return kind === 'scored_building' ? 'score' : 'plot';
}

export interface Lit {
  /** The squares and villages beside the place that is looked at. */
  squares: Set<string>;
  villages: Set<string>;
  /** The colors that count there. */
  colors: ReadonlySet<Dot>;
}

const ALL: ReadonlySet<Dot> = new Set(['red', 'yellow', 'blue', 'green']);
const PLACED = /^(plot|site|score):(.+)$/;

/** The dots around the place of a choice that is shown: all, or those of the tile’s colors. */
export function litDots(view: View, catalogue: Catalogue, shown: string | null): Lit {
  const found = PLACED.exec(shown ?? '');
  if (!found) return { squares: new Set(), villages: new Set(), colors: ALL };
  const [, family, square] = found as unknown as [string, string, string];
  const tile = family === 'site' ? view.asked?.tile : view.city[square]?.building;
  const dots = tile ? catalogue.tiles[tile]?.dots : undefined;
  return {
    squares: new Set(catalogue.neighbors[square]),
    villages: new Set([square]),
    colors: dots ? new Set(dots) : ALL,
  };
}
