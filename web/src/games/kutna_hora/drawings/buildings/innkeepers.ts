/** The Innkeepers: half-timbered houses that lean over the street, barrels and hanging signs. */
import {
  at,
  banner,
  barrel,
  box,
  chimney,
  draw,
  framing,
  ground,
  pointed,
  roof,
  round,
  smoke,
  steps,
  windows,
} from '../kit';

/** A floor that stands out over the one below, in timber framing. */
const jetty = (x: number, y: number, w: number, h: number, bays: number): string =>
  box('wall', x, y, w, h) + framing(x, y, w, h, bays) + draw('line', at`M${x - 1.5} ${y}h${w + 3}`);

const mug = (x: number, y: number): string =>
  draw('line', at`M${x} ${y}h10M${x + 6} ${y}v3M${x + 9} ${y + 6}h3v4h-3`) +
  draw('roof', at`M${x + 3} ${y + 3}h6v9h-6Z`);

const hopStore =
  ground() +
  box('wall', 10, 66, 40, 20) +
  jetty(8, 46, 44, 10, 4) +
  roof(8, 36, 44, 16, 5, 2) +
  round('dark', 20, 66, 10, 14) +
  windows(34, 58, 2, 9, 4, 6) +
  draw('side', 'M54 66V44h20v22Z') +
  draw('roof', 'M51 44 61 18h6l10 26Z') +
  draw('fine', 'M58 36h9M60 29h7') +
  draw('wall', 'M60 18l3-8 5 8Z') +
  windows(64, 58, 1, 1, 5, 7) +
  draw('line', 'M82 66V30M90 66V30M82 34l8 4M82 44l8 4') +
  draw(
    'leaf',
    'M79 42q3-5 6 0-3 5-6 0ZM87 38q3-5 6 0-3 5-6 0ZM79 56q3-5 6 0-3 5-6 0ZM87 53q3-5 6 0-3 5-6 0Z',
  );

const malthouse =
  ground() +
  box('wall', 6, 66, 66, 18) +
  roof(6, 48, 66, 20, 4, 2) +
  draw('wall', 'M20 28h36v-5H20Z') +
  draw('roof', 'M17 23h42l-3-6H20Z') +
  draw('dark', 'M24 27v-3h3v3ZM32 27v-3h3v3ZM40 27v-3h3v3ZM48 27v-3h3v3Z') +
  round('dark', 16, 66, 10, 13) +
  windows(30, 59, 4, 9, 4, 5) +
  draw('stone', 'M72 66V36l3-3V22h10v11l3 3v30Z') +
  draw('line', 'M73 22h14M72 36h16') +
  smoke(79, 19, 1.1) +
  round('dark', 80, 66, 8, 11) +
  draw('timber', 'M60 66q-2-6 0-8h8q2 2 0 8Z');

const inn =
  ground() +
  chimney(60, 28, 7, 18) +
  smoke(63, 8, 0.9) +
  box('wall', 18, 66, 60, 20) +
  jetty(14, 46, 68, 14, 5) +
  roof(14, 32, 68, 16, 8, 3) +
  windows(21, 43, 3, 13.5, 5, 6) +
  windows(62, 43, 2, 13.5, 5, 6) +
  round('dark', 59, 66, 16, 17) +
  round('timber', 28, 66, 8, 13) +
  windows(42, 59, 1, 1, 6, 6) +
  mug(84, 37) +
  draw('line', 'M84 37v-4') +
  barrel(6, 66);

const burghersHall =
  ground() +
  box('wall', 10, 66, 76, 22) +
  jetty(8, 44, 80, 10, 6) +
  roof(8, 34, 80, 15, 5, 2) +
  box('wall', 33, 66, 30, 32) +
  steps('wall', 33, 34, 30, 28, 4) +
  draw('roof', 'M43 24h10v9H43ZM53 26h3v5h-3') +
  pointed('dark', 48, 66, 13, 18) +
  windows(40, 45, 2, 16, 4, 7) +
  windows(48, 45, 1, 1, 4, 7) +
  round('dark', 21, 66, 11, 14) +
  round('dark', 75, 66, 11, 14) +
  banner(12, 34, 20) +
  banner(80, 34, 20) +
  barrel(29, 66) +
  barrel(62, 66);

export const innkeepers = {
  'innkeepers-1': hopStore,
  'innkeepers-2': malthouse,
  'innkeepers-3': inn,
  'innkeepers-4': burghersHall,
};
