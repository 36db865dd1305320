/** Rock: strokes for the walls of a mine, and the four rocks nobody owns. */
import { at, draw } from '../kit';

const chips: readonly (readonly [number, number])[] = [
  [6, 10],
  [22, 6],
  [44, 9],
  [64, 5],
  [72, 18],
  [4, 26],
  [74, 34],
  [3, 46],
  [75, 52],
  [5, 62],
  [14, 18],
  [54, 19],
  [34, 20],
  [73, 66],
];

/** Short strokes around the edge, as a woodcut shows stone; more of them the deeper it lies. */
export const strokes = (depth: number): string =>
  draw(
    'fine',
    chips
      .slice(0, 5 + depth * 3)
      .map(([x, y], i) =>
        i % 2
          ? at`M${x - 2} ${y}l5 2M${x - 1} ${y + 3}l3 1`
          : at`M${x - 2} ${y + 2}l5-3M${x} ${y + 4}l4-2.4`,
      )
      .join(''),
  );

const ridge =
  draw('stone', 'M4 70 14 44l10-8 8 6 12-20 10 10 8 2 14 36Z') +
  draw('line', 'M24 36l4 14-8 20M44 22l-2 18 8 12-4 18M62 34l-4 16 6 20') +
  draw('fine', 'M31 54l4 8M34 50l4 8M53 54l3 7M56 50l3 7M12 58l4 6');
const quartz =
  draw('stone', 'M8 70Q4 46 22 34T58 32q18 12 14 38Z') +
  draw('wall', 'M22 60l8-12 10 4 8-12 12 6-10 4-6 12-10-4Z') +
  draw('fine', 'M16 52q2-8 8-12M60 60q4-6 2-14M30 48l2 8M48 40l2 8');
const ironHat =
  draw('roof', 'M6 46q4-20 34-22t34 20l-8 6-10-4-10 6-12-5-12 5Z') +
  draw('stone', 'M10 48l2 22h56l-2-20-10-4-10 6-12-5-12 5Z') +
  draw('fine', 'M20 56v10M28 54v8M48 58v8M58 54v10M20 38q6-6 14-7M50 32q8 2 12 8');
const fallen =
  draw(
    'stone',
    'M4 70l4-12 12-2 6 14ZM22 70l-4-16 12-8 14 6 2 18ZM44 70l-2-16 14-6 10 8-2 14ZM62 70l4-10 8 2 2 8ZM28 46l6-12 14-2 8 14-12 6Z',
  ) +
  draw('timber', 'M12 30 66 44l-1.5 5L10.5 35Z') +
  draw('fine', 'M36 38l4 6M42 36l4 6M28 56l4 8M50 58l4 6');

const ROCKS: Record<string, string> = {
  'rock-1': ridge,
  'rock-2': quartz,
  'rock-3': ironHat,
  'rock-4': fallen,
};

export const drawnRocks: readonly string[] = Object.keys(ROCKS);

export const rockOf = (tile: string): string => ROCKS[tile] ?? ridge;
