/** Vignettes of events that take: drought, tax, war, fire, plague and the like. */
import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, ripples, shape, tufts } from '../strokes';
import { at, coin, coins, cottage, fleece, scene, tree } from './motifs';

const withered = (x: number, lean: number): string =>
  line(`M${x} 62Q${x + lean / 2} 46 ${x + lean} 42`) +
  shape('straw', `M${x + lean} 42q${lean / 2}-1 ${lean} 5 ${-lean / 2} 0 ${-lean}-5z`);

export const drought =
  scene('wool', 'straw', 46) +
  dot('gilt', 48, 27, 10) +
  fine('M48 12V15M33 27h-4M63 27h4M37 16l-3-3M59 16l3-3M37 38l-3 3M59 38l3 3') +
  fine(
    'M4 58l9-5 8 6 10-5M13 53l4-5M31 54l8 7 9-4 8 5 12-7 9 5 11-4M48 57l-2-8M68 55l3-7M39 61l-4 8M77 60l2 9',
  ) +
  withered(14, 8) +
  withered(28, -7) +
  withered(70, 8) +
  withered(84, -8);

export const tax =
  box('wool bare', 0, 0, 96, 72) +
  hatched('0,0 96,0 96,50 0,50', 8, 90) +
  shape('wood', 'M-2 50H98V56H-2z') +
  box('beam bare', 0, 56, 96, 16) +
  at(20, 50, coins(4)) +
  at(34, 50, coins(2)) +
  // The scales.
  line('M54 50V20M42 22H66M50 50h8') +
  dot('gilt', 54, 18, 2.2) +
  fine('M42 22L36 34M42 22L48 34M66 22L60 31M66 22L72 31') +
  shape('slate', 'M34 34H50Q48 40 42 40T34 34z') +
  shape('slate', 'M58 31H74Q72 37 66 37T58 31z') +
  shape('gilt', 'M37 34q5-5 10 0z') +
  shape('linen', 'M74 50V38Q77 35 84 36T90 40V50z') +
  fine('M78 40h8M78 43h9M78 46h7') +
  shape('dark', 'M6 50V40H14V50z') +
  line('M9 40L16 22') +
  shape('linen', 'M12 33Q12 22 19 15Q21 25 15 33z');

export const burial =
  box('azure bare', 0, 0, 96, 72) +
  shape('grass bare', 'M0 54Q30 48 60 52T96 50V72H0z') +
  fine('M0 54Q30 48 60 52T96 50') +
  shape('gilt', 'M74 14a7 7 0 1 0 8 10a8 8 0 0 1-8-10z') +
  shape('stone', 'M8 58V46q5-6 10 0V58zM78 60V48q5-6 10 0V60z') +
  fine('M13 47v6M10.5 49.5h5M83 49v6M80.5 51.5h5') +
  shape('beam', 'M46 20h4v9h9v4h-9V60h-4V33h-9v-4h9z') +
  shape('wood', 'M26 62q22-9 44 0l-3 5H29z') +
  [26, 34, 62, 70]
    .map(
      (x) =>
        shape('linen', `M${x - 1.5} 60V52h3V60z`) + shape('gilt', `M${x} 51q-2.5-2 0-6 2.5 4 0 6z`),
    )
    .join('');

const sword =
  shape('slate', 'M-1.5 0V-32L0-36L1.5-32V0z') +
  shape('gilt', 'M-7 0H7V2.5H-7zM-1.2 2.5h2.4V8h-2.4z') +
  dot('gilt', 0, 9.5, 2);

export const war =
  scene('sky', 'grass', 54) +
  shape('cloth', 'M6 58L20 32L34 58z') +
  shape('linen', 'M20 32L15 58H25z') +
  line('M20 32V24') +
  shape('blue', 'M20 24l9 2-9 3z') +
  shape('cloth', 'M66 58L79 36L92 58z') +
  shape('linen', 'M79 36L74 58H84z') +
  line('M79 36V29') +
  shape('blue', 'M79 29l9 2-9 3z') +
  at(48, 44, `<g transform="rotate(38)">${sword}</g><g transform="rotate(-38)">${sword}</g>`) +
  shape('blue', 'M36 42H60V52Q59 62 48 66Q37 62 36 52z') +
  shape('gilt', 'M46.5 42H49.5V66H46.5zM36 50H60V53H36z');

