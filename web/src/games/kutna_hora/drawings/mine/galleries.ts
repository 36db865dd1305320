/** What is found underground, one motif for each mine tile, inside a gallery of 80 × 80. */
import { at, draw, wheel } from '../kit';

/** Posts and a cap that hold the roof of a gallery. */
const props = (x: number, w: number): string =>
  draw('timber', at`M${x} 72V35h5v37ZM${x + w - 5} 72V35h5v37ZM${x - 5} 35v-5h${w + 10}v5Z`) +
  draw(
    'fine',
    at`M${x + 8} 30v-3M${x + 20} 30v-4M${x + 33} 30v-3M${x + 46} 30v-4M${x + 1.5} 64v-18M${x + w - 2} 60v-18`,
  );

const drop = (x: number, y: number): string =>
  draw('water', at`M${x} ${y}q-5 7 0 9 5-2 0-9Z`) + draw('line', at`M${x} ${y}q-5 7 0 9 5-2 0-9Z`);

const MOTIFS = {
  niche:
    draw('wall', 'M33 66V48a7 7 0 0 1 14 0v18Z') +
    draw('line', 'M40 64V50M36 54h8') +
    draw('glow', 'M26 66q-2.5-3 0-6 2.5 3 0 6ZM54 66q-2.5-3 0-6 2.5 3 0 6Z'),
  burrow:
    draw('dark', 'M20 72q0-26 21-26t19 26Z') +
    draw('timber', 'M33 72q-1-7 5-10l-2-6 5 3 5-3-2 6q6 3 5 10Z') +
    draw('dark', 'M37.5 64.5h1.5v1.5h-1.5ZM43 64.5h1.5v1.5H43Z'),
  cart:
    draw('timber', 'M27 60h26l-3-13H30Z') +
    draw('line', 'M27 53.5h25M20 66h40') +
    draw(
      'wall',
      'M29 63a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM44 63a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
    ) +
    draw('stone', 'M31 47l4-5 5 2 4-3 5 6Z'),
  candle:
    draw('wall', 'M37 66V52h6v14Z') +
    draw('line', 'M32 66h16') +
    draw('glow', 'M40 51q-5-5 0-12 5 7 0 12Z') +
    draw('fine', 'M28 44l-4-2M52 44l4-2M30 36l-3-3M50 36l3-3'),
  roots: draw(
    'line',
    'M38 35c-1 8 3 12-1 20t2 14M28 35c2 6-4 8-4 14s-2 8-1 12M37 44c-6 2-5 8-9 12s-1 8-3 11M50 35c-2 6 5 9 3 15s4 9 3 14M39 42c7 3 4 9 8 13s1 9 4 12',
  ),
  crystal:
    draw('wall', 'M34 68l-6-12 5-11 5 11ZM40 68V50l6-11 5 10-3 19ZM50 68l4-12 5-5 2 8-5 9Z') +
    draw('fine', 'M33 45v22M46 39v28M59 51l-4 16'),
  pick:
    draw('timber', 'M26 66l20-22 2.5 2.2L28.5 68Z') +
    draw('stone', 'M36 37q14-1 20 15-8-9-20-15Z') +
    draw('stone', 'M48 68l4-6 6 1 2 5Z'),
  bucket:
    draw('line', 'M40 35v14M33 56q0-7 7-7t7 7') +
    draw('timber', 'M31 56h18l-2.5 12h-13Z') +
    draw('line', 'M32 60h16'),
  crow:
    draw('dark', 'M22 54q8-2 12-8 4-5 10-3l4-2 6 3-5 2q2 8-5 12l-3 8h-2l1-8q-8 2-18-4Z') +
    draw('line', 'M16 66q24-6 48 0'),
  vein:
    draw('roof', 'M15 58 26 50l10 3 12-10 17-4v9l-15 4-12 10-11-2-12 8Z') +
    draw('wall', 'M31 56l1.5-4 1.5 4-1.5 4ZM54 48l1.5-4 1.5 4-1.5 4Z') +
    draw('fine', 'M20 66h9M48 64h12'),
  lamp:
    draw('line', 'M40 35v5M35 44q0-4 5-4t5 4') +
    draw('glow', 'M34 44h12l3 17H31Z') +
    draw('line', 'M30 61h20M40 44v17') +
    draw('fine', 'M26 50h-5M54 50h5M28 42l-4-3M52 42l4-3'),
  ladder:
    draw('line', 'M33 72V35M46 72V35M33 41h13M33 48h13M33 55h13M33 62h13M33 68h13') +
    draw('fine', 'M24 66V50M54 66V46'),
  boar:
    draw(
      'dark',
      'M20 56q2-10 14-11 10-4 18 0 6 2 8 7l4 4-5 4q-3 1-5-1l-2 8h-4v-7q-8 3-14 1l-1 6h-4l-1-7q-6 1-8-4Z',
    ) + draw('wall', 'M58 58l2-4 1.5 4Z'),
  water:
    draw('water', 'M14 56h52v16H14Z') +
    draw('line', 'M16 57q4-3 8 0t8 0 8 0 8 0 8 0 8 0') +
    draw('fine', 'M18 64q4-3 8 0t8 0M42 65q4-3 8 0t8 0') +
    draw('water', 'M28 38q-4 7 0 9 4-2 0-9ZM52 40q-4 7 0 9 4-2 0-9Z') +
    draw('fine', 'M28 38q-4 7 0 9 4-2 0-9ZM52 40q-4 7 0 9 4-2 0-9Z'),
  hall:
    draw('line', 'M18 72V52q0-13 11-13t11 13v20M40 52q0-13 11-13t11 13v20') +
    draw('stone', 'M36.5 72V54l3.5-6 3.5 6v18Z') +
    draw('fine', 'M23 72V54q0-9 6-9M57 72V54q0-9-6-9'),
  cross: draw('stone', 'M37 68V54h-9v-6h9v-9h6v9h9v6h-9v14Z') + draw('line', 'M26 68h28'),
  fleece:
    draw(
      'wall',
      'M28 58q-6-2-3-7-2-6 5-6 2-6 9-3 6-4 10 1 7-1 6 6 4 4-1 8-1 6-8 4-4 4-9 1-7 2-9-4Z',
    ) + draw('fine', 'M34 52q3-3 5 0M43 50q3-3 5 0M38 58q3-3 5 0'),
  icicles:
    draw('wall', 'M16 35h48l-3 13-4-11-5 21-5-19-4 12-5-13-5 24-5-22-4 11-4-13Z') +
    draw('fine', 'M22 68h10M44 68h14'),
  moon:
    draw('stone', 'M38 70V58h-8v-5h8v-8h5v8h8v5h-8v12Z') +
    draw('glow', 'M60 38a6 6 0 1 0 4 9 5 5 0 0 1-4-9Z') +
    draw('line', 'M26 70h30'),
  tears:
    draw('fine', 'M22 40v10M34 37v7M46 38v14M58 37v9') +
    [drop(22, 52), drop(34, 46), drop(46, 56), drop(58, 48), drop(40, 64)].join(''),
  coins:
    draw('glow', 'M28 68v-5h14v5ZM29 63v-5h14v5ZM27 58v-5h14v5ZM45 68v-5h14v5ZM44 63v-5h14v5Z') +
    draw('line', 'M29 48l-1.5-8 4 3 3-5 3 5 4-3-1.5 8Z'),
  mitre:
    draw('wall', 'M29 68V52q2-9 11-14 9 5 11 14v16Z') +
    draw('roof', 'M38 62V40h4v22ZM29 62h22v6H29Z'),
  maiden:
    draw('dark', 'M30 70q1-14 6-17-3-4-1-9 5-7 10 0 2 5-1 9 5 3 6 17Z') +
    draw('wall', 'M37 48a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0Z'),
  lance:
    draw('line', 'M30 71V36') +
    draw('wall', 'M30 39h26l-5 6 5 6H30Z') +
    draw('roof', 'M30 43h23v4H30Z') +
    draw('stone', 'M42 58h15v5q0 5-7.5 8.5Q42 68 42 63Z'),
  coil:
    draw('timber', 'M24 62a14 6 0 1 0 28 0a14 6 0 1 0-28 0Z') +
    draw('wall', 'M32 61a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0Z') +
    draw('line', 'M50 59q8-6 4-24') +
    draw('fine', 'M27 65l3-4M33 67l2-4M42 67l2-4M48 65l2-4'),
  abyss:
    draw('dark', 'M18 66a22 6 0 1 0 44 0a22 6 0 1 0-44 0Z') +
    draw('line', 'M35 62V36M45 62V36M35 42h10M35 48h10M35 54h10'),
  crown: draw('glow', 'M28 64l-4-18 8 6 8-13 8 13 8-6-4 18Z') + draw('line', 'M28 60h24'),
} as const;

