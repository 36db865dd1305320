import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, shape, tufts } from '../strokes';
import { stone, wood, type Part, type ProjectDrawing } from './drawing';

const BAYS = [34, 65, 96];

/** The lights and the rose of a window with tracery. */
const tracery = (x: number): string =>
  fine(
    `M${x + 6} 100V78Q${x + 6} 74 ${x + 9} 72Q${x + 12} 74 ${x + 12} 78V100M${x + 12} 78Q${x + 12} 74 ${x + 15} 72Q${x + 18} 74 ${x + 18} 78`,
  ) + `<circle class="fine" cx="${x + 12}" cy="67" r="3.5"/>`;

const bay = (x: number): Part =>
  stone(
    box('pale', x, 56, 31, 48),
    masonry(x + 1, 56, 5, 48),
    masonry(x + 24, 56, 6, 48),
    arch('dark', x + 6.5, 59, 18, 41),
    tracery(x + 3.5),
    box('stone', x - 3, 62, 6, 42),
    shape('stone', `M${x - 4} 62L${x} 48L${x + 4} 62z`),
    hatched(`${x},64 ${x + 3},64 ${x + 3},104 ${x},104`, 2.4),
  );

/** Stained glass, two lights to a window. */
const glass = (x: number): string =>
  shape('bare blue', `M${x + 7} 99V78Q${x + 7.5} 75 ${x + 9} 74Q${x + 11} 76 ${x + 11} 78V99z`) +
  shape(
    'bare cloth',
    `M${x + 13} 99V78Q${x + 13.5} 75 ${x + 15} 74Q${x + 17} 76 ${x + 17} 78V99z`,
  ) +
  dot('bare gilt', x + 12, 67, 2.6) +
  dot('bare gilt', x + 9, 85, 1.6) +
  dot('bare gilt', x + 15, 85, 1.6);

export const chapel: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 106Q80 100 160 106V120H0z') +
    line('M0 106Q80 100 160 106') +
    box('stone', 30, 104, 100, 5) +
    tufts('10,114 22,116 142,115 152,112'),
  parts: [
    wood(
      shape('slate', 'M27 58L44 26H117L134 58z'),
      hatched('31,54 44,30 117,30 130,54', 4, 90),
      fine('M39 36H122M35 44H126M31 51H130'),
    ),
    ...BAYS.map(bay),
    wood(
      shape('wood', 'M75 27V19L80.5 3L86 19V27z'),
      hatched('80.5,5 86,19 86,27 80.5,27', 2),
      fine('M75 19H86'),
    ),
  ],
  finish:
    BAYS.map((x) => glass(x + 3.5)).join('') +
    box('stone', 124, 62, 6, 42) +
    shape('stone', 'M123 62L127 48L131 62z') +
    [34, 65, 96, 127].map((x) => dot('gilt', x, 46.5, 1.8)).join('') +
    line('M80.5 3V-1M44 26V19M41.5 21.5H46.5M117 26V19M114.5 21.5H119.5') +
    shape('leaf', 'M8 106q-4-6 1-9-1-6 4-7 5 2 3 8 4 3 0 8z') +
    shape('leaf', 'M146 106q-4-6 1-9-1-6 4-7 5 2 3 8 4 3 0 8z'),
};
