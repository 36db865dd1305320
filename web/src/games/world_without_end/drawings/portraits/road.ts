/** Those who come by road: merchants, and outlaws. */
import { hatched } from '../hatching';
import { dot, fine, line, shape } from '../strokes';
import { face, neck } from './face';

const pilgrim =
  `<g transform="translate(-2.5 3) scale(.74)">` +
  neck +
  shape('leaf', 'M4 72Q6 50 23 45.5Q32 52 41 45.5Q58 50 60 72z') +
  face('calm') +
  shape('beam', 'M23.5 30Q20 38 23 42Q25 38 25 30zM40.5 30Q44 38 41 42Q39 38 39 30z') +
  shape('violet', 'M23 20Q22 2 30-1Q40 0 41 20z') +
  shape('violet', 'M17 22Q18 16.5 32 16.5T47 22Q44 25 32 23.5Q20 25 17 22z') +
  fine('M36 4Q38 10 38 16') +
  '</g>';

const trader =
  `<g transform="translate(15.5 8.5) scale(.8)">` +
  neck +
  shape('straw', 'M2 72Q6 50 23 45.5Q32 52 41 45.5Q58 50 62 72z') +
  hatched('44,50 56,56 58,68 46,68', 2.6) +
  face('kind') +
  shape(
    'beam',
    'M24 30Q23.5 42 28 45Q32 47.5 36 45Q40.5 42 40 30Q38.5 35 35 34.5Q32 33 29 34.5Q25.5 35 24 30z',
  ) +
  fine('M29.5 38q2.5 1 5 0') +
  shape('cloth', 'M18 23Q14 12 26 9Q40 6 46 14Q48 19 45 23Q32 17.5 18 23z') +
  shape('cloth', 'M20 23Q32 17 44 23L43 26Q32 20.5 21 26z') +
  shape('linen', 'M42 20Q52 16 54 4Q46 6 41 15z') +
  fine('M43 18Q49 12 52 6') +
  '</g>';

export const merchants =
  pilgrim +
  trader +
  shape('wool', 'M21 50Q15 55 17 61Q23 66 29 61Q31 55 25 50z') +
  line('M20 50.5Q23 52 26 50.5M19 47.5l3 2.5M27 47.5l-3 2.5') +
  dot('gilt', 23, 58, 2.6);

const HOOD = 'M10 62Q11 50 17 44Q12 24 24 12Q31 5 38 3Q37 7 41 10Q54 22 47 44Q53 50 54 62L32 70z';

export const outlaws =
  // A bow on the back, and three arrows.
  shape('wood', 'M49 5Q67 32 52 61Q60 32 49 5z') +
  fine('M49 5L52 61') +
  line('M17 40L12 16M12 44L8 22') +
  shape('linen', 'M12 16l-3.5-4 3-4.5 3.5 4zM8 22l-3.5-3.5 2.5-4.5 3.5 3.5z') +
  shape('leaf', HOOD) +
  hatched('42,12 48,20 50,32 47,44 52,54 46,54 43,44 45,30', 2.6, 70) +
  shape('dark', 'M22.5 42Q18 24 27 17Q32 13 37 17Q46 24 41.5 42Q32 47 22.5 42z') +
  shape('skin', 'M24 32V26Q25 20 32 20T40 26V32Q32 35 24 32z') +
  dot('eye', 28.4, 28.4, 1.3) +
  dot('eye', 35.6, 28.4, 1.3) +
  shape('feature', 'M26 25l4.5 1.8M38 25l-4.5 1.8') +
  shape('cloth', 'M23.5 31.5Q32 28.5 40.5 31.5Q41 40 37 44L32 47L27 44Q23 40 23.5 31.5z') +
  fine('M27 35q5 1.5 10 0M28 39q4 1.5 8 0') +
  shape('beam', 'M17 46Q32 56 47 46L48.5 50Q32 60 15.5 50z') +
  dot('gilt', 32, 54, 2.2) +
  fine('M24 58L23 66M40 58L41 66');
