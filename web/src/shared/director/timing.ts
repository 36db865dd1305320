/** How long things take at the usual pace, in milliseconds. */
import type { Flight } from './beat';
import type { Moment } from './moments';

export const FLIGHT = 650;
/** Between two pieces of one moment. */
export const STAGGER = 70;
const MOST_PIECES = 5;
const SHOWN = 950;
const LIT = 300;
/** To read a sentence: to notice it, and for each letter. */
const NOTICED = 420;
const LETTER = 13;
const LONGEST = 2000;
/** After something has landed. */
const REST = 150;

export const piecesOf = (flight: Flight): number =>
  Math.max(0, Math.min(MOST_PIECES, flight.count ?? 1));

/** Until the last piece has landed. */
export function travelTime({ flights }: Moment): number {
  const pieces = flights.reduce((sum, flight) => sum + piecesOf(flight), 0);
  return pieces ? FLIGHT + STAGGER * (pieces - 1) : 0;
}

export function wholeTime(moment: Moment): number {
  const travel = travelTime(moment);
  return Math.max(
    travel && travel + REST,
    moment.shows.length ? SHOWN : 0,
    moment.lights.length ? LIT : 0,
    moment.line ? Math.min(LONGEST, NOTICED + LETTER * moment.line.text.length) : 0,
  );
}
