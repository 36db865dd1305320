/** Vignettes of events that give, trade or celebrate. */
import { hatched } from '../hatching';
import { box, dot, fine, line, masonry, ripples, shape } from '../strokes';
import { at, bolt, coin, coins, crown } from './motifs';

const goblet = shape('gilt', 'M-5-16H5Q5-8 1-7V-2L4 0H-4L-1-2V-7Q-5-8-5-16z') + fine('M-5-13H5');

export const feast =
  box('wool bare', 0, 0, 96, 72) +
  // A garland of leaves, with flowers.
  line('M-2 10Q24 28 48 14T98 10') +
  [8, 20, 32, 62, 74, 86]
    .map((x, i) =>
      at(
        x,
        16 + (i % 3) * 1.5,
        shape('leaf', 'M0 0q-6-2-6-7 6 1 6 7zM0 0q6-2 6-7-6 1-6 7zM0 0q-4 4 0 8 4-4 0-8z'),
      ),
    )
    .join('') +
  [14, 26, 48, 68, 80].map((x, i) => dot(i % 2 ? 'gilt' : 'cloth', x, 17 + (i % 2), 2.6)).join('') +
  shape('linen', 'M-2 52H98V66Q90 60 82 66T66 66T50 66T34 66T18 66T-2 66z') +
  box('beam bare', 0, 66, 96, 6) +
  shape('straw', 'M34 52Q34 40 48 40T62 52z') +
  fine('M40 44l4 5M47 42l3 7M54 43l2 6') +
  at(22, 52, goblet) +
  at(74, 52, goblet) +
  shape('cloth', 'M6 52q-1-8 5-8t5 8zM82 52q-1-8 5-8t5 8z') +
  line('M11 44q1-3 3-4M87 44q1-3 3-4');

export const windfall =
  box('mint bare', 0, 0, 96, 72) +
  hatched('0,0 96,0 96,58 0,58', 8, 90) +
  box('beam bare', 0, 58, 96, 14) +
  fine('M48 8V2M32 12l-4-5M64 12l4-5M22 22l-6-3M74 22l6-3') +
  shape('beam', 'M20 36L26 20Q28 16 34 16H62Q68 16 70 20L76 36z') +
  shape('dark', 'M25 36L30 23H66L71 36z') +
  shape('gilt', 'M24 38Q26 28 34 30Q38 22 46 27Q54 20 60 28Q70 26 72 38z') +
  at(48, 28, crown, 0.6) +
  dot('blood', 34, 33, 2) +
  dot('blue', 62, 33, 2) +
  shape('wood', 'M20 38H76V64H20z') +
  shape('slate', 'M28 38h5V64h-5zM63 38h5V64h-5z') +
  box('gilt', 43, 38, 10, 9) +
  dot('dark', 48, 42, 1.5) +
  fine('M33 51H43M53 51H63') +
  at(84, 66, coins(2), 0.8) +
  at(12, 64, coin, 0.8);

export const barge =
  box('sky bare', 0, 0, 96, 72) +
  shape('grass bare', 'M0 38Q30 30 60 36T96 34V46H0z') +
  fine('M0 38Q30 30 60 36T96 34') +
  shape('water bare', 'M0 44H96V72H0z') +
  ripples(0, 62, 96, 10, 19) +
  line('M44 50V8M44 12H22M44 12L66 40') +
  shape('linen', 'M24 13Q36 20 24 38Q34 34 42 38Q46 24 42 13z') +
  fine('M28 20h14M28 28h15') +
  shape('wood', 'M8 50H88Q86 62 74 63H22Q12 62 8 50z') +
  fine('M11 55H85') +
  shape('straw', 'M52 50q-2-8 4-10l2-2 2 2q6 2 4 10zM64 50q-2-8 4-10l2-2 2 2q6 2 4 10z') +
  fine('M56 41h4M68 41h4') +
  at(24, 50, bolt('cloth'), 0.9) +
  fine('M10 47Q30 44 50 47');

/** A ship with the king's arms puts to sea. */
export const ship =
  box('sky bare', 0, 0, 96, 72) +
  shape('water bare', 'M0 52H96V72H0z') +
  line('M48 54V6M20 50L18 30') +
  shape('blue', 'M28 12H68Q74 28 68 42H28Q34 28 28 12z') +
  shape('gilt', 'M46 12H50V42H46zM30 25H71V29H30.5z') +
  shape('cloth', 'M48 6l14 2.5-5 2 4 2.5-13 1z') +
  shape('wood', 'M10 42H22V50H74V40H88V48Q84 62 74 62H24Q14 60 10 42z') +
  fine('M14 54H84M22 50V46M26 50V46H74M34 50V46M42 50V46M54 50V46M62 50V46M70 50V46') +
  dot('gilt', 32, 56, 2.4) +
  dot('cloth', 44, 56, 2.4) +
  dot('gilt', 56, 56, 2.4) +
  dot('cloth', 68, 56, 2.4) +
  ripples(0, 66, 96, 10, 16) +
  fine('M4 24q3-4 5 0 2-4 5 0M80 20q2-3 4 0 2-3 4 0');

/** The tower that a master builder sees in his sleep. */
export const dream =
  box('azure bare', 0, 0, 96, 72) +
  fine('M14 14v6M11 17h6M80 12v6M77 15h6M20 40v4M18 42h4M78 38v4M76 40h4') +
  shape('pale', 'M38 62V28H58V62z') +
  masonry(38, 28, 20, 32) +
  shape('slate', 'M36 28L48 8L60 28z') +
  line('M48 8V3M46 5h4') +
  shape('dark', 'M42 44V36q2.5-4 5 0V44zM49 44V36q2.5-4 5 0V44z') +
  shape(
    'paper',
    'M-2 74V62Q4 54 14 58Q20 50 32 54Q40 48 48 54Q58 48 66 54Q76 50 82 58Q92 54 98 62V74z',
  ) +
  fine('M14 58q5 1 6 5M48 54q6 1 7 5M82 58q-5 1-6 5');
