import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, shape, tufts } from '../strokes';
import { stone, wood, type ProjectDrawing } from './drawing';

const NAVE_WINDOWS = [76, 94, 112];

export const church: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 106Q70 98 160 105V120H0z') +
    line('M0 106Q70 98 160 105') +
    tufts('12,113 96,113 128,115 150,111'),
  parts: [
    stone(
      box('stone', 64, 72, 70, 31),
      masonry(66, 73, 66, 30),
      ...NAVE_WINDOWS.map((x) => arch('dark', x, 77, 8, 19)),
      shape('pale', 'M86 72h4v31h-6zM104 72h4v31h-6zM130 72h4l2 31h-6z'),
    ),
    stone(
      box('pale', 34, 74, 32, 29),
      masonry(36, 75, 28, 28),
      hatched('58,74 66,74 66,103 58,103', 2.8),
      arch('beam', 44, 82, 12, 21),
      fine('M50 82v21M47 93v2M53 93v2'),
    ),
    stone(
      box('pale', 35, 46, 30, 28),
      masonry(37, 48, 26, 26),
      hatched('58,46 65,46 65,74 58,74', 2.8),
      arch('dark', 42, 52, 6, 14),
      arch('dark', 52, 52, 6, 14),
      box('stone', 33, 72, 34, 3),
      box('stone', 33, 44, 34, 4),
    ),
    wood(
      shape('tile', 'M64 74V48H120L138 74z'),
      hatched('66,70 66,50 119,50 134,70', 4, 90),
      fine('M65 57H125M65 65H131'),
    ),
    wood(
      shape('slate', 'M32 45L50 8L68 45z'),
      hatched('50,10 66,44 54,44', 3, 80),
      fine('M41 28H59M36.5 37H63.5'),
    ),
  ],
  finish:
    NAVE_WINDOWS.map((x) => shape('bare gilt', `M${x + 1.5} 95V85q0-4 2.5-6 2.5 2 2.5 6V95z`)).join(
      '',
    ) +
    line('M50 8V-1') +
    shape('gilt', 'M44 1l2.5-1 1-2.5 2 3q2 1 3.5-1l3-4q1 6-2.5 8-4 2-6.5-.5-1.5-1.5-3-2z') +
    line('M120 48V40M117 43H123') +
    // A yew, and a few who rest under it.
    line('M16 106V98') +
    shape('leaf', 'M16 99q-10 0-8-8 1-3 3-4-1-6 5-8 6 2 5 8 3 1 3 5-1 7-8 7z') +
    hatched('17,82 21,86 23,93 19,98 16,98', 2.4) +
    shape('stone', 'M140 108v-8q3-4 6 0v8zM150 110v-7q3-4 6 0v7z') +
    fine('M141.5 102.5h3M151.5 105.5h3') +
    fine('M84 24q3-4 5 0 2-4 5 0M98 16q2-3 4 0 2-3 4 0M100 31q2-3 4 0 2-3 4 0') +
    dot('inked', 54, 96, 0.8),
};
