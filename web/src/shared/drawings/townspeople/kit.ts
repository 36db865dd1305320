/** What every portrait is drawn with: flat shapes in named inks, and a face seen from the front,
    between 24 and 40 across, its chin at 41. */
export const shape = (ink: string, path: string): string => `<path class="${ink}" d="${path}"/>`;
export const line = (path: string): string => shape('line', path);
export const fine = (path: string): string => shape('fine', path);
export const dot = (ink: string, x: number, y: number, radius: number): string =>
  `<circle class="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;

const feature = (path: string): string => shape('feature', path);

export const LOOKS = {
  calm: feature(
    'M26.4 25.4q2-1.4 4-.2M33.6 25.2q2-1.2 4 .2M32.2 27.5l-1.7 5h2.2M29.3 36.8q2.7 1.2 5.4 0',
  ),
  stern: feature('M26.4 24.6l4 1.4M37.6 24.6l-4 1.4M31.8 27l-1.6 5.6 2.6.2M29.3 37.2q2.7-.8 5.4 0'),
  merry: feature(
    'M26.4 25.8q1.8-2.2 4-.8M33.6 25q2.2-1.4 4 .8M31.6 28q-2.6 4.4.8 4.4M28.4 35.8q3.6 3.4 7.2 0',
  ),
  wise: feature(
    'M26.2 25.2q2-1.8 4.2 0M33.6 25.2q2.2-1.8 4.2 0M32.2 27.5l-1.9 5.2 2.4.2M29.3 36.8q2.7 1 5.4 0' +
      'M25.4 30.4q1.6 1.6 3.6 1.2M38.6 30.4q-1.6 1.6-3.6 1.2M29 20.6h6',
  ),
} as const;

export const neck = shape('skin', 'M28 38h8v9q-4 3-8 0z');

export const face = (look: keyof typeof LOOKS): string =>
  shape('skin', 'M24 25V31Q24.5 40.5 32 41.5Q39.5 40.5 40 31V25Q39.5 17 32 17T24 25z') +
  dot('eye', 28.4, 28.4, 1.15) +
  dot('eye', 35.6, 28.4, 1.15) +
  LOOKS[look];

/** Shoulders under a garment, from one edge of the medallion to the other. */
export const garment = (ink: string): string =>
  shape(ink, 'M4 66Q6 50 23 45.5Q32 52 41 45.5Q58 50 60 66z') +
  fine('M14 66Q14.5 58 17 53M50 66Q49.5 58 47 53M45 60l6-5M46.5 64l7-6');
