/** Public buildings of the yellow and the red patricians: the business of the mines, and power. */
import {
  at,
  banner,
  box,
  draw,
  gable,
  ground,
  house,
  pointed,
  roof,
  round,
  steps,
  windows,
} from '../kit';

/** A parapet with teeth along `w`. */
const teeth = (x: number, y: number, w: number, count: number): string => {
  const step = w / (2 * count - 1);
  return draw('wall', at`M${x} ${y}v-4${at`h${step}v3h${step}v-3`.repeat(count - 1)}h${step}v4Z`);
};

const tower = (x: number, w: number, h: number): string =>
  box('wall', x, 66, w, h) + draw('fine', at`M${x + w - 3} 62v${-h * 0.7}`);

const bellTower =
  ground() +
  box('side', 56, 66, 28, 18) +
  roof(56, 48, 28, 14, 5, 2) +
  windows(66, 59, 2, 9, 4, 6) +
  tower(36, 22, 42) +
  draw('line', 'M34 24h26M36 40h22') +
  round('dark', 47, 66, 9, 14) +
  windows(47, 49, 1, 1, 4, 7) +
  draw('dark', 'M40 38V30a7 7 0 0 1 14 0v8Z') +
  draw('roof', 'M42.5 37q1.5-1 2-4 .5-4 2.5-4t2.5 4q.5 3 2 4Z') +
  draw('roof', 'M33 24q6-3 8-10l6-12 6 12q2 7 8 10Z') +
  draw('line', 'M47 2v-1') +
  house(10, 66, 20, 16, 14, 6) +
  draw('dark', 'M16 66V56h7v10Z');

const courtOfMines =
  ground() +
  box('wall', 8, 66, 62, 32) +
  roof(8, 34, 62, 15, 4, 2) +
  draw('line', 'M8 50h62') +
  [17, 31, 45, 59].map((x) => round('dark', x, 66, 10, 13)).join('') +
  windows(14, 45, 6, 9.5, 4, 7) +
  tower(66, 20, 46) +
  draw('line', 'M64 20h24M66 34h20') +
  draw('roof', 'M63 20 76 1l13 19Z') +
  draw('wall', 'M71 31a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z') +
  draw('line', 'M76 28v3h2.5') +
  windows(76, 47, 1, 1, 5, 8) +
  pointed('dark', 76, 66, 9, 14) +
  gable('wall', 30, 34, 18, 12, 1) +
  draw('dark', 'M36 32l3-5 3 5Z');

const surveyor =
  ground() +
  box('side', 50, 66, 26, 26) +
  roof(48, 40, 28, 16, 5, 2) +
  box('wall', 22, 66, 30, 30) +
  steps('wall', 22, 36, 30, 24, 3) +
  draw('roof', 'M31 27a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z') +
  draw('line', 'M37 21v12M31 27h12M37 27l3-4') +
  windows(29, 51, 3, 8, 4.5, 8) +
  round('dark', 37, 66, 9, 11) +
  windows(60, 56, 2, 9, 4, 7) +
  draw('line', 'M80 66l6-24 6 24M86 42v20M84.5 62h3l-1.5 3ZM81 42h10M12 66V34') +
  draw('roof', 'M12 34h-9v6h9ZM12 46h-4v4h4ZM12 56h-4v4h4Z');

const gateTower = (x: number): string =>
  box('wall', x, 66, 22, 44) +
  teeth(x - 2, 22, 26, 4) +
  draw('roof', at`M${x} 18l11-16 11 16Z`) +
  windows(x + 11, 36, 1, 1, 4, 8) +
  windows(x + 11, 54, 1, 1, 4, 8) +
  draw('line', at`M${x} 42h22`);

const townGate =
  ground() +
  box('stone', 30, 66, 36, 34) +
  teeth(30, 32, 36, 5) +
  round('dark', 48, 66, 22, 25) +
  gateTower(10) +
  gateTower(64) +
  draw('roof', 'M43 34h10v5q0 4-5 6-5-2-5-6Z') +
  draw('stone', 'M41 66V46M48 66V42M55 66V46M38 52h20M38 59h20');

const kingsLodging =
  ground() +
  box('wall', 12, 66, 72, 32) +
  roof(12, 34, 72, 22, 12, 3) +
  draw('line', 'M12 50h72') +
  windows(20, 46, 6, 11.2, 5, 8) +
  windows(20, 61, 2, 10, 5, 7) +
  windows(66, 61, 2, 10, 5, 7) +
  pointed('dark', 48, 66, 14, 15) +
  [22, 60].map((x) => steps('wall', x, 34, 14, 16, 2) + windows(x + 7, 31, 1, 1, 4, 6)).join('') +
  draw('roof', 'M42 20 40 8l4.5 3.5L48 6l3.5 5.5L56 8l-2 12Z') +
  banner(12, 34, 24) +
  banner(80, 34, 24);

const keep =
  ground() +
  draw('stone', 'M4 66q6-10 20-12h48q14 2 20 12Z') +
  box('wall', 28, 58, 36, 38) +
  draw('timber', 'M24 24h44v-8H24Z') +
  draw('line', 'M28 30l-4-6M64 30l4-6M31 24v-8M39 24v-8M46 24v-8M53 24v-8M61 24v-8') +
  gable('roof', 24, 17, 44, 12, 2) +
  windows(38, 40, 2, 16, 4, 8) +
  draw('fine', 'M60 52v-18M57 54v-10') +
  round('dark', 46, 58, 10, 13) +
  box('stone', 66, 60, 18, 16) +
  teeth(66, 44, 18, 3) +
  box('stone', 10, 60, 18, 16) +
  teeth(10, 44, 18, 3) +
  draw('dark', 'M74 56v-6h2v6ZM18 56v-6h2v6Z') +
  draw('line', 'M46 5V0') +
  draw('roof', 'M46 0h9l-2.5 2 2.5 2h-9Z');

export const courts = {
  'yellow-1': bellTower,
  'yellow-2': courtOfMines,
  'yellow-3': surveyor,
  'red-1': townGate,
  'red-2': kingsLodging,
  'red-3': keep,
};