/** Which motif a tile of the reconstructed pack shows; its name says why. */
const SHOWN: Record<string, keyof typeof MOTIFS> = {
  'mine-I-1': 'cross',
  'mine-I-2': 'burrow',
  'mine-I-3': 'cart',
  'mine-I-4': 'candle',
  'mine-I-5': 'roots',
  'mine-I-6': 'crystal',
  'mine-I-7': 'pick',
  'mine-I-8': 'bucket',
  'mine-I-9': 'crow',
  'mine-II-1': 'vein',
  'mine-II-2': 'lamp',
  'mine-II-3': 'coil',
  'mine-II-4': 'niche',
  'mine-II-5': 'maiden',
  'mine-II-6': 'tears',
  'mine-II-7': 'ladder',
  'mine-II-8': 'boar',
  'mine-II-9': 'mitre',
  'mine-III-1': 'water',
  'mine-III-2': 'coins',
  'mine-III-3': 'hall',
  'mine-III-4': 'lance',
  'mine-III-5': 'moon',
  'mine-III-6': 'fleece',
  'mine-III-7': 'icicles',
  'mine-III-8': 'abyss',
  'mine-III-9': 'crown',
};

const TECHNOLOGY: Record<string, string> = {
  'technology-1':
    draw('line', 'M20 72 28 42l7 30M46 72l7-30 7 30M53 46h7v-7M41 50v8') +
    draw('timber', 'M28 40h26v9H28Z') +
    draw('line', 'M36 40v9M46 40v9') +
    draw('timber', 'M36 58h10l-1.5 9h-7Z'),
  'technology-2':
    draw('line', 'M27 72V36M27 56h19M19 72l8-8 8 8') +
    draw('timber', 'M18 39h18v10H18Z') +
    draw('line', 'M24 39v10M30 39v10') +
    draw(
      'dark',
      'M42 58q0-5 5-5h8l4-7 3-1 3.5 4.5-1 2-3.5-.5-2 5v3l1 13h-2.5l-2.5-10h-7l-2 10h-2.5l1-10q-2.5-1-2.5-4Z',
    ) +
    draw('line', 'M42 56q-3 3-2.5 8'),
  'technology-3':
    draw('stone', 'M20 72V56a20 20 0 0 1 40 0v16Z') +
    draw('dark', 'M27 72V56a13 13 0 0 1 26 0v16Z') +
    draw('water', 'M30 64h20l5 12H25Z') +
    draw('fine', 'M34 67q3-2 6 0t6 0M30 72q4-2 8 0t8 0'),
  'technology-4':
    wheel(38, 55, 15) +
    draw('water', 'M14 69h52v4H14Z') +
    draw('fine', 'M18 71q4-2 8 0t8 0 8 0 8 0 8 0') +
    draw('timber', 'M14 36l18 2.5v3.5L14 39.5Z'),
};

/** Rock drawn behind: the deeper the set, the closer the strokes. */
export const depthOf = (tile: string): number =>
  tile.includes('-III-') ? 3 : tile.includes('-II-') ? 2 : 1;

/** The tiles that have a drawing of their own. */
export const drawnGalleries: readonly string[] = [
  ...Object.keys(SHOWN),
  ...Object.keys(TECHNOLOGY),
];

/** A tile's gallery; a pack's own tile shows a pick at the face. */
export const galleryOf = (tile: string): string =>
  TECHNOLOGY[tile] ?? MOTIFS[SHOWN[tile] ?? 'pick'];

export const timbering = props(10, 60);
