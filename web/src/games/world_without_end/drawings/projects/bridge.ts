import { hatched } from '../hatching';
import { box, dot, fine, line, masonry, pennant, ripples, shape, tufts } from '../strokes';
import { stone, wood, type Part, type ProjectDrawing } from './drawing';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The road rises toward the middle of the bridge. */
const road = (x: number): number => tenth(56 + 10 * ((x - 80) / 80) ** 2);

/** The road's curve from one place to another, so much above the stone. */
function curve(from: number, to: number, above: number): string {
  const middle = (from + to) / 2;
  const pull = tenth(2 * road(middle) - (road(from) + road(to)) / 2 - above);
  return `Q${middle} ${pull} ${to} ${tenth(road(to) - above)}`;
}

/** A span of the wooden road, with its railing. */
function span(from: number, to: number): Part {
  const posts = [0, 1, 2, 3, 4].map((i) => from + 4 + i * 8);
  const planks = `M${from} ${road(from)}v-4${curve(from, to, 4)}v4${curve(to, from, 0)}z`;
  return wood(
    fine(`M${from} ${tenth(road(from) - 10)}${curve(from, to, 10)}`),
    line(posts.map((x) => `M${x} ${tenth(road(x) - 4)}v-7`).join('')),
    shape('wood', planks),
    fine(posts.map((x) => `M${x + 3} ${tenth(road(x + 3) - 3.5)}v3`).join('')),
  );
}

const bank = 'M-2 78Q10 76 15 86Q18 96 12 122H-2z';
const farBank = 'M162 78Q150 76 145 86Q142 96 148 122H162z';

export const bridge: ProjectDrawing = {
  ground:
    shape('water bare', 'M0 92H160V120H0z') +
    ripples(22, 99, 116, 20) +
    shape('grass', bank) +
    shape('grass', farBank) +
    tufts('6,96 9,110 154,98 151,112'),
  parts: [
    stone(
      shape('stone bare', 'M5 102V66Q20 60 34 58.9V70C24 70 18 80 18 92V102z'),
      line('M34 58.9Q20 60 5 66V102H18V92C18 80 24 70 34 70'),
      hatched('5,66 10,64 10,102 5,102', 3),
      masonry(8, 66, 12, 36),
      fine('M34 66.5C21 66.5 14.5 78 14.5 92'),
    ),
    stone(
      shape(
        'stone bare',
        'M34 58.9Q56 56.5 80 56V64C68 64 60 77 60 92V102L64 107H45L49 102V92C49 80 43 70 34 70z',
      ),
      line(
        'M34 58.9Q56 56.5 80 56M80 64C68 64 60 77 60 92V102L64 107H45L49 102V92C49 80 43 70 34 70',
      ),
      masonry(46, 58, 20, 11),
      masonry(49, 74, 11, 28),
      fine('M34 66.5C46 66.5 52.5 78 52.5 92M80 60.5C65 60.5 56.5 76 56.5 92'),
      hatched('56,80 60,90 60,102 64,107 58,107 56,102', 2.6),
    ),
    stone(
      shape(
        'stone bare',
        'M126 58.9Q104 56.5 80 56V64C92 64 100 77 100 92V102L96 107H115L111 102V92C111 80 117 70 126 70z',
      ),
      line(
        'M126 58.9Q104 56.5 80 56M80 64C92 64 100 77 100 92V102L96 107H115L111 102V92C111 80 117 70 126 70',
      ),
      masonry(94, 58, 20, 11),
      masonry(100, 74, 11, 28),
      fine('M126 66.5C114 66.5 107.5 78 107.5 92M80 60.5C95 60.5 103.5 76 103.5 92'),
      hatched('107,80 111,90 111,102 115,107 109,107 107,102', 2.6),
    ),
    stone(
      shape('stone bare', 'M155 102V66Q140 60 126 58.9V70C136 70 142 80 142 92V102z'),
      line('M126 58.9Q140 60 155 66V102H142V92C142 80 136 70 126 70'),
      masonry(142, 66, 12, 36),
      fine('M126 66.5C139 66.5 145.5 78 145.5 92'),
    ),
    span(0, 40),
    span(40, 80),
    span(80, 120),
    span(120, 160),
  ],
  finish:
    shape(
      'pale',
      'M77.5 65l-1.5-6.5h8l-1.5 6.5zM31.8 71l-1.3-6h7l-1.3 6zM123.8 71l-1.3-6h7l-1.3 6z',
    ) +
    line('M80 46V28M75.5 33.5H84.5') +
    pennant('cloth', 20, 52, 22) +
    pennant('blue', 136, 52, 22) +
    // A cart of fleeces on its way to the fair.
    shape('wool', 'M42 41q-3-1-2-4 1-3 4-2 2-4 6-2 4-3 7 1 4 0 3 4 1 2-2 3z') +
    box('wood', 40, 41, 22, 5) +
    dot('paper', 46, 48, 3.4) +
    dot('paper', 57, 48, 3.4) +
    shape('wood', 'M64 46q0-5 4-5l5 0q1-4 3-5l0 2q3 1 3 3l-3 .5-1 4v3m-2-3v3m-5-4v4m-2-3v3'),
};
