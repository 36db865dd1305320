/** A face seen from the front, between 24 and 40 across, its chin at 41; heads are dressed around. */
import { dot, shape } from '../strokes';

export type Brow = 'calm' | 'stern' | 'kind';

const feature = (path: string): string => shape('feature', path);

const BROWS: Record<Brow, string> = {
  calm: 'M26.4 25.4q2-1.4 4-.2M33.6 25.2q2-1.2 4 .2',
  stern: 'M26.4 24.6l4 1.4M37.6 24.6l-4 1.4',
  kind: 'M26.4 25.8q1.8-2 4-.8M33.6 25q2.2-1.2 4 .8',
};

export const neck = shape('skin', 'M28 38h8v9q-4 3-8 0z');

export const face = (brow: Brow = 'calm'): string =>
  shape('skin', 'M24 25V31Q24.5 40.5 32 41.5Q39.5 40.5 40 31V25Q39.5 17 32 17T24 25z') +
  eyes() +
  feature(BROWS[brow]) +
  feature('M32.2 27.5l-1.7 5h2.2') +
  feature('M29.3 36.8q2.7 1.2 5.4 0');

export const eyes = (): string => dot('eye', 28.4, 28.4, 1.15) + dot('eye', 35.6, 28.4, 1.15);

/** Shoulders under a robe, from one edge of the medallion to the other. */
export const robe = (inks: string): string =>
  shape(inks, 'M4 66Q6 50 23 45.5Q32 52 41 45.5Q58 50 60 66z');
