/** The Scribes: tall narrow houses with stepped gables, oriels and hanging signs. */
import { at, banner, box, draw, ground, pointed, roof, round, steps, windows } from '../kit';

/** A narrow house of several floors under a stepped gable. */
const townHouse = (x: number, w: number, h: number, rise: number): string =>
  box('wall', x, 66, w, h) +
  steps('wall', x, 66 - h, w, rise, 3) +
  draw('line', at`M${x - 1} ${66 - h}h${w + 2}`);

const sign = (x: number, y: number, d: string): string =>
  draw('line', at`M${x} ${y}h9M${x + 6} ${y}v3`) +
  draw('roof', at`M${x + 1.5} ${y + 3}h9v9h-9Z`) +
  draw('line', d);

/** A skin stretched to dry in its frame. */
const skin = (x: number, y: number): string =>
  draw('line', at`M${x} ${y}v-22M${x + 16} ${y}v-22M${x - 1} ${y - 21}h18M${x - 1} ${y - 4}h18`) +
  draw('wall', at`M${x + 3} ${y - 18}q5 2 10 0q-1.5 5.5 0 11q-5-2-10 0q1.5-5.5 0-11Z`) +
  draw(
    'fine',
    at`M${x} ${y - 20}l3 2M${x + 16} ${y - 20}l-3 2M${x} ${y - 5}l3-2M${x + 16} ${y - 5}l-3-2`,
  );

const parchmentMaker =
  ground() +
  box('side', 26, 66, 16, 26) +
  roof(24, 40, 18, 14, 3, 1) +
  townHouse(8, 24, 28, 24) +
  round('dark', 20, 66, 9, 14) +
  windows(14, 48, 2, 12, 4, 6) +
  windows(20, 32, 1, 1, 4, 6) +
  skin(48, 66) +
  skin(71, 66);

const notary =
  ground() +
  box('side', 52, 66, 26, 30) +
  roof(50, 36, 28, 15, 4, 2) +
  windows(60, 48, 2, 11, 4, 7) +
  windows(60, 60, 2, 11, 4, 6) +
  townHouse(24, 28, 36, 27) +
  draw('roof', 'M31 40h14l-2-5H33Z') +
  draw('wall', 'M31 40h14v9H31ZM31 49h14l-4 4h-6Z') +
  windows(35, 46.5, 3, 3.2, 1.8, 4) +
  windows(38, 24, 1, 1, 4, 6) +
  round('dark', 44, 66, 8, 12) +
  windows(31, 64, 1, 1, 5, 6) +
  sign(9, 40, 'M12 50.5l6-6M12 50.5l1-3.5');

const titheOffice =
  ground() +
  box('wall', 12, 66, 72, 24) +
  roof(12, 42, 72, 20, 4, 3) +
  box('wall', 34, 66, 28, 26) +
  steps('wall', 34, 40, 28, 30, 4) +
  draw('roof', 'M42.5 30a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z') +
  draw('line', 'M48 27v6M45 30h6') +
  round('timber', 48, 66, 15, 18) +
  draw('line', 'M48 66V48M43 54h.1M53 54h.1') +
  windows(18, 56, 2, 9, 4, 7) +
  windows(69, 56, 2, 9, 4, 7) +
  draw('line', 'M12 61h22M62 61h22');

const chancery =
  ground() +
  box('wall', 30, 66, 58, 32) +
  roof(30, 34, 58, 14, 3, 2) +
  steps('wall', 34, 34, 22, 20, 2) +
  steps('wall', 62, 34, 22, 20, 2) +
  draw('line', 'M30 34h58M30 50h58') +
  windows(40, 46, 2, 10, 4, 8) +
  windows(68, 46, 2, 10, 4, 8) +
  windows(45, 29, 1, 1, 4, 6) +
  windows(73, 29, 1, 1, 4, 6) +
  pointed('dark', 59, 66, 11, 14) +
  windows(40, 61, 2, 8, 4, 6) +
  windows(72, 61, 2, 9, 4, 6) +
  draw('side', 'M10 66V28h18v38Z') +
  draw('roof', 'M7 28 19 4l12 24Z') +
  draw('fine', 'M13 24h9M15 18h6') +
  windows(19, 38, 1, 1, 4, 7) +
  windows(19, 54, 1, 1, 4, 7) +
  draw('line', 'M10 44h18') +
  banner(59, 34, 26);

export const scribes = {
  'scribes-1': parchmentMaker,
  'scribes-2': notary,
  'scribes-3': titheOffice,
  'scribes-4': chancery,
};