export const fire =
  scene('sky', 'grass', 58) +
  at(24, 60, cottage('tile'), 1.25) +
  at(76, 60, cottage('slate'), 1.15) +
  shape(
    'gilt',
    'M40 60Q30 46 40 34Q40 40 44 40Q40 24 52 12Q50 24 57 30Q60 34 59 40Q64 38 63 32Q72 46 62 60z',
  ) +
  shape('blood', 'M45 60Q40 50 47 43Q47 48 50 47Q48 38 54 32Q54 40 58 44Q62 52 56 60z') +
  fine('M30 24q-4-4 1-8t1-8M72 22q4-4-1-8t0-7M40 22q-3-3 0-7');

export const trial =
  box('lilac bare', 0, 0, 96, 72) +
  masonry(0, 8, 96, 40) +
  shape('wood', 'M-2 56H98V62H-2z') +
  box('beam bare', 0, 62, 96, 10) +
  // The book, and the scales above it.
  shape('linen', 'M30 56V48Q40 44 48 48Q56 44 66 48V56z') +
  fine('M48 48V56M35 50q5-2 9 0M53 50q5-2 9 0M35 53q5-2 9 0M53 53q5-2 9 0') +
  line('M48 44V16M28 20H68') +
  dot('gilt', 48, 15, 2.4) +
  fine('M28 20L20 34M28 20L36 34M68 20L60 34M68 20L76 34') +
  shape('slate', 'M18 34H38Q36 41 28 41T18 34zM58 34H78Q76 41 68 41T58 34z') +
  line('M82 56V50M78 46h10v5H78z') +
  shape('beam', 'M78 45h10v6H78z');

export const outlaws =
  scene('sky', 'grass', 52) +
  [10, 26, 40, 60, 76, 90]
    .map((x, i) => at(x, 52 + (i % 2) * 3, tree, 1.3 + (i % 3) * 0.2))
    .join('') +
  shape('straw bare', 'M38 72Q46 60 40 52H52Q58 62 66 72z') +
  // A chest on its side, shot through.
  shape('wood', 'M30 66L34 54L56 58L52 70z') +
  shape('beam', 'M34 54L37 50Q50 50 58 55L56 58z') +
  fine('M38 55L34.5 66.5M50 57L46.5 69') +
  at(62, 68, coins(1), 0.6) +
  dot('gilt', 70, 66, 2.2) +
  dot('gilt', 64, 62, 2.2) +
  line('M45 58L62 34') +
  shape('cloth', 'M62 34l1-6 4-2-1 5 4 1-4 4z');

const rat =
  shape('dark', 'M-9 0Q-9-6-2-6Q3-6 6-3L10-1L7 0z') +
  fine('M-9 0Q-16 1-15-4') +
  dot('dark', 3, -5, 1.4);

export const plague =
  scene('wool', 'stone', 58) +
  shape('pale', 'M8 60V4H88V60z') +
  masonry(9, 4, 22, 54) +
  masonry(65, 4, 22, 54) +
  shape('stone', 'M32 60V28Q34 12 48 10Q62 12 64 28V60z') +
  shape('wood', 'M36 60V29Q38 16 48 14Q58 16 60 29V60z') +
  fine('M42 18V60M48 14V60M54 18V60') +
  shape('blood', 'M45.5 20h5v9h7v5h-7v18h-5V34h-7v-5h7z') +
  at(22, 66, rat) +
  at(78, 69, `<g transform="scale(-1 1)">${rat}</g>`) +
  shape('dark', 'M14 22h9v11h-9zM73 22h9v11h-9z') +
  line('M13 21l11 13M24 21L13 34M72 21l11 13M83 21L72 34');

const monk =
  shape('dark', 'M-6 0Q-6-13-3-16Q-4-22 0-23Q4-22 3-16Q6-13 6 0z') +
  shape('skin', 'M1.5-17.5q2.5 0 2-3-3-1-2 3z');

export const cloister =
  box('mint bare', 0, 0, 96, 72) +
  box('stone', -2, 4, 100, 12) +
  masonry(0, 4, 96, 12) +
  [2, 34, 66].map((x) => arch('paper', x, 16, 28, 46)).join('') +
  fine('M-2 62H98') +
  box('stone bare', 0, 62, 96, 10) +
  at(20, 66, monk, 1.05) +
  at(40, 66, monk, 1.15) +
  at(62, 66, monk, 1.25) +
  line('M70 66V32M66 38h8');

