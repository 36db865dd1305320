import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, pennant, shape, tufts } from '../strokes';
import { stone, wood, type ProjectDrawing } from './drawing';

/** A battlement from x, `teeth` merlons wide, standing on y. */
const battlement = (x: number, y: number, teeth: number): string =>
  `M${x} ${y}v-6${'h4v3h3v-3'.repeat(teeth - 1)}h4v6z`;

/** A window with a mullion and a transom. */
const mullion = (x: number, y: number): string =>
  box('dark', x, y, 9, 13) + fine(`M${x + 4.5} ${y}v13M${x} ${y + 5}h9`);

export const palace: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 105Q80 100 160 105V120H0z') +
    line('M0 105Q80 100 160 105') +
    shape('paper bare', 'M74 104H86L92 120H66z') +
    tufts('10,114 34,116 124,116 150,112'),
  parts: [
    stone(
      box('stone', 44, 78, 70, 26),
      masonry(46, 80, 66, 24),
      arch('dark', 54, 84, 7, 14),
      arch('dark', 98, 84, 7, 14),
      arch('beam', 72, 83, 16, 21),
      fine('M80 83v21M76 92v2M84 92v2'),
    ),
    stone(
      box('stone', 44, 54, 70, 24),
      masonry(46, 54, 66, 24),
      mullion(52, 60),
      mullion(75, 60),
      mullion(97, 60),
      box('pale', 43, 76, 72, 3),
    ),
    stone(
      box('pale', 22, 42, 24, 62),
      masonry(24, 46, 20, 58),
      hatched('39,42 46,42 46,104 39,104', 2.8),
      shape('stone', battlement(20.5, 43, 4)),
      arch('dark', 31, 54, 5, 12),
      arch('dark', 31, 78, 5, 12),
    ),
    stone(
      box('pale', 112, 34, 26, 70),
      masonry(114, 40, 22, 62),
      hatched('131,34 138,34 138,104 131,104', 2.8),
      shape('stone', battlement(112.5, 35, 4)),
      arch('dark', 121, 46, 6, 13),
      arch('dark', 121, 68, 6, 13),
      arch('dark', 121, 88, 6, 11),
    ),
    wood(
      shape('tile', 'M46 56L54 32H104L112 56z'),
      hatched('48,52 54,34 104,34 110,52', 4, 90),
      fine('M52 40H106M49 48H109'),
      shape('tile', 'M72 44L79 34L86 44z'),
      box('paper', 75, 44, 8, 8),
      box('dark', 77, 46, 4, 4),
    ),
  ],
  finish:
    pennant('violet', 33, 37, 20) +
    pennant('violet', 125, 29, 22) +
    box('stone', 88, 22, 7, 11) +
    fine('M91 18q-4-3 0-7t2-7') +
    line('M55 32V25M103 32V25') +
    dot('gilt', 55, 23.5, 1.8) +
    dot('gilt', 103, 23.5, 1.8) +
    shape('leaf', 'M6 106q-5-4-2-9 0-7 6-8 6 2 5 9 3 4-2 8z') +
    shape('leaf', 'M146 106q-5-4-2-9 0-7 6-8 6 2 5 9 3 4-2 8z'),
};
