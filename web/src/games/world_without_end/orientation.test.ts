import { describe, expect, it } from 'vitest';

import { aSceneAsking, anEvent } from './testing/fixtures';
import { arrowAfter, nearest, placeOf, quarters, outcomeOf } from './orientation';

describe('turning the card', () => {
  it('a quarter turn clockwise adds one to the number of the arrow', () => {
    expect([0, 1, 2, 3].map((turns) => arrowAfter(turns, 2))).toEqual([2, 3, 0, 1]);
    expect([0, 1, 2, 3].map((arrow) => quarters(arrow, 2))).toEqual([2, 3, 0, 1]);
  });

  it('takes the shortest way, however far it was turned before', () => {
    expect(nearest(3, 0)).toBe(-1);
    expect(nearest(0, 3)).toBe(4);
    expect(nearest(1, 7)).toBe(9);
  });

  it('the reader sits at the lower left', () => {
    expect([0, 1, 2, 3].map((side) => placeOf(side, 2))).toEqual([2, 3, 0, 1]);
  });
});

describe('an orientation', () => {
  it('pays as the corners say, until a preview is known', () => {
    const way = outcomeOf(aSceneAsking('orientation'), 1, null);
    expect(way?.incomes).toEqual([
      [{ good: 'grain', amount: 1 }],
      [{ good: 'gold', amount: 1 }],
      [{ good: 'points', amount: 1 }],
      [{ good: 'stone', amount: 1 }],
    ]);
    expect(way?.reward).toBeNull();
  });

  it('pays what the supply has, once a preview is known', () => {
    const events = [
      anEvent('card.oriented', 0, { arrow: 1 }),
      anEvent('good.missed', 0, { good: 'grain' }),
      anEvent('points.gained', 0, { source: 'income', amount: 1 }),
      anEvent('good.gained', 1, { good: 'gold', amount: 1 }),
      anEvent('favor.moved', 0, { person: 'prior' }),
      anEvent('good.lost', 0, { good: 'gold', amount: 1 }),
    ];
    const way = outcomeOf(aSceneAsking('orientation'), 1, {
      choice: 'arrow:1',
      changes: {},
      passes: true,
      reveals: false,
      can_undo: true,
      events,
    });
    expect(way?.incomes[0]).toEqual([{ good: 'points', amount: 1 }]);
    expect(way?.reward).toEqual([{ good: 'gold', amount: -1 }]);
  });

  it('may be impossible', () => {
    expect(outcomeOf(aSceneAsking('orientation'), 2, null)?.possible).toBe(false);
  });
});
