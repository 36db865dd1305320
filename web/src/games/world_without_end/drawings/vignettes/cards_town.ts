/** Vignettes of the action cards of the town: project, privilege, house, rent, donation, favor. */
import { hatched } from '../hatching';
import { arch, box, dot, fine, line, masonry, shape, tufts } from '../strokes';
import { at, block, coin, coins, cottage, crown, scene, wax } from './motifs';

export const project =
  scene('sky', 'grass', 58) +
  shape('stone', 'M4 64V30h10v6h10v-4h8V64z') +
  masonry(4, 32, 28, 32) +
  arch('dark', 13, 44, 9, 20) +
  // The crane, with a wheel that two men tread.
  shape('wood', 'M62 64L70 12h4L80 64h-5L72 34L67 64z') +
  shape('wood', 'M36 16L86 8V12L36 20z') +
  fine('M66 40H77M64.5 50H78.5') +
  dot('wood', 72, 52, 13) +
  dot('sky', 72, 52, 9.5) +
  line('M72 39V65M59 52H85M63 43L81 61M81 43L63 61') +
  dot('beam', 72, 52, 2.5) +
  line('M39 19V34') +
  fine('M36 38l3-4 3 4') +
  at(30.5, 50, block, 0.95) +
  line('M72 12L72 39') +
  tufts('46,68 90,68');

export const privilege =
  box('deep bare', 0, 0, 96, 72) +
  hatched('0,0 96,0 96,72 0,72', 7, 90) +
  shape('paper', 'M18 8H70Q76 8 76 14V54H24V14Q24 8 18 8z') +
  shape('wool', 'M18 8q6 0 6 6v4H12v-4q0-6 6-6z') +
  box('blue', 30, 15, 11, 11) +
  fine('M33 24q0-7 5-7M33 20h5') +
  fine('M45 17H70M45 21H68M45 25H70M30 31H70M30 36H67M30 41H70M30 46H54') +
  line('M40 54L37 60M44 54L46 60M60 54V60') +
  at(41, 62, wax(7)) +
  at(60, 62, wax(6)) +
  shape('linen', 'M62 50Q70 30 90 14Q90 30 78 42Q72 47 66 48z') +
  fine('M60 54L84 24');

export const house =
  scene('sky', 'grass', 58) +
  shape('stone', 'M20 66V58H76V66z') +
  masonry(20, 58, 56, 8) +
  shape('wood', 'M22 58V32h4V58zM46 58V32h4V58zM70 58V32h4V58zM20 30H76V34H20zM22 44H74V47H22z') +
  line('M26 57L45 48M50 48L69 57') +
  shape('wood', 'M18 31L48 6L78 31L74 32L48 11L22 32z') +
  line('M48 11V30M35 21V30M61 21V30') +
  shape('tile', 'M18 31L48 6L50 7.5V13L28 31.5z') +
  hatched('20,30 48,8 48,13 27,31', 3, 60) +
  line('M82 68L70 24M89 68L77 22M80.5 61h7M78.5 53h7M76.5 45h7M74.5 37h7M72.3 29.5h7') +
  shape('wood', 'M4 66l10-3 1 4-10 3z') +
  line('M9 68l3-10') +
  tufts('10,62 90,62');

export const rent =
  scene('sky', 'grass', 44) +
  at(18, 46, cottage('tile'), 1.1) +
  at(78, 46, cottage('slate'), 1.1) +
  at(48, 46, cottage('straw'), 1.3) +
  shape('paper bare', 'M41 48H55L70 72H26z') +
  // The key of the house, and what it brings.
  shape('slate', 'M20 58a7.5 7.5 0 1 0 .1 0zM20 62a3.5 3.5 0 1 1-.1 0z') +
  shape('slate', 'M27 64h22v3.5h-3v4h-3v-4h-3v3h-3v-3H27z') +
  at(66, 69, coins(3)) +
  at(80, 69, coins(5)) +
  at(57, 67, coin, 0.7);

export const donation =
  box('lilac bare', 0, 0, 96, 72) +
  box('stone bare', 0, 60, 96, 12) +
  line('M0 60H96') +
  // The alms chest.
  shape('wood', 'M20 66V42H68V66z') +
  shape('beam', 'M18 42Q20 33 30 33H58Q68 33 70 42z') +
  fine('M20 54H68M32 42V66M56 42V66') +
  shape('slate', 'M30 33h4V66h-4zM54 33h4V66h-4z') +
  shape('gilt', 'M42.5 44h3v4h4v3h-4v9h-3v-9h-4v-3h4z') +
  box('dark', 39, 36, 10, 2.6) +
  at(44, 26, coin, 0.9) +
  fine('M37 18l-3-3M44 16V12M51 18l3-3') +
  // The hand that gives.
  shape('skin', 'M49 22q-3-2-2-4l8-2 6-6 12-2 6 9-10 6-10 3q-4 1-4-2z') +
  shape('feature', 'M55 20l6-3M51 19l7-2') +
  shape('blue', 'M71 6L90-2H98V18L80 20z') +
  shape('linen', 'M70 7l5-2 7 15-5 1z') +
  at(82, 52, wax(8)) +
  line('M78 40L81 44M86 40L83 44');

export const favor =
  box('azure bare', 0, 0, 96, 72) +
  hatched('0,0 34,0 34,58 0,58', 8, 90) +
  hatched('66,0 96,0 96,58 66,58', 8, 90) +
  shape('cloth bare', 'M34 0H66V62H34z') +
  shape('stone', 'M8 72V66H88V72zM18 66V60H78V66z') +
  shape('wood', 'M36 60V18L42 22V14L50 4L58 14V22L64 18V60z') +
  shape('violet', 'M41 52V26Q50 16 59 26V52z') +
  shape('beam', 'M30 60V44h7V60zM63 60V44h7V60z') +
  dot('gilt', 33.5, 42, 2.6) +
  dot('gilt', 66.5, 42, 2.6) +
  shape('cloth', 'M38 52H62V58H38z') +
  at(50, 51, crown, 0.85) +
  dot('gilt', 50, 12, 2) +
  // The marker on its way.
  at(18, 60, shape('dark', 'M-8 0Q-7-4-3-5Q-4-10-2-12a4.5 4.5 0 1 1 4 0Q4-10 3-5Q7-4 8 0z')) +
  at(
    82,
    60,
    shape('gilt', 'M-5 0l2-4h6l2 4zM-1-4V-18h2V-4z') + shape('gilt', 'M0-19q-3.5-3 0-8 3.5 5 0 8z'),
  );
