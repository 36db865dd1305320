/** The Grocers: gardens, ponds and arcades, low under broad roofs. */
import {
  at,
  barrel,
  box,
  draw,
  gable,
  ground,
  house,
  ripples,
  roof,
  round,
  tree,
  windows,
} from '../kit';

const bed = (x: number, y: number, w: number): string =>
  draw('leaf', at`M${x} ${y}q${w / 6}-7 ${w / 3} 0q${w / 6}-7 ${w / 3} 0q${w / 6}-7 ${w / 3} 0Z`) +
  draw('line', at`M${x - 2} ${y}h${w + 4}`);

const herbGarden =
  ground() +
  house(8, 66, 24, 18, 18, 16) +
  round('dark', 17, 66, 8, 12) +
  windows(27, 57, 1, 1, 4, 5) +
  tree(84, 66, 34) +
  bed(58, 50, 16) +
  bed(55, 58, 20) +
  bed(53, 66, 24);

const carpPond =
  ground() +
  house(8, 56, 22, 15, 15, 12) +
  draw('dark', 'M15 56V46h8v10Z') +
  draw('timber', 'M8 56h48v3.5H8Z') +
  draw('line', 'M46 59v7M54 59v7') +
  draw('water', 'M30 62q6-4 30-4t32 5q-4 7-32 7t-30-8Z') +
  draw('line', 'M30 62q6-4 30-4t32 5q-4 7-32 7t-30-8Z') +
  ripples(40, 66, 20) +
  draw('roof', 'M58 40q7-9 19-3l8-5q-2 6 0 12l-8-4q-12 6-19 0Z') +
  draw('line', 'M64 36.5q2 3.5 0 6') +
  draw('dark', 'M60.5 39.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z') +
  draw('fine', 'M60 47q10 4 22 0') +
  draw('line', 'M86 62V46M90 63V50') +
  draw('timber', 'M84.7 52q-.7-5 1.3-7 2 2 1.3 7ZM88.7 56q-.7-5 1.3-7 2 2 1.3 7Z');

const saltStore =
  ground() +
  box('wall', 16, 66, 46, 20) +
  roof(16, 46, 46, 34, 9, 3) +
  windows(26, 59, 1, 1, 4, 6) +
  windows(52, 59, 1, 1, 4, 6) +
  round('timber', 39, 66, 11, 14) +
  draw('line', 'M39 66V52') +
  [27, 43]
    .map(
      (x) =>
        box('wall', x, 40, 8, 6) + gable('roof', x, 34, 8, 5, 1) + windows(x + 4, 39, 1, 1, 3, 4),
    )
    .join('') +
  box('wall', 35, 25, 8, 6) +
  gable('roof', 35, 19, 8, 5, 1) +
  windows(39, 24, 1, 1, 3, 4) +
  draw('line', 'M62 30h14v10') +
  barrel(73, 48) +
  barrel(68, 66) +
  barrel(77, 66) +
  barrel(86, 66);

const grainArcade =
  ground() +
  box('wall', 6, 66, 84, 28) +
  roof(6, 38, 84, 16, 5, 2) +
  box('wall', 36, 38, 24, 4) +
  gable('wall', 36, 34, 24, 20, 2) +
  draw('line', 'M48 32V20M48 26l-4-4M48 26l4-4M48 30l-4-4M48 30l4-4') +
  [15, 31.5, 48, 64.5, 81].map((x) => round('dark', x, 66, 12, 17)).join('') +
  draw('line', 'M6 45h84') +
  windows(17, 43.5, 2, 9, 3, 3.5) +
  windows(70, 43.5, 2, 9, 3, 3.5) +
  draw('timber', 'M27 66q-2-6 0-8h9q2 2 0 8ZM60 66q-2-6 0-8h9q2 2 0 8Z');

export const grocers = {
  'grocers-1': herbGarden,
  'grocers-2': carpPond,
  'grocers-3': saltStore,
  'grocers-4': grainArcade,
};
