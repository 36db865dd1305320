/** The Miners: rough stone, steep roofs of planks, the tools of the pit before the door. */
import {
  at,
  box,
  chimney,
  draw,
  framing,
  ground,
  house,
  pointed,
  roof,
  smoke,
  steps,
  wheel,
  windows,
} from '../kit';

const crossedHammers = (x: number, y: number, s: number): string =>
  draw('line', at`M${x - s} ${y + s}l${2 * s} ${-2 * s}M${x + s} ${y + s}l${-2 * s} ${-2 * s}`) +
  draw(
    'dark',
    at`M${x + s - 2.5} ${y - s - 1.5}l4 4 2-2-4-4ZM${x - s + 2.5} ${y - s - 1.5}l-4 4-2-2 4-4Z`,
  );

const smithy =
  ground() +
  chimney(62, 40, 11, 28) +
  smoke(67, 10) +
  box('side', 18, 66, 58, 22) +
  box('wall', 18, 66, 26, 22) +
  roof(18, 44, 58, 18, 10, 3) +
  draw('dark', 'M22 66V51h18v15Z') +
  draw('glow', 'M27 66q-1-5 4-9 5 4 4 9Z') +
  draw('fine', 'M49 62v-13M69 62v-13') +
  draw('dark', 'M52 57h16v3q-5 .5-5 3l2 3h-10l2-3q0-2.5-5-3.5Z') +
  draw('timber', 'M81 66l3-14 2.5.5L83.5 66Z') +
  draw('stone', 'M8 66l2-6 5-2 4 3 1 5Z');

const ropeWalk =
  ground() +
  box('side', 20, 66, 70, 17) +
  roof(20, 49, 70, 12, 4, 2) +
  house(6, 66, 20, 22, 18, 0) +
  draw('dark', 'M12 66V55h8v11Z') +
  draw('dark', 'M33 66V54h9v12ZM48 66V54h9v12ZM63 66V54h9v12ZM78 66V54h8v12Z') +
  draw('roof', 'M11 43.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z') +
  draw('wall', 'M14 43.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z') +
  draw('line', 'M4 66v-9M2 57.5q22 7 42 0t44 0M1 60.5q22 7 43 0t45 0M44 66v-9M90 66v-9');

const washery =
  ground() +
  house(34, 66, 26, 24, 20, 22) +
  draw('line', 'M34 42h26') +
  framing(34, 54, 26, 12, 2) +
  draw('dark', 'M43 66V56h8v10Z') +
  draw('timber', 'M3 33 30 39.5v3.5L3 36.5Z') +
  draw('water', 'M3 62h32v6H3Z') +
  draw('line', 'M8 37v25M8 37l6 6') +
  wheel(24, 53, 12.5) +
  draw('fine', 'M67 62v-12M73 62v-12M79 62v-12') +
  draw('stone', 'M84 66l3-5 5 1 1 4Z');

const brotherhood =
  ground() +
  box('side', 10, 66, 76, 26) +
  roof(10, 40, 76, 18, 6, 3) +
  box('wall', 32, 66, 32, 30) +
  steps('wall', 32, 36, 32, 26, 3) +
  crossedHammers(48, 26, 5) +
  pointed('dark', 48, 66, 11, 17) +
  windows(38, 45, 3, 10, 3.5, 6) +
  windows(16, 57, 2, 9, 3.5, 8) +
  windows(71, 57, 2, 9, 3.5, 8);

export const miners = {
  'miners-1': smithy,
  'miners-2': ropeWalk,
  'miners-3': washery,
  'miners-4': brotherhood,
};
