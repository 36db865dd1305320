/** The Metallurgists: stone furnaces, tall stacks, smoke. */
import { at, box, chimney, draw, ground, house, roof, round, smoke, windows } from '../kit';

const kiln = (x: number, w: number, h: number): string =>
  draw('stone', at`M${x} 66Q${x + w * 0.05} ${66 - h} ${x + w / 2} ${66 - h}T${x + w} 66Z`) +
  draw(
    'fine',
    at`M${x + w * 0.2} ${66 - h * 0.5}h${w * 0.25}M${x + w * 0.55} ${66 - h * 0.66}h${w * 0.2}M${x + w * 0.65} ${66 - h * 0.3}h${w * 0.2}`,
  ) +
  round('dark', x + w / 2, 66, w * 0.26, h * 0.3);

const kilns =
  ground() +
  kiln(36, 28, 30) +
  smoke(50, 33) +
  kiln(62, 28, 36) +
  smoke(76, 27) +
  house(7, 66, 22, 16, 17, 12) +
  draw('dark', 'M14 66V54h8v12Z') +
  draw('timber', 'M31 66h10l-1.5-4h-7Z');

const roasting =
  ground() +
  box('stone', 8, 66, 80, 20) +
  draw('line', 'M6 46h84') +
  [20, 40, 60, 80].map((x) => round('dark', x - 2, 66, 13, 15)).join('') +
  [18, 38, 58, 78].map((x) => draw('glow', at`M${x - 4} 66q-.5-5 4-9 4.5 4 4 9Z`)).join('') +
  smoke(16, 43) +
  smoke(36, 43) +
  smoke(56, 43) +
  house(68, 46, 16, 8, 14, 6) +
  draw('line', 'M68 46h22');

const assay =
  ground() +
  chimney(66, 40, 8, 30) +
  smoke(69, 8) +
  house(22, 66, 30, 28, 20, 24) +
  draw('line', 'M37 25v6M30 31h14M30 31v4M44 31v4') +
  draw('dark', 'M27 35h6a3 3 0 0 1-6 0ZM41 35h6a3 3 0 0 1-6 0Z') +
  round('dark', 37, 66, 9, 15) +
  windows(28, 57, 1, 1, 4, 7) +
  windows(46, 57, 1, 1, 4, 7) +
  draw('stone', 'M8 66v-7h10v7Z') +
  draw('fine', 'M8 62.5h10M13 59v3.5');

const smelter =
  ground() +
  draw('stone', 'M34 66 38 18h20l4 48Z') +
  draw('line', 'M36.5 18h23M36 28h24M35 42h26') +
  smoke(45, 15, 1.1) +
  round('dark', 48, 66, 14, 17) +
  draw('glow', 'M43 66q-1-6 5-11 6 5 5 11Z') +
  box('side', 62, 66, 28, 20) +
  roof(62, 46, 28, 14, 5, 2) +
  windows(70, 58, 2, 10, 4, 7) +
  box('wall', 6, 66, 28, 20) +
  roof(6, 46, 28, 14, 5, 2) +
  draw('dark', 'M12 66V54h8v12Z') +
  chimney(74, 34, 7, 20) +
  smoke(77, 12);

export const metallurgists = {
  'metallurgists-1': kilns,
  'metallurgists-2': roasting,
  'metallurgists-3': assay,
  'metallurgists-4': smelter,
};
