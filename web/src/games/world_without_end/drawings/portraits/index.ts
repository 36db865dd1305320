import { bishop, prior, prioress } from './church';
import { alderman, earl, king, queen } from './crown';
import { merchants, outlaws } from './road';

/** The persons of the favor track: a bust in a field of 64 × 64. */
export const PORTRAITS = {
  queen,
  prior,
  alderman,
  prioress,
  merchants,
  king,
  earl,
  bishop,
  outlaws,
} as const satisfies Record<string, string>;

export type PersonName = keyof typeof PORTRAITS;

/** The ground of a medallion: the color of what the person gives or asks to see. */
export const GROUNDS: Record<PersonName, string> = {
  queen: 'var(--g-loyalty)',
  prior: 'var(--g-piety)',
  alderman: 'var(--c-red)',
  prioress: 'var(--g-knowledge)',
  merchants: 'var(--g-wool)',
  king: 'var(--g-loyalty)',
  earl: 'var(--g-grain)',
  bishop: 'var(--g-piety)',
  outlaws: 'var(--c-ore)',
};
