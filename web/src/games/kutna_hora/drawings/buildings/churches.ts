/** Public buildings of the green and the silver patricians: care of people, and of souls. */
import {
  at,
  box,
  chimney,
  cross,
  draw,
  gable,
  ground,
  house,
  pointed,
  roof,
  round,
  smoke,
  windows,
} from '../kit';

const buttress = (x: number, y: number, h: number): string =>
  draw('stone', at`M${x - 2} ${y}v${-h + 4}l2-4 2 4v${h - 4}Z`);

const rose = (x: number, y: number, r: number): string =>
  draw('roof', at`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`) +
  draw('line', at`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`);

const hospital =
  ground() +
  box('wall', 30, 66, 58, 20) +
  roof(30, 46, 58, 18, 5, 2) +
  [40, 53, 66, 79].map((x) => pointed('dark', x, 66, 8, 14)).join('') +
  house(8, 66, 24, 28, 22, 0) +
  rose(20, 34, 5) +
  pointed('dark', 20, 66, 9, 17) +
  cross(20, 16, 8) +
  draw('wall', 'M56 28v-7h8v7Z') +
  draw('roof', 'M54.5 21 60 7l5.5 14Z') +
  cross(60, 7, 5);

const school =
  ground() +
  box('wall', 16, 66, 64, 34) +
  roof(16, 32, 64, 20, 10, 3) +
  draw('line', 'M16 49h64') +
  windows(24, 45, 2, 9, 4.5, 9) +
  windows(57, 45, 2, 9, 4.5, 9) +
  windows(74, 45, 1, 1, 4.5, 9) +
  windows(60, 61, 2, 11, 4.5, 7) +
  pointed('dark', 44, 49, 8, 12) +
  draw('stone', 'M40 49h10v17H14l4-4h4v-3.5h4.5V55H31v-3.5h4.5V49Z') +
  draw('wall', 'M44 12V6h8v6Z') +
  draw('roof', 'M42 6 48 1l6 5Z') +
  draw('dark', 'M46 12V8h4v4Z') +
  draw('line', 'M16 32h64');

const conduit =
  ground(3, 66, 90) +
  draw('stone', 'M14 66v-9h68v9Z') +
  draw('water', 'M17 60h62v4H17Z') +
  draw('fine', 'M20 62q4-1.5 8 0t8 0M60 62q4-1.5 8 0t8 0') +
  draw('wall', 'M26 57V28h44v29Z') +
  draw('line', 'M40 57V28M56 57V28M24 28h48') +
  [33, 48, 63]
    .map((x) => pointed('dark', x, 50, 8, 17) + gable('roof', x - 6, 28, 12, 12, 1))
    .join('') +
  [26, 40, 56, 70].map((x) => draw('stone', at`M${x - 1.8} 57V26l1.8-8 1.8 8v31Z`)).join('') +
  draw('roof', 'M41 17 48 3l7 14Z') +
  draw('line', 'M33 54v4M63 54v4') +
  cross(48, 4, 3);

const bellFoundry =
  ground() +
  house(46, 66, 24, 26, 20, 20) +
  chimney(76, 30, 8, 22) +
  smoke(79, 6, 0.9) +
  round('dark', 58, 66, 12, 16) +
  draw('glow', 'M54 66q-.5-5 4-9 4.5 4 4 9Z') +
  windows(77, 56, 2, 7, 3, 6) +
  draw('line', 'M8 66V24M40 66V24M5 24h38M8 32l6-8M40 32l-6-8') +
  draw('line', 'M24 24v5') +
  draw('roof', 'M11 57q5-4 6-14 1-14 7-14t7 14q1 10 6 14Z') +
  draw('line', 'M12 53q12 3.5 24 0M17.5 40h13') +
  draw('dark', 'M21.5 57a2.5 3 0 0 0 5 0Z');

const coinChapel =
  ground() +
  box('wall', 36, 66, 38, 28) +
  roof(36, 38, 38, 20, 3, 2) +
  [43, 55, 67].map((x) => pointed('dark', x, 61, 6, 17)).join('') +
  [49, 61, 74].map((x) => buttress(x, 66, 24)).join('') +
  house(14, 66, 24, 30, 24, 0) +
  rose(26, 33, 5.5) +
  pointed('dark', 26, 66, 9, 18) +
  draw('wall', 'M50 18v-5h6v5Z') +
  draw('roof', 'M48.5 13 53 1l4.5 12Z') +
  cross(26, 12, 6) +
  draw('roof', 'M79 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z') +
  draw('line', 'M83 60v4M14 66v-6');

const skull = (x: number, y: number): string =>
  draw(
    'wall',
    at`M${x - 3.5} ${y - 3}a3.5 3.5 0 1 1 7 0q0 1.5-1.2 2.2v1.8h-4.6v-1.8q-1.2-.7-1.2-2.2Z`,
  ) + draw('dark', at`M${x - 2.2} ${y - 3}h1.5v1.5h-1.5ZM${x + 0.7} ${y - 3}h1.5v1.5h-1.5Z`);

const charnel =
  ground() +
  box('wall', 28, 66, 40, 34) +
  gable('wall', 28, 32, 40, 16, 0) +
  draw('roof', 'M25 34 48 13l23 21-3 1.5L48 18 28 35.5Z') +
  [14, 66]
    .map(
      (x) =>
        box('wall', x, 66, 16, 40) +
        gable('roof', x, 26, 16, 21, 1.5) +
        pointed('dark', x + 8, 38, 4, 8) +
        draw('line', at`M${x} 44h16`) +
        pointed('dark', x + 8, 58, 5, 10) +
        cross(x + 8, 5, 4),
    )
    .join('') +
  pointed('dark', 48, 66, 14, 20) +
  rose(48, 32, 5) +
  skull(37, 62) +
  skull(59, 62) +
  skull(6, 66) +
  skull(90, 66);

export const churches = {
  'green-1': hospital,
  'green-2': school,
  'green-3': conduit,
  'silver-1': bellFoundry,
  'silver-2': coinChapel,
  'silver-3': charnel,
};
