/** What the wide pictures are composed of: houses, pits, hills, vineyards, water. */
import { builtBy } from '../cathedral';
import { at, box, draw, gable, house, round, steps, tree, wheel, windows } from '../kit';

const COLORS = {
  tile: 'var(--c-red)',
  slate: 'var(--c-silver)',
  thatch: 'var(--c-beer)',
  shingle: 'var(--c-wood)',
} as const;
export type Covering = keyof typeof COLORS;

/** A group whose roofs are covered so. */
export const under = (covering: Covering, markup: string): string =>
  `<g class="roofs" style="--guild:${COLORS[covering]}">${markup}</g>`;

/** A group moved and scaled, its lines as wide as its neighbors’. */
export const placed = (x: number, y: number, scale: number, markup: string): string =>
  `<g transform="${at`translate(${x} ${y}) scale(${String(scale)})`}" style="--pen:${(1.1 / scale).toFixed(2)}">${markup}</g>`;

/** A burgher's house with its gable to the street. */
export function burgher(
  x: number,
  y: number,
  w: number,
  h: number,
  deep: number,
  covering: Covering,
): string {
  const floors = Math.floor(h / 14);
  const rows = Array.from({ length: floors }, (_, i) =>
    windows(x + w * 0.28, y - 8 - i * 13, 2, w * 0.44, 3.4, 6),
  );
  return under(
    covering,
    house(x, y, w, h, w * 0.62, deep) +
      rows.slice(1).join('') +
      round('dark', x + w / 2, y, w * 0.26, 11),
  );
}

/** A rich house under a stepped gable. */
export const stepped = (x: number, y: number, w: number, h: number, covering: Covering): string =>
  under(
    covering,
    box('wall', x, y, w, h) +
      steps('roof', x, y - h, w, w * 0.8, 3) +
      windows(x + w * 0.25, y - h * 0.66, 3, w * 0.25, 3.4, 7) +
      round('dark', x + w / 2, y, w * 0.3, 13) +
      draw('line', at`M${x - 1} ${y - h}h${w + 2}`),
  );

/** A tower under a tent roof. */
export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  rise: number,
  covering: Covering,
): string =>
  under(
    covering,
    box('wall', x, y, w, h) +
      draw('fine', at`M${x + w - 3} ${y - 4}v${-h * 0.8}M${x + w - 5.5} ${y - 4}v${-h * 0.5}`) +
      gable('roof', x, y - h, w, rise, 2) +
      windows(x + w / 2, y - h * 0.72, 1, 1, 4, 8) +
      windows(x + w / 2, y - h * 0.36, 1, 1, 4, 8) +
      draw('line', at`M${x + w / 2} ${y - h - rise}v-6`),
  );

/** A head house over a shaft, with the wheel that winds the rope. */
export const headHouse = (x: number, y: number, s: number): string =>
  under(
    'shingle',
    draw(
      'line',
      at`M${x - 14 * s} ${y}l${9 * s} ${-26 * s}M${x + 14 * s} ${y}l${-9 * s} ${-26 * s}M${x - 9 * s} ${y}v${-14 * s}M${x + 9 * s} ${y}v${-14 * s}`,
    ) +
      wheel(x, y - 12 * s, 7 * s) +
      gable('roof', x - 13 * s, y - 22 * s, 26 * s, 17 * s, 3) +
      draw('fine', at`M${x - 8 * s} ${y - 25 * s}h${14 * s}M${x - 4 * s} ${y - 31 * s}h${7 * s}`),
  );

/** The round hut in which horses turn the whim. */
export const whim = (x: number, y: number, s: number): string =>
  under(
    'thatch',
    draw('wall', at`M${x - 20 * s} ${y}v${-10 * s}h${40 * s}v${10 * s}Z`) +
      draw('dark', at`M${x - 6 * s} ${y}v${-8 * s}h${12 * s}v${8 * s}Z`) +
      draw('roof', at`M${x - 24 * s} ${y - 9 * s}L${x} ${y - 38 * s}L${x + 24 * s} ${y - 9 * s}Z`) +
      draw(
        'fine',
        at`M${x - 12 * s} ${y - 14 * s}l${8 * s} ${-12 * s}M${x} ${y - 13 * s}v${-16 * s}M${x + 12 * s} ${y - 14 * s}l${-8 * s} ${-12 * s}`,
      ),
  );

/** A timbered mouth in a hillside, with rails and a cart. */
export const adit = (x: number, y: number): string =>
  draw(
    'timber',
    at`M${x - 13} ${y}v-24h4v24ZM${x + 9} ${y}v-24h4v24ZM${x - 16} ${y - 24}v-4h32v4Z`,
  ) + draw('dark', at`M${x - 9} ${y}v-24h18v24Z`);

export const cart = (x: number, y: number): string =>
  draw('timber', at`M${x} ${y - 4}h16l2.5-9H${x - 2.5}Z`) +
  draw('stone', at`M${x} ${y - 13}l3-4 4 1.5 4-2.5 4 5Z`) +
  draw(
    'wall',
    at`M${x + 1} ${y - 2.5}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM${x + 10} ${y - 2.5}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z`,
  );

/** A miner in his white hood, a lamp in his hand. */
export const miner = (x: number, y: number): string =>
  draw('wall', at`M${x - 4} ${y}l1-12q3-7 6 0l1 12Z`) +
  draw('dark', at`M${x - 1.2} ${y - 11}a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0Z`) +
  draw('line', at`M${x + 3} ${y - 8}h4v3`) +
  draw('glow', at`M${x + 5.5} ${y - 5}h3v4h-3Z`);

/** Rows of vines on a slope. */
export function vines(x: number, y: number, rows: number, w: number, slope: number): string {
  const row = (i: number): string =>
    Array.from(
      { length: Math.floor(w / 9) },
      (_, j) => at`M${x + i * 5 + j * 9} ${y + i * 9 + j * slope}v-6m-2.5 2.5q2.5-4 5 0`,
    ).join('');
  return draw('fine', Array.from({ length: rows }, (_, i) => row(i)).join(''));
}

export const orchard = (...trees: (readonly [number, number, number])[]): string =>
  trees.map(([x, y, h]) => tree(x, y, h)).join('');

export const birds = (x: number, y: number): string =>
  draw(
    'fine',
    at`M${x} ${y}q4-4 7 0q3-4 7 0M${x + 22} ${y - 9}q3-3 6 0q3-3 6 0M${x + 30} ${y + 6}q3-3 6 0q3-3 6 0`,
  );

/** St. Barbara's whole, her foot on `y`, her middle at `x`. */
export const church = (x: number, y: number, scale: number): string =>
  placed(x - 160 * scale, y - 222 * scale, scale, builtBy(12));

/** A town wall with teeth. */
export function wall(x: number, y: number, w: number, h: number): string {
  const count = Math.round(w / 10);
  const teeth = at`h5v-4h5v4`.repeat(count);
  return (
    draw('stone', at`M${x} ${y}v${-h}${teeth}v${h}Z`) +
    draw(
      'fine',
      at`M${x + 8} ${y - h * 0.5}h8M${x + w * 0.4} ${y - h * 0.35}h8M${x + w * 0.75} ${y - h * 0.6}h8`,
    )
  );
}
