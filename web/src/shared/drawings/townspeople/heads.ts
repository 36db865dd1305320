/** What townspeople wear on their heads: what hangs behind the face, and what is drawn over it. */
import { dot, fine, line, shape } from './kit';

interface Head {
  behind?: string;
  over: string;
}

const LONG_HAIR = 'M22 24Q21 12 32 12T42 24Q45 36 43 47H38V24H26V47H21Q19 36 22 24z';

export const HEADS = {
  coif: {
    over:
      shape('linen', 'M23.5 32Q20 14 32 13.5T40.5 32L39 26Q38 20.5 32 20.5T25 26z') +
      fine('M32 13.5V20.5M25 27L27.5 40M39 27L36.5 40M30 42.5l2-1.5 2 1.5'),
  },
  hat: {
    behind: shape('hair', 'M22 24Q21 36 24 41L27 24zM42 24Q43 36 40 41L37 24z'),
    over:
      shape('felt', 'M22 19Q23 6 32 6T42 19z') +
      shape('felt', 'M12 22Q20 16.5 32 16.5T52 22Q44 25.5 32 23Q20 25.5 12 22z') +
      fine('M22.5 16.5Q32 13.5 41.5 16.5M36 8.5l3 6M38.5 9l1.8 4'),
  },
  hood: {
    behind: shape('second', 'M14 58Q13 24 22 14Q32 5 42 14Q51 24 50 58z'),
    over:
      shape(
        'second',
        'M20 46Q16 20 26 12Q32 7 42 10Q54 14 55 30Q56 38 51 40Q51 28 45 24Q48 36 44 46Q43 24 32 20Q21 24 20 46z',
      ) +
      fine('M44 15Q51 20 52 32M20 40Q18 28 22 20') +
      shape('second', 'M14 56Q18 47 24 44.5Q32 52 40 44.5Q46 47 50 56Q42 62 32 62T14 56z') +
      fine('M24 50l3 6M40 50l-3 6'),
  },
  straw: {
    behind: shape('hair', LONG_HAIR),
    over:
      shape('straw', 'M23 19Q24 9 32 9T41 19z') +
      shape('straw', 'M8 23Q18 17 32 17T56 23Q44 27 32 24Q20 27 8 23z') +
      fine('M24 14h16M23.5 17Q32 14.5 40.5 17M14 22l4-2M46 20l4 2M20 23.5l2-3M42 20.5l2 3'),
  },
  wimple: {
    behind: shape('linen', 'M15 58Q13 22 21 14Q32 5 43 14Q51 22 49 58z'),
    over:
      shape(
        'linen',
        'M22 46Q19 16 32 15.5T42 46Q37 53 32 53T22 46zM25.5 27V32Q26.5 40 32 40.5Q37.5 40 38.5 32V27Q38 21 32 21T25.5 27z',
      ) + fine('M24 45Q32 51 40 45M21 22Q18 36 19 52M43 22Q46 36 45 52M23 49Q32 55 41 49'),
  },
  veil: {
    behind:
      shape('second', 'M16 56Q12 22 22 13Q32 6 42 13Q52 22 48 56L42 52V24H22V52z') +
      shape('hair', 'M22 22Q23 14 32 14T42 22V36H38V22H26V36H22z'),
    over:
      shape('hair', 'M24 27Q23.5 18 32 17.5T40 27Q38 21.5 32 20.5Q26 21.5 24 27z') +
      shape('second', 'M21 24Q20 10 32 9.5T43 24Q40 16 32 16T21 24z') +
      fine('M20 28Q17 40 18 52M44 28Q47 40 46 52M22.5 17Q32 11 41.5 17'),
  },
  braids: {
    over:
      shape('hair', 'M23 29Q20 12 32 12T41 29Q40 20 32 19.5Q24 20 23 29z') +
      shape('hair', 'M20.5 25a4.5 5 0 1 1-.1 0zM43.5 25a4.5 5 0 1 0 .1 0z') +
      fine('M17.5 27l6 6M17.5 33l6-6M40.5 27l6 6M40.5 33l6-6M32 12v7M27 13.5l1 6M37 13.5l-1 6') +
      shape('cloth', 'M22.6 20Q32 14.5 41.4 20L41 22.6Q32 17 23 22.6z'),
  },
  bare: {
    over:
      shape(
        'hair',
        'M22.5 33Q18.5 11 32 11T41.5 33Q40.5 26 38.5 21.5Q32 23.5 25.5 21.5Q23.5 26 22.5 33z',
      ) + fine('M26 14.5l-1 6M29 13v7.6M32 12.5v9M35 13v7.6M38 14.5l1 6'),
  },
  cap: {
    behind: shape('hair', 'M22.5 22Q20 34 24 40L27 24zM41.5 22Q44 34 40 40L37 24z'),
    over:
      shape('cloth', 'M20 22Q14 14 24 9Q38 4 46 12Q50 18 44 22Q32 16.5 20 22z') +
      shape('cloth', 'M21 22.5Q32 16.5 43 22.5L42.4 25.4Q32 20 21.6 25.4z') +
      shape('linen', 'M42 19Q52 15 54 3Q46 5 41 14z') +
      fine('M43 17Q49 11 52 5'),
  },
  miner: {
    behind: shape('linen', 'M12 58Q14 24 22 15L31 2Q44 10 46 26L52 58z'),
    over:
      shape(
        'linen',
        'M20 46Q17 20 24 13L31 2Q42 9 43.5 20Q46 34 44 46Q43 22 32 19.5Q21 22 20 46z',
      ) +
      fine('M31 2Q33 10 38 14M22 24Q19 34 20.5 44M42 24Q44.5 34 43.5 44') +
      shape('linen', 'M14 57Q18 47 24 44.5Q32 52 40 44.5Q46 47 50 57Q42 62 32 62T14 57z') +
      fine('M21 55l2-5M32 58v-5M43 55l-2-5'),
  },
  fur: {
    behind: shape('hair', 'M22.5 22Q21 34 24 40L27 24zM41.5 22Q43 34 40 40L37 24z'),
    over:
      shape('cloth', 'M22 18Q22 5 32 5T42 18z') +
      shape('wood', 'M18.5 20Q19 14.5 32 14.5T45.5 20Q45 25 32 23.5Q19 25 18.5 20z') +
      fine('M22 18l1.5 3M26 17l1 3.5M30 16.6l.6 4M34 16.6l-.6 4M38 17l-1 3.5M42 18l-1.5 3M32 5v9'),
  },
  kerchief: {
    behind: shape('hair', 'M22.5 24Q20 38 23 46H27V24zM41.5 24Q44 38 41 46H37V24z'),
    over:
      shape('second', 'M20.5 27Q19 11 32 10.5T43.5 27Q38 18.5 32 18.5T20.5 27z') +
      shape('second', 'M42.5 24Q51 25 53 32Q47 33 42 28z') +
      fine('M24 20Q28 14 36 13M40 15l2 5') +
      dot('linen', 26, 16.5, 0.9) +
      dot('linen', 33, 15, 0.9) +
      dot('linen', 39, 18.5, 0.9),
  },
} as const satisfies Record<string, Head>;

