import { hatched } from '../hatching';
import { arch, box, fine, line, masonry, shape, tufts } from '../strokes';
import { metal, stone, wood, type Part, type ProjectDrawing } from './drawing';

/** Half a storey of the tower, left or right of its middle, with a window and the corner buttress. */
function half(x: number, top: number): Part {
  const right = x === 80;
  const edge = right ? x + 14 : x;
  return stone(
    box('pale', x, top, 18, 14),
    masonry(x + 1, top, 16, 14),
    right ? hatched(`94,${top} 98,${top} 98,${top + 14} 94,${top + 14}`, 2.4) : '',
    arch('dark', right ? x + 4 : x + 8.5, top + 2.5, 5.5, 9.5),
    box('stone', edge, top, 4, 14),
    box('stone', right ? x : x - 1.5, top + 12.5, 19.5, 2),
  );
}

const nave = (x: number, way: 1 | -1): string =>
  shape('pale', `M${x} 112V92h${54 * way}v20z`) +
  masonry(way > 0 ? x : x - 54, 92, 54, 20) +
  [9, 20, 31, 42].map((step) => arch('dark', x + step * way - 2.5, 96, 5, 11)).join('') +
  shape('slate', `M${x} 93V80h${49 * way}l${7 * way} 13z`) +
  fine(`M${x} 86.5h${52 * way}`);

/** The cathedral under the tower, older than the game. */
export const cathedral =
  nave(100, 1) +
  nave(60, -1) +
  shape('stone', 'M56 112V86L80 70L104 86V112z') +
  masonry(58, 86, 44, 24) +
  '<circle class="dark" cx="80" cy="87" r="6"/>' +
  fine('M80 81v12M74 87h12M75.8 82.8l8.5 8.5M84.2 82.8l-8.5 8.5') +
  arch('beam', 74, 97, 12, 15) +
  fine('M80 97v15') +
  arch('dark', 62, 96, 5, 11) +
  arch('dark', 93, 96, 5, 11);

export const tower: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 113Q80 109 160 113V120H0z') +
    line('M0 113Q80 109 160 113') +
    cathedral +
    tufts('6,117 30,118 132,118 154,117'),
  parts: [
    half(62, 60),
    half(80, 60),
    half(62, 46),
    half(80, 46),
    half(62, 32),
    half(80, 32),
    wood(shape('slate', 'M65 32L80 1V32z'), hatched('67,31 80,4 80,31', 4, 90)),
    wood(shape('slate', 'M80 32V1L95 32z'), hatched('80,31 80,4 94,31', 2.2, 64)),
    metal(shape('gilt', 'M79.2 2V-3H76.5V-4.6H79.2V-7.5H80.8V-4.6H83.5V-3H80.8V2z')),
  ],
  finish:
    shape('stone', 'M61 32V24L63.5 17L66 24V32zM94 32V24L96.5 17L99 24V32z') +
    fine('M68.5 25h23M71.5 19h17M74.5 12.5h11') +
    '<circle class="gilt bare" cx="80" cy="87" r="4.6"/>' +
    fine('M80 81v12M74 87h12M75.8 82.8l8.5 8.5M84.2 82.8l-8.5 8.5') +
    fine(
      'M24 40q3-4 5 0 2-4 5 0M36 28q2-3 4 0 2-3 4 0M118 34q3-4 5 0 2-4 5 0M132 46q2-3 4 0 2-3 4 0',
    ),
};
