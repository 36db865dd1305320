/** Vignettes of the action cards that take: grain, piety, resource, medicine, cloth, sale. */
import { hatched } from '../hatching';
import { box, dot, fine, line, masonry, shape, tufts } from '../strokes';
import { at, block, bolt, coins, fleece, scene, sheaf, tree } from './motifs';

export const grain =
  scene('sky', 'straw', 50) +
  shape('gilt bare', 'M77 9a8 8 0 1 0 .1 0z') +
  fine('M77 2V5M66.5 7l2 2.5M87.5 7l-2 2.5M62 17h3M89 17h3') +
  fine('M0 60Q40 50 96 58M0 66Q44 56 96 65M20 53Q50 49 96 53') +
  at(78, 60, sheaf, 0.6) +
  at(20, 60, sheaf, 0.6) +
  at(47, 66, sheaf, 1.35) +
  shape('slate', 'M66 68Q84 66 82 50Q80 43 74 43Q84 40 86 51Q88 68 68 71z') +
  shape('beam', 'M58 67l9 .5v3.5l-9-.5z');

const candle = (x: number): string =>
  shape('linen', `M${x - 2.5} 64V44h5V64z`) +
  shape('gilt', `M${x} 43q-3.5-3 0-8 3.5 5 0 8z`) +
  shape('gilt', `M${x - 6} 68l2-4h8l2 4z`);

export const piety =
  box('lilac bare', 0, 0, 96, 72) +
  masonry(2, 2, 22, 70) +
  masonry(72, 2, 22, 70) +
  shape('stone', 'M22 72V30Q24 10 48 2Q72 10 74 30V72z') +
  shape('paper', 'M27 72V31Q29 15 48 8Q67 15 69 31V72z') +
  fine('M48 14V22M36 18l3 7M60 18l-3 7M30 29l6 4M66 29l-6 4M34 62l5-7M62 62l-5-7M48 68V58') +
  shape(
    'linen',
    'M48 26Q51 28 50 33Q60 28 66 33Q62 42 53 44Q52 50 56 54Q52 57 48 53Q44 57 40 54Q44 50 43 44Q34 42 30 33Q36 28 46 33Q45 28 48 26z',
  ) +
  fine('M52 39q5 0 9-3M44 39q-5 0-9-3M46 52l2-4 2 4') +
  dot('eye', 49, 30, 0.9) +
  candle(12) +
  candle(84);

const log = (x: number, y: number): string =>
  shape('wood', `M${x} ${y - 5.5}h-18a5.5 5.5 0 0 0 0 11h18z`) +
  fine(`M${x - 20} ${y - 1}h9M${x - 15} ${y + 2.5}h10`) +
  dot('straw', x, y, 5.5) +
  `<circle class="fine" cx="${x}" cy="${y}" r="2.5"/>`;

export const resource =
  scene('sky', 'grass', 52) +
  shape('stone', 'M-2 54V22L8 14L16 18L22 30L30 33L36 54z') +
  hatched('18,24 22,30 30,33 36,54 26,54 20,40', 2.8, 65) +
  fine('M2 30l8 3M6 42l10-2M14 24l-3 6') +
  at(64, 52, tree, 1.2) +
  at(86, 54, tree, 1.4) +
  at(76, 50, tree, 0.9) +
  at(6, 68, block, 1.15) +
  at(25, 68, block, 1.15) +
  at(15, 56.5, block, 1.15) +
  log(71, 64) +
  log(89, 64) +
  log(80, 54.5) +
  line('M50 70L60 46') +
  shape('slate', 'M57 45q6-3 9 1l-3 6q-3-3-8-2z');

export const medicine =
  box('mint bare', 0, 0, 96, 72) +
  box('wood', -2, 56, 100, 4) +
  box('beam bare', 0, 60, 96, 12) +
  fine('M0 66H96') +
  line('M0 6H96') +
  [14, 26, 82]
    .map(
      (x) =>
        line(`M${x} 6V12`) +
        shape('leaf', `M${x} 11q-7 6-6 16 3-4 4-1 2-4 3 0 2-3 4 0 2-9-5-15z`) +
        fine(`M${x} 12V26`),
    )
    .join('') +
  shape('stone', 'M32 34H64Q64 48 56 51V56H40V51Q32 48 32 34z') +
  hatched('56,36 63,36 62,44 55,51', 2.4) +
  box('stone', 30, 30, 36, 5) +
  shape('wood', 'M50 30L62 8Q66 6 67 10L56 30z') +
  shape('linen', 'M10 56V42q0-3 3-4V33h6v5q3 1 3 4V56z') +
  shape('bare cloth', 'M11 55V46H21V55z') +
  shape('beam', 'M13 33V29.5h6V33z') +
  shape('linen', 'M76 56q-4-6 1-12V37h8v7q5 6 1 12z') +
  shape('bare gilt', 'M76 55q-2-3 0-6h10q2 3 0 6z') +
  fine('M76 37h10');

export const cloth =
  box('wool bare', 0, 0, 96, 72) +
  box('beam bare', 0, 62, 96, 10) +
  line('M0 62H96') +
  fine([30, 34, 38, 42, 46, 50, 54, 58, 62, 66].map((x) => `M${x} 12V42`).join('')) +
  shape('cloth', 'M27 40H69V60Q48 63 27 60z') +
  hatched('27,46 69,46 69,60 27,60', 3.2, 90) +
  fine('M27 44H69M27 48H69') +
  shape('wood', 'M18 4h6V68h-6zM72 4h6V68h-6z') +
  shape('wood', 'M14 7H82V13H14zM16 28H80V32H16zM20 58H76V63H20z') +
  shape('straw', 'M36 38Q48 33 60 38Q48 42 36 38z') +
  dot('cloth', 48, 38, 2) +
  at(12, 68, bolt('cloth'), 0.9) +
  at(89, 68, fleece, 0.7);

const awning = [0, 1, 2, 3, 4, 5]
  .map((i) =>
    shape(
      i % 2 ? 'paper' : 'cloth',
      `M${12 + i * 12} 12L${8 + i * 13.4} 28q6.7 6 13.4 0L${24 + i * 12} 12z`,
    ),
  )
  .join('');

export const sale =
  scene('sky', 'grass', 56) +
  shape('wood', 'M13 24h4V66h-4zM79 24h4V66h-4z') +
  at(30, 48, fleece, 1.1) +
  at(58, 48, bolt('cloth')) +
  at(60, 41, bolt('blue'), 0.9) +
  box('wood', 8, 48, 80, 5) +
  box('straw', 12, 53, 72, 13) +
  hatched('12,53 84,53 84,66 12,66', 4, 90) +
  awning +
  line('M10 12H86') +
  at(75, 48, coins(3), 0.7) +
  tufts('6,68 92,67');
