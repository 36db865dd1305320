/** The border of an event card: a vine that runs round the page, the same on all four sides. */
import { dot, fine, line, shape } from './strokes';

/** Where the medallions lie, clockwise from the lower left; the page is 320 wide. */
export const CORNERS = [
  [40, 280],
  [40, 40],
  [280, 40],
  [280, 280],
] as const;

const LEAF = 'M0 0Q-7-3-6-10Q1-9 2-3Q5-8 11-7Q10 0 0 0z';
const INKS = ['leaf', 'cloth', 'leaf', 'blue'];

/** A leaf that grows from the vine, up or down. */
const leaf = (x: number, i: number): string =>
  `<g transform="translate(${x} ${i % 2 ? 25 : 19}) scale(1 ${i % 2 ? -1 : 1})">${shape(INKS[i % 4] ?? '', LEAF)}</g>`;

/** Half of the upper side's vine, from a medallion to the middle. */
const half =
  line('M70 22Q80 12 90 22T110 22T130 22Q136 16 142 20') +
  [76, 96, 116].map((x, i) => leaf(x, i)).join('') +
  fine('M100 17q4-6 8-3M120 27q4 6 8 3M84 26q3 5 7 3') +
  dot('gilt', 109, 13, 2) +
  dot('gilt', 129, 31, 2) +
  dot('gilt', 92, 30, 2);

const flower =
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path class="gilt" transform="rotate(${turn} 160 22)" d="M160 22q-7-4-5-9 5-2 5 3 0-5 5-3 2 5-5 9z"/>`,
    )
    .join('') + dot('cloth', 160, 22, 2.6);

export const side = half + `<g transform="matrix(-1 0 0 1 320 0)">${half}</g>`;
export const boss = flower;

/** The red arrow, on the upper side, pointing out of the page. */
export const arrow =
  shape('blood', 'M160-3L181 19H170V40Q160 46 150 40V19H139z') +
  fine('M160 5V37M149 16L160 4L171 16');

/** A medallion with its wreath, around 0, 0. */
export const medallion =
  '<circle class="gilt" r="33"/><circle class="paper" r="28.5"/>' +
  `<path class="fine" d="${Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const place = (r: number): string => `${(x * r).toFixed(1)} ${(y * r).toFixed(1)}`;
    return `M${place(29.5)}L${place(32)}`;
  }).join('')}"/>`;
