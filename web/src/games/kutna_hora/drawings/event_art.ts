/** Which vignette an event card has: that of its first effect. */
import type { EventArt } from './vignettes';

interface Effect {
  readonly do: string;
  readonly what?: string;
  readonly to?: string;
  readonly of?: string;
}

const CHOICES: Record<string, (effect: Effect) => EventArt> = {
  gain: ({ what, to, of }) => {
    if (of === 'mines') return 'vein';
    if (of === 'buildings' || of === 'plots') return 'houses';
    if (to === 'fewest') return 'winter';
    return what === 'pelicans' ? 'pelicans' : 'procession';
  },
  lose: () => 'winter',
  grant: () => 'procession',
  advance: () => 'settlers',
  move_indicator: () => 'wagon',
  town_builds: () => 'foundry',
  flip_tile: () => 'masons',
  flip_tile_and_tax: () => 'masons',
  raise_tax: () => 'law',
  lower_tax: () => 'law',
  patrician: () => 'houses',
  free_joker: () => 'law',
  plot_discount: () => 'settlers',
  plot_price: () => 'fire',
};

export function artOf(card: { readonly effects: readonly Effect[] }): EventArt {
  const first = card.effects[0];
  return first ? (CHOICES[first.do]?.(first) ?? 'town') : 'town';
}
