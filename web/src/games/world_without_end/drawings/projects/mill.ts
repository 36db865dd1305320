import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, ripples, shape, tufts } from '../strokes';
import { stone, wood, type ProjectDrawing } from './drawing';

const HUB = { x: 122, y: 80, rim: 22 };

/** A point on the wheel, `eighths` of a turn from the top. */
function onWheel(eighths: number, radius: number): string {
  const angle = (eighths * Math.PI) / 4 + 0.2;
  const x = HUB.x + radius * Math.sin(angle);
  const y = HUB.y - radius * Math.cos(angle);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

const circle = (radius: number): string =>
  `M${HUB.x} ${HUB.y - radius}a${radius} ${radius} 0 1 0 .1 0z`;

const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
const wheel =
  `<path class="wood" fill-rule="evenodd" d="${circle(HUB.rim)}${circle(HUB.rim - 4)}"/>` +
  `<path class="bold" d="${eighths.map((i) => `M${HUB.x} ${HUB.y}L${onWheel(i, HUB.rim + 4)}`).join('')}"/>` +
  dot('beam', HUB.x, HUB.y, 3.5);

export const mill: ProjectDrawing = {
  ground:
    shape('grass bare', 'M0 103Q50 99 104 103V120H0z') +
    shape('water bare', 'M104 95H160V120H92Q102 112 104 103z') +
    line('M0 103Q50 99 104 103') +
    ripples(112, 103, 48, 17, 17) +
    tufts('8,110 26,114 70,113 88,110'),
  parts: [
    stone(
      box('stone', 42, 84, 62, 20),
      masonry(42, 84, 62, 20),
      hatched('92,84 104,84 104,104 92,104', 2.8),
      arch('beam', 66, 87, 13, 17),
      fine('M72.5 87v17'),
    ),
    stone(
      box('stone', 42, 64, 62, 20),
      masonry(42, 64, 62, 20),
      hatched('92,64 104,64 104,84 92,84', 2.8),
      box('dark', 50, 69, 8, 8),
      box('dark', 84, 69, 8, 8),
      fine('M54 69v8M50 73h8M88 69v8M84 73h8'),
    ),
    wood(
      shape('tile', 'M35 66L50 34H96L111 66z'),
      hatched('39,62 50,38 96,38 107,62', 4.2, 90),
      fine('M43 50H103M39 58H107M46.5 42H99.5'),
      box('wood', 66, 46, 12, 12),
      shape('tile', 'M63 47L72 38L81 47z'),
      box('dark', 69, 49, 6, 6),
    ),
    wood(box('wood', 102, 77.5, 20, 5), wheel),
  ],
  finish:
    // Fulled cloth, stretched on the tenter frame to dry.
    line('M6 80V108M20 80V108M34 80V107M4 82H36') +
    shape('cloth', 'M7 84H19.5V100Q13 102 7 100zM20.5 84H33V100Q27 102 20.5 100z') +
    hatched('7,92 19,92 19,100 7,100', 2.6) +
    hatched('21,92 33,92 33,100 21,100', 2.6) +
    fine('M110 99q-4 6-2 12M134 99q5 6 3 12M116 104q-2 4-1 9M128 104q2 4 1 9') +
    shape('paper', 'M88 34V22h8v12') +
    fine('M92 18q-5-3 0-7t2-8M97 14q4-3 1-7'),
};