export const BEARDS = {
  full:
    shape(
      'hair',
      'M24 30Q23 43 28 47Q32 50 36 47Q41 43 40 30Q38.5 35 35 34.5Q32 33 29 34.5Q25.5 35 24 30z',
    ) +
    shape('feature', 'M29.5 38q2.5 1 5 0') +
    fine('M28 42l.8 3M32 42.5v4M36 42l-.8 3'),
  short:
    shape(
      'hair',
      'M24.2 31Q24.5 41.5 32 42.8Q39.5 41.5 39.8 31Q38.5 36.4 35 35.4Q32 34.4 29 35.4Q25.5 36.4 24.2 31z',
    ) + shape('feature', 'M29.8 38.2q2.2.8 4.4 0'),
  moustache: shape('hair', 'M32 34.4Q28 33 26 37.4Q30 37.6 32 35.8Q34 37.6 38 37.4Q36 33 32 34.4z'),
} as const;

/** What they carry, at the left edge: their trade. */
export const TOOLS = {
  pick: line('M11 65L14 36') + shape('iron', 'M4 41Q13 31 24 38Q13 35.5 5.5 43z'),
  hammer: line('M10 65L12 42') + shape('iron', 'M5 36.5h14v6H5z'),
  grain:
    line('M11 64Q12 50 9 38') +
    shape(
      'straw',
      'M9 38q-3-4 0-8 3 4 0 8zM9.5 43q-5-1-5-6 5 1 5 6zM10 43q4-2 4-6.5-4.5 1-4 6.5zM10.3 49q-5-1-5-6 5 1 5 6zM11 49q4-2 4-6.5-4.5 1-4 6.5z',
    ),
  mug:
    shape('wood', 'M6 44h12v16H6z') +
    line('M18 47q6 0 6 5t-6 5') +
    shape('linen', 'M5 44q-1-4 3-4 1-3 5-2 4-2 5 2 3 1 1 4z') +
    fine('M6 49h12M6 55h12'),
  scroll:
    shape('linen', 'M6 42q7-3 13 0v18q-6-3-13 0z') +
    fine('M9 46q4-1.4 7 0M9 50q4-1.4 7 0M9 54q4-1.4 7 0'),
  key:
    shape('gilt', 'M12 34a5 5 0 1 1-.1 0zM12 36.6a2.4 2.4 0 1 0 .1 0z') +
    line('M12 44V62M12 57h5M12 61h5'),
  distaff:
    line('M11 65L12 52') +
    shape('linen', 'M12 34Q18 40 16.5 48Q12 53 7.5 48Q6 40 12 34z') +
    fine('M8 44q4 3 8 0M8.4 48q3.6 2.4 7.4 0M9.5 40q2.5 2 5 0'),
  cloth:
    shape('cloth', 'M4 47h15v13H4z') +
    shape('cloth', 'M19 47a3 6.5 0 0 1 0 13a3 6.5 0 0 1 0-13z') +
    fine('M8 47v13M12 47v13M19 51.5v4.5'),
  lantern:
    line('M12 36v-4M8 36h8') +
    shape('iron', 'M8 36h8l3 5H5z') +
    shape('gilt', 'M6 41h12v15H6z') +
    fine('M10 41v15M14 41v15') +
    shape('iron', 'M5 56h14v3H5z'),
  saw: line('M10 65L13 33') + shape('iron', 'M13 33Q22 34 24 44Q17 47 12 44z') + fine('M15 36l5 6'),
  loaf:
    shape('straw', 'M3 56Q4 45 13 45T24 56Q20 60 13 60T3 56z') +
    fine('M8 49l3 5M13 47.5l3 5.5M18 49l2 4'),
  herbs:
    line('M12 64Q13 50 10 42') +
    shape(
      'leaf',
      'M10 42q-4-4-1-8 4 3 1 8zM11.5 48q-6 0-7-5 6 0 7 5zM12 48q5-1 6-6-6 1-6 6zM12.3 55q-6 0-7-4 6-1 7 4zM12.5 55q5-1 5-5-5 1-5 5z',
    ),
} as const;
