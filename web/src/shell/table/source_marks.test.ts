import { describe, expect, it } from 'vitest';

import { markOfSource, pointsFrom, reach, sourcesOf } from './source_marks';

const ANNA = {
  seat: 0,
  total: 9,
  lines: [
    { label: 'mines', points: 7 },
    { label: 'events', points: 0 },
    { label: 'duties', points: -3 },
    { label: 'houses', points: 5 },
  ],
};
const BEN = { seat: 1, total: 4, lines: [{ label: 'mines', points: 4 }] };

describe('the score bars', () => {
  it('name the sources that moved anybody, once, in the order of the sheet', () => {
    expect(sourcesOf([ANNA, BEN])).toEqual(['mines', 'duties', 'houses']);
  });

  it('reach as far up as gains add up, and as far down as losses do', () => {
    expect(reach([ANNA, BEN])).toEqual({ above: 12, below: 3 });
  });

  it('have room for a line where nobody has a point', () => {
    expect(reach([])).toEqual({ above: 1, below: 0 });
  });

  it('count nothing from a source that is not on a sheet', () => {
    expect(pointsFrom(BEN, 'houses')).toBe(0);
  });

  it('mark sixteen sources in sixteen ways', () => {
    const marks = Array.from({ length: 16 }, (_, place) => JSON.stringify(markOfSource(place)));

    expect(new Set(marks).size).toBe(16);
  });
});
