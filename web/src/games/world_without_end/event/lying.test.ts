import { describe, expect, it } from 'vitest';

import type { EntryTold } from '$shared/api';

import { happened } from '../a_table';
import { lyingArrow } from './lying';

function entry(
  sequence: number,
  move: number,
  kind: string,
  events: EntryTold['events'] = [],
): EntryTold {
  return { sequence, move, kind, events, seat: 0, at: 0 } as unknown as EntryTold;
}
const revealed = happened('event.revealed', 0, { event: 'event-I-4' });
const oriented = happened('card.oriented', 0, { arrow: 2 });

describe('the card of this round', () => {
  const log = [
    entry(1, 0, 'started', [revealed]),
    entry(2, 1, 'chosen', [oriented]),
    entry(3, 2, 'chosen', [happened('card.played', 1, { card: 'grain' }), revealed]),
  ];

  it('lies as it was drawn until it is turned', () => {
    expect(lyingArrow(log, 0)).toBeNull();
  });

  it('lies as it was turned, also when the past is looked at', () => {
    expect(lyingArrow(log, 1)).toBe(2);
  });

  it('is another one in the next round', () => {
    expect(lyingArrow(log, 2)).toBeNull();
  });

  it('lies as it was drawn when its turning was taken back', () => {
    const undone = [...log.slice(0, 2), entry(3, 0, 'undone')];
    expect(lyingArrow(undone, 0)).toBeNull();
  });
});
