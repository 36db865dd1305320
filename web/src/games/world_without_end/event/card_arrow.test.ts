import { describe, expect, it } from 'vitest';

import type { Entry } from '$shared/api';

import { anEvent } from '../testing/fixtures';
import { chosenArrow } from './card_arrow';

function entry(sequence: number, move: number, kind: string, events: Entry['events'] = []): Entry {
  return { sequence, move, kind, events, seat: 0, at: 0 } as unknown as Entry;
}
const revealed = anEvent('event.revealed', 0, { event: 'event-I-4' });
const oriented = anEvent('card.oriented', 0, { arrow: 2 });

describe('the card of this round', () => {
  const log = [
    entry(1, 0, 'started', [revealed]),
    entry(2, 1, 'chosen', [oriented]),
    entry(3, 2, 'chosen', [anEvent('card.played', 1, { card: 'grain' }), revealed]),
  ];

  it('lies as it was drawn until it is turned', () => {
    expect(chosenArrow(log, 0)).toBeNull();
  });

  it('lies as it was turned, also when the past is looked at', () => {
    expect(chosenArrow(log, 1)).toBe(2);
  });

  it('is another one in the next round', () => {
    expect(chosenArrow(log, 2)).toBeNull();
  });

  it('lies as it was drawn when its rotation was taken back', () => {
    const undone = [...log.slice(0, 2), entry(3, 0, 'undone')];
    expect(chosenArrow(undone, 0)).toBeNull();
  });
});
