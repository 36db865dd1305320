/** Small things that several vignettes show, each drawn around its own foot or middle. */
import { hatched } from '../hatching';
import { box, dot, fine, line, shape } from '../strokes';

/** Something drawn around 0, 0, put at x, y. */
export const at = (x: number, y: number, ink: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${ink}</g>`;

const turned = (degrees: number, ink: string): string =>
  `<g transform="rotate(${degrees})">${ink}</g>`;

/** The ground of a vignette of 96 × 72. */
export const scene = (sky: string, land: string, horizon = 56): string =>
  box(`${sky} bare`, 0, 0, 96, 72) +
  shape(
    `${land} bare`,
    `M0 ${horizon}Q30 ${horizon - 4} 60 ${horizon - 1}T96 ${horizon - 2}V72H0z`,
  ) +
  fine(`M0 ${horizon}Q30 ${horizon - 4} 60 ${horizon - 1}T96 ${horizon - 2}`);

const ear =
  line('M0 0V-17') +
  shape(
    'straw',
    'M0-17q-2.5 5 0 9 2.5-4 0-9zM0-12q-5-2-5-7 5 1 5 7zM0-12q5-2 5-7-5 1-5 7zM0-7q-5-2-5-7 5 1 5 7zM0-7q5-2 5-7-5 1-5 7z',
  );

/** A sheaf of corn, bound; its foot is at 0, 0. */
export const sheaf =
  [-46, 46, -30, 30, -15, 15, 0].map((turn) => at(0, -18, turned(turn, ear))).join('') +
  shape('straw', 'M-11 0Q-5-9-4-18H4Q5-9 11 0Q0 3-11 0z') +
  fine('M-6-1L-2-13M0 1V-13M6-1L2-13') +
  shape('beam', 'M-5-19Q0-16.5 5-19V-15.5Q0-13-5-15.5z');

/** A coin seen from the front. */
export const coin = dot('gilt', 0, 0, 5) + '<circle class="fine" r="2.8"/>';

/** A stack of coins; its foot is at 0, 0. */
export const coins = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const y = -3 * i - 2;
    return shape('gilt', `M-6 ${y}v-2.6h12v2.6q-6 2.8-12 0z`);
  }).join('') + `<ellipse class="gilt" cy="${-3 * count - 1.6}" rx="6" ry="2"/>`;

export const crown =
  shape('gilt', 'M-10 0L-12-11L-6-6L0-14L6-6L12-11L10 0Q0-2.5-10 0z') +
  fine('M-10.5-3Q0-5.5 10.5-3') +
  dot('cloth', 0, -4.6, 1.3) +
  dot('gilt', 0, -14.5, 1.5);

/** A round seal of wax. */
export const wax = (radius: number): string =>
  dot('blood', 0, 0, radius) +
  `<circle class="fine" r="${radius - 1.8}"/>` +
  fine('M-1.5 0h3M0-1.5v3');

/** A fleece, rolled. */
export const fleece =
  shape('wool', 'M-11 0q-4-3-1-7 0-5 5-5 3-4 7-1 5-2 7 2 5 1 4 6-1 4-5 5z') +
  fine('M-6-5q2 2 4 0M1-8q2 2 4 0M3-3q2 2 4 0');

/** A bolt of cloth, lying; its foot is at 0, 0. */
export const bolt = (inks: string): string =>
  shape(inks, 'M-10 0V-7H9q3.5 3.5 0 7z') +
  `<ellipse class="paper" cx="-10" cy="-3.5" rx="2.2" ry="3.5"/>` +
  fine('M-6-2H8');

/** A tree; its foot is at 0, 0. */
export const tree =
  shape('beam', 'M-1.5 0V-6h3v6z') +
  shape('leaf', 'M0-5Q-9-4-8-11Q-9-16-4-17Q-3-23 2-22Q7-21 6-16Q10-13 8-9Q7-4 0-5z') +
  hatched('3,-20 6,-16 8,-12 6,-7 3,-6', 2.4, 70);

/** A timbered house; its foot is at 0, 0. */
export const cottage = (roof: string): string =>
  shape('paper', 'M-9 0V-13L0-22L9-13V0z') +
  fine('M-9-12H9M-4-12L0-16L4-12M-9-6H-3M4-6H9') +
  shape('beam', 'M-2.5 0V-6q2.5-3 5 0V0z') +
  shape(roof, 'M-12-11L0-24L12-11L9.5-9L0-19L-9.5-9z');

/** A dressed block of stone; its lower left corner is at 0, 0. */
export const block =
  shape('stone', 'M0 0V-9L4-12H18V-3L14 0z') + fine('M0-9H14V0M14-9L18-12') + fine('M3-5h4M8-3h3');
