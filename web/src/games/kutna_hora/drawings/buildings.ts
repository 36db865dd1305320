/** Every building tile's drawing, by the key of the pack. */
import { builders } from './buildings/builders';
import { churches } from './buildings/churches';
import { courts } from './buildings/courts';
import { grocers } from './buildings/grocers';
import { innkeepers } from './buildings/innkeepers';
import { metallurgists } from './buildings/metallurgists';
import { miners } from './buildings/miners';
import { scribes } from './buildings/scribes';

export const BUILDINGS: Record<string, string> = {
  ...miners,
  ...metallurgists,
  ...builders,
  ...scribes,
  ...grocers,
  ...innkeepers,
  ...churches,
  ...courts,
};

const COLORS: Record<string, string> = {
  miners: 'var(--c-ore)',
  metallurgists: 'var(--c-silver)',
  builders: 'var(--c-wood)',
  scribes: 'var(--c-permits)',
  grocers: 'var(--c-food)',
  innkeepers: 'var(--c-beer)',
  green: 'var(--c-green)',
  silver: 'var(--c-silvery)',
  yellow: 'var(--c-yellow)',
  red: 'var(--c-red)',
};

const family = (key: string): string => key.split('-')[0] ?? key;

/** The color of a guild's or a patrician's roofs; `key` is theirs or one of their tiles. */
export const guildColor = (key: string): string => COLORS[family(key)] ?? 'var(--ink-faint)';

/** A tile's drawing; a pack's own tile borrows the first drawing of its guild. */
export const drawingOf = (tile: string, guild = family(tile)): string =>
  BUILDINGS[tile] ?? BUILDINGS[`${guild}-1`] ?? '';
