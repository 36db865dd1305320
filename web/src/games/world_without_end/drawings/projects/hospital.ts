import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, shape, tufts } from '../strokes';
import { stone, wood, type ProjectDrawing } from './drawing';

const windows = (from: number): string =>
  [0, 1, 2].map((i) => arch('dark', from + i * 14, 76, 6, 15)).join('');

export const hospital: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 104Q80 98 160 104V120H0z') +
    line('M0 104Q80 98 160 104') +
    tufts('8,112 150,112 118,115 44,116'),
  parts: [
    stone(box('stone', 16, 70, 48, 33), masonry(16, 70, 48, 33), windows(22)),
    stone(box('stone', 64, 70, 48, 33), masonry(64, 70, 48, 33), windows(72)),
    stone(
      shape('pale', 'M110 103V58L128 36L146 58V103z'),
      masonry(112, 60, 34, 43),
      hatched('138,50 146,58 146,103 138,103', 2.8),
      dot('dark', 128, 56, 5),
      fine('M128 51v10M123 56h10'),
      arch('dark', 120, 68, 7, 18),
      arch('dark', 130, 68, 7, 18),
    ),
    wood(
      shape('slate', 'M10 72L22 46H112L110 58L110 72z'),
      hatched('14,68 22,48 110,48 110,68', 4, 90),
      fine('M18 56H110M14 64H110'),
      shape('slate', 'M106 60L128 32L150 60L146 62L128 39L110 62z'),
    ),
    wood(
      shape('wood', 'M46 88L52 78H78L84 88z'),
      hatched('48,86 53,80 77,80 82,86', 3, 90),
      shape('beam', 'M49 88h3v15h-3zM78 88h3v15h-3z'),
      arch('beam', 59, 88, 12, 15),
      fine('M65 88v15'),
    ),
  ],
  finish:
    shape('pale', 'M60 46V34L66 28L72 34V46z') +
    arch('dark', 63, 35, 6, 9) +
    shape('gilt', 'M64.5 40q1.5-3 3 0l.5 2h-4z') +
    line('M66 28V18M63 21.5H69') +
    line('M128 32V22M125 25.5H131') +
    // The herb garden.
    box('straw', 88, 104, 26, 9) +
    shape(
      'leaf',
      'M91 104q-3-6 1-7 3 1 1 7zM98 104q-4-5-1-8 4 1 3 8zM105 104q-3-6 1-8 3 2 1 8zM111 104q-2-5 1-6 2 2 1 6z',
    ) +
    dot('gilt', 98, 96, 1.4) +
    dot('cloth', 106, 95.5, 1.4),
};