const boarded = (x: number, y: number): string =>
  box('dark', x, y, 10, 10) +
  shape('wood', `M${x - 2} ${y + 1}l14 3v3l-14-3zM${x - 2} ${y + 8}l14-4v3l-14 4z`);

export const empty =
  scene('sky', 'grass', 58) +
  shape('paper', 'M20 62V32H76V62z') +
  fine('M20 46H76M30 32V46M66 32V46M40 46V62M58 46V62') +
  shape('tile', 'M14 34L28 10H68L82 34z') +
  hatched('18,31 28,13 68,13 78,31', 4.5, 90) +
  shape('dark', 'M52 18l8-2 4 8-9 4z') +
  boarded(24, 35) +
  boarded(62, 35) +
  shape('dark', 'M42 62V50h14V62z') +
  shape('wood', 'M39 52l20 5v3l-20-5zM39 60l20-6v3l-20 6z') +
  tufts('12,66 26,68 34,65 64,67 84,66') +
  fine('M10 22q3-4 5 0 2-4 5 0M80 16q2-3 4 0 2-3 4 0');

export const closed =
  scene('sky', 'grass', 56) +
  shape('wood', 'M13 16h4V66h-4zM79 16h4V66h-4z') +
  box('wood', 17, 22, 62, 38) +
  fine('M17 30H79M17 38H79M17 46H79M17 54H79') +
  shape('beam', 'M17 24L20 22L79 57L76 60zM79 24L76 22L17 57L20 60z') +
  shape('cloth', 'M10 12H86V19Q80 23 74 19T62 19T50 19T38 19T26 19T10 19z') +
  line('M43 40V36q5-7 10 0v4') +
  box('slate', 41, 40, 14, 11) +
  dot('dark', 48, 45, 1.8) +
  tufts('6,68 90,68');

/** More wool than buyers: a heap of fleeces for one coin. */
export const glut =
  scene('sky', 'grass', 54) +
  shape('wood', 'M8 58H88V63H8zM14 63h5v9h-5zM77 63h5v9h-5z') +
  [
    [22, 58],
    [44, 58],
    [66, 58],
    [33, 45],
    [55, 45],
    [44, 32],
  ]
    .map(([x = 0, y = 0]) => at(x, y, fleece))
    .join('') +
  at(81, 54, coin, 0.8) +
  fine('M14 20q3-4 5 0 2-4 5 0M72 16q2-3 4 0 2-3 4 0');

export const ruin =
  box('sky bare', 0, 0, 96, 72) +
  shape('water bare', 'M0 50H96V72H0z') +
  ripples(2, 54, 92, 18, 18) +
  shape('grass', 'M-2 36Q10 34 14 46Q16 58 10 74H-2z') +
  shape('grass', 'M98 36Q86 34 82 46Q80 58 86 74H98z') +
  shape('wood', 'M0 34L30 36L34 40L28 42L0 39zM96 34L64 35L60 40L68 41L96 39z') +
  shape('beam', 'M20 40h4V66h-4zM72 40h4V66h-4z') +
  shape('wood', 'M36 46L50 62L46 64L33 49zM62 44L54 58L58 60L66 46z') +
  shape('wood', 'M40 66l16-3 1 4-16 3z') +
  fine('M4 34V26M14 35V27M0 28H26M92 34V26M82 34V27M96 28H70') +
  fine('M30 20L38 12M58 14L66 22M48 22V12');

export const tithe =
  scene('sky', 'grass', 56) +
  shape('wood', 'M12 58V26L48 8L84 26V58z') +
  hatched('14,57 14,27 48,10 82,27 82,57', 5, 90) +
  shape('straw', 'M6 29L48 6L90 29L86 33L48 12L10 33z') +
  shape('dark', 'M32 60V34H64V60z') +
  shape('beam', 'M32 34L24 32V62L32 60zM64 34L72 32V62L64 60z') +
  at(40, 60, fleece, 0.9) +
  at(56, 60, fleece, 0.9) +
  at(48, 51, fleece, 0.9) +
  tufts('8,66 88,66');
