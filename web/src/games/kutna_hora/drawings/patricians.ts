/** The four patricians, in a square of 64: a scholar, an abbot, a mine master, a burgrave. */
import { draw } from './kit';

const shoulders = draw('roof', 'M8 62c0-11 6-16 15-18l9 5 9-5c9 2 15 7 15 18Z');
const face = draw('skin', 'M23 28v8c0 7 4 12 9 12s9-5 9-12v-8Z');
const looks =
  draw('eye', 'M27.5 33h1.5v2h-1.5ZM35 33h1.5v2H35Z') +
  draw('feature', 'M32 34v4.5l-1.5.5M29.5 42.5q2.5 1 5 0');

/** A scholar: a soft cap that hangs over one ear, a book. */
const green =
  shoulders +
  draw('wall', 'M24 45l8 11 8-11 3 4-11 13-11-13Z') +
  face +
  looks +
  draw('line', 'M23 30q-2 8 1 12M41 30q2 8-1 12') +
  draw('roof', 'M18 28q-2-16 14-17 20 0 17 13 5 3 6 12-6 1-10-8Z') +
  draw('line', 'M18 28h27M30 11l1-4') +
  draw('wall', 'M40 50h14v12H40Z') +
  draw('line', 'M47 50v12M43 54h1.5M50 54h1.5');

/** An abbot: a tall mitre, the crook at his shoulder. */
const silver =
  shoulders +
  draw('wall', 'M28 48h8v14h-8Z') +
  draw('line', 'M32 52v7M29.5 54.5h5') +
  face +
  looks +
  draw('wall', 'M25 42q7 14 14 0 0 9-7 12-7-3-7-12Z') +
  draw('roof', 'M21 29q-2-12 11-26 13 14 11 26Z') +
  draw('wall', 'M30 29V9l2-4 2 4v20Z') +
  draw('line', 'M20.5 29h23M54 62V24q0-9-6-8-4 2-1 5 3 1 2-2');

/** A mine master: a broad hat with a feather, a beard, the crossed hammers on his chest. */
const yellow =
  shoulders +
  face +
  looks +
  draw('stone', 'M23 38q1 3 4 2.5 5-2 10 0 3 .5 4-2.5 1 12-9 14-10-2-9-14Z') +
  draw('line', 'M28.5 44h7') +
  draw('roof', 'M20 26V15q12-5 24 0v11Z') +
  draw('roof', 'M6 26q26-6 52 0-2 5-10 5-16-4-32 0-8 0-10-5Z') +
  draw('line', 'M20 21h24') +
  draw('wall', 'M42 20q12-2 17-16-3 0-7 3-7 3-10 13Z') +
  draw('line', 'M27 55l10 6M37 55l-10 6');

/** A burgrave: a coronet over a hood of mail, the hilt of his sword. */
const red =
  shoulders +
  draw('stone', 'M18 45V25q4-8 14-8t14 8v20q-4 10-14 10t-14-10Z') +
  draw('skin', 'M24 27h16v10c0 6-4 9.5-8 9.5s-8-3.5-8-9.5Z') +
  draw('fine', 'M20 40v5M22 46v4M44 40v5M42 46v4M28 51h8') +
  draw('feature', 'M32 33v5') +
  draw('eye', 'M27.5 31.5h1.5v2h-1.5ZM35 31.5h1.5v2H35Z') +
  draw('feature', 'M26.5 40.5q3 2.5 5.5 0 2.5 2.5 5.5 0') +
  draw('glow', 'M18 25 16 10l7.5 5L32 6l8.5 9 7.5-5-2 15q-14-5-28 0Z') +
  draw('line', 'M51 62V48M46.5 52h9');

export const PATRICIANS = { green, silver, yellow, red } as const satisfies Record<string, string>;
export type PatricianColor = keyof typeof PATRICIANS;
