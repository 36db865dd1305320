/** The prior, the prioress and the bishop. */
import { hatched } from '../hatching';
import { dot, fine, line, shape } from '../strokes';
import { face, neck, robe } from './face';

const pectoralCross = shape('gilt', 'M31 52h2v3h3v2h-3v5h-2v-5h-3v-2h3z') + fine('M25 47l7 5 7-5');

export const prior =
  line('M52 66V20') +
  shape('gilt', 'M51 12h2v4h4v2h-4v5h-2v-5h-4v-2h4z') +
  neck +
  robe('dark') +
  shape('dark', 'M19 47Q17 42 24 39.5Q26 46 32 46.5T40 39.5Q47 42 45 47Q40 53 32 53T19 47z') +
  shape('skin', 'M23 26Q22 12 32 12T41 26z') +
  face('stern') +
  shape(
    'beam',
    'M22.5 32Q19 22 24 17.5Q32 22.5 40 17.5Q45 22 41.5 32Q41 26 38.5 22.8Q32 25.5 25.5 22.8Q23 26 22.5 32z',
  ) +
  fine('M24 20l.5 3M27.5 20.8v2.6M32 21.8v2.2M36.5 20.8v2.6M40 20l-.5 3') +
  pectoralCross;

export const prioress =
  shape('dark', 'M13 60Q13 22 20 13Q26 5 32 5T44 13Q51 22 51 60z') +
  robe('dark') +
  shape('linen', 'M20 27Q20 11 32 11T44 27V38Q47 50 32 53Q17 50 20 38z') +
  face('kind') +
  shape(
    'dark',
    'M17 46Q14 20 21.5 13Q26 8.5 32 8.5T42.5 13Q50 20 47 46L44 43Q46 24 41 17.5Q37 14.5 32 14.5T23 17.5Q18 24 20 43z',
  ) +
  fine('M23 44q9 6 18 0M21.5 48q10.5 5 21 0') +
  pectoralCross +
  // She heals: a sprig of herbs.
  line('M12 62Q13 50 10 42') +
  shape(
    'leaf',
    'M10 42q-4-4-1-8 4 3 1 8zM11.5 48q-6 0-7-5 6 0 7 5zM12 48q5-1 6-6-6 1-6 6zM12.3 55q-6 0-7-4 6-1 7 4zM12.5 55q5-1 5-5-5 1-5 5z',
  );

const mitre =
  shape('linen', 'M22 23Q18 14 20 10Q25 2 32-1Q39 2 44 10Q46 14 42 23Q32 19.5 22 23z') +
  shape('gilt', 'M22 23Q21 20.5 20.4 18.5Q32 14.5 43.6 18.5Q43 20.5 42 23Q32 19.5 22 23z') +
  shape('gilt', 'M30.5 16.5V0L32-1L33.5 0V16.5z') +
  dot('cloth', 26, 10.5, 1.7) +
  dot('cloth', 38, 10.5, 1.7) +
  hatched('40,6 44,10 43,17 39,16', 2.2);

export const bishop =
  shape('bold', 'M53 66V22Q52.5 11 46 12.5Q41 15 44.5 19.5Q48.5 20.5 48 16.5') +
  shape('gilt', 'M50.5 28h5v4h-5z') +
  neck +
  robe('violet') +
  hatched('44,50 56,56 58,64 46,64', 2.6) +
  shape(
    'gilt',
    'M22 45.8L26 44.5Q29 54 32 55T38 44.5L42 45.8Q39 58 34 59V66H30V59Q25 58 22 45.8z',
  ) +
  dot('cloth', 32, 57.5, 2.4) +
  face('calm') +
  fine('M24.5 24v8M39.5 24v8') +
  mitre;
