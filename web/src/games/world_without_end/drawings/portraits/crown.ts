/** The queen, the king, the earl of Shiring and the guild alderman. */
import { hatched } from '../hatching';
import { dot, fine, line, shape } from '../strokes';
import { face, neck, robe } from './face';

export const queen =
  shape('linen', 'M15 58Q13 24 22 15H42Q51 24 49 58z') +
  neck +
  robe('blue') +
  shape('gilt', 'M22 45.8L25 44.6Q32 54 39 44.6L42 45.8Q32 59 22 45.8z') +
  dot('cloth', 32, 56, 2) +
  face('kind') +
  shape('straw', 'M24.5 22Q28 19 32 18.5T39.5 22Q36 22.5 32 20.5Q28 22.5 24.5 22z') +
  dot('straw', 20.5, 29, 5.5) +
  dot('straw', 43.5, 29, 5.5) +
  fine('M17 26l7 6M17 32l7-6M40 26l7 6M40 32l7-6') +
  shape('gilt', 'M20 20L17.5 5L24.5 11.5L28 2L32 10L36 2L39.5 11.5L46.5 5L44 20Q32 16 20 20z') +
  fine('M19.5 16.5Q32 12.5 44.5 16.5') +
  dot('cloth', 32, 15.8, 1.5) +
  dot('blue', 25.5, 17, 1.2) +
  dot('blue', 38.5, 17, 1.2);

const ermine = shape('linen', 'M14 54Q16 47 24 44.5Q32 52 40 44.5Q48 47 50 54Q42 62 32 62T14 54z');
const spots = fine(
  'M20 51l1 3M26 53l.5 3.5M32 55v3.5M38 53l-.5 3.5M44 51l-1 3M24 58l.5 2M40 58l-.5 2',
);

export const king =
  line('M55 66L50 27') +
  shape(
    'gilt',
    'M49.8 27Q44 23 47 18.5Q48.5 19.5 49.3 21.5Q48 17 50.5 14Q52.5 17 50.8 21.5Q52 19.5 53.5 18.5Q56 23 49.8 27z',
  ) +
  shape('stone', 'M22 20Q16 30 19 42Q22 46 26 44V24zM42 20Q48 30 45 42Q42 46 38 44V24z') +
  robe('cloth') +
  ermine +
  spots +
  face('stern') +
  shape(
    'stone',
    'M24 30Q23 44 29 51Q31 49 32 52Q33 49 35 51Q41 44 40 30Q38 35 34 34.6Q32 33.5 30 34.6Q26 35 24 30z',
  ) +
  fine('M29.5 38q2.5 1 5 0M28 42l1 5M32 42v6M36 42l-1 5') +
  shape('cloth', 'M21 16Q22 4 32 4T43 16z') +
  shape(
    'gilt',
    'M19.5 21L17 6L22 10Q24 13 26 11.5Q27 7 32 3Q37 7 38 11.5Q40 13 42 10L47 6L44.5 21Q32 17 19.5 21z',
  ) +
  fine('M19 17.5Q32 13.5 45 17.5') +
  line('M32 3V-2.5M29.5-.5H34.5') +
  dot('blue', 32, 17.5, 1.5);

const mail = 'M20 29Q21 44 10 51Q20 60 32 60T54 51Q43 44 44 29z';

export const earl =
  shape('cloth', 'M32 5Q36-6 47-3Q56 1 55 14Q50 5 43 7Q46 9 45 13Q39 5 32 8z') +
  fine('M36 3Q44-1 51 7') +
  robe('blue') +
  shape('stone', mail) +
  hatched('21,44 43,44 52,51 42,58 32,60 22,58 12,51', 2.4, 45) +
  hatched('21,44 43,44 52,51 42,58 32,60 22,58 12,51', 2.4, -45) +
  face('stern') +
  shape('slate', 'M20 34V24Q21 11 32 3Q43 11 44 24V34L40.5 32V26Q40 20.5 32 20.5T23.5 26V32z') +
  hatched('35,6 40,12 43.5,22 43.5,32 41,30 40,23 36,20', 2.2, 70) +
  line('M32 3V20.5') +
  fine('M22.5 17.5Q32 13 41.5 17.5') +
  // He gives grain.
  line('M11 62Q12 48 9 36') +
  shape(
    'gilt',
    'M9 36q-3-4 0-8 3 4 0 8zM9.5 41q-5-1-5-6 5 1 5 6zM10 41q4-2 4-6.5-4.5 1-4 6.5zM10.3 47q-5-1-5-6 5 1 5 6zM11 47q4-2 4-6.5-4.5 1-4 6.5zM11 53q-5-1-5-6 5 1 5 6zM11.5 53q4-2 4-6.5-4.5 1-4 6.5z',
  );

export const alderman =
  neck +
  robe('beam') +
  shape(
    'wool',
    'M15 60Q16 48 24 44.6Q28 52 32 53T40 44.6Q48 48 49 60L44 66H40Q41 56 38 52L32 58L26 52Q23 56 24 66H20z',
  ) +
  fine('M19 55l3 1M21 50l2 2M45 55l-3 1M43 50l-2 2M18 60l4 0M46 60l-4 0') +
  face('kind') +
  shape(
    'pale',
    'M24 30Q23.5 42 28 46Q32 49 36 46Q40.5 42 40 30Q38.5 35 35 34.5Q32 33 29 34.5Q25.5 35 24 30z',
  ) +
  fine('M29.5 38q2.5 1 5 0M28 42l.8 3M32 42.5v4M36 42l-.8 3') +
  shape('cloth', 'M22 17Q18 8 26 5Q36 1 43 6Q48 10 42 17z') +
  shape('cloth', 'M41 14Q52 12 54 24Q55 34 51 41Q47 42 46 36Q49 26 41 22z') +
  fine('M48 20Q51 28 48.5 38') +
  shape('cloth', 'M18 20Q18 14.5 32 14.5T46 20Q46 25 32 23.5Q18 25 18 20z') +
  hatched('20,17 44,17 45,21 40,23 24,23 19,21', 3.4, 65) +
  // The chain of his office.
  shape('gilt', 'M32 58a3 3 0 1 1-.1 0z') +
  fine('M24.5 49Q26 56 32 58.5Q38 56 39.5 49');
