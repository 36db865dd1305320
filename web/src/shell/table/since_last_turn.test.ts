import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '$shared/api';
import { sinceLastTurn } from './since_last_turn';

const ME = 0;

const event = (seat: number | null, named: number | null = null): GameEvent => ({
  kind: 'something.happened',
  seat,
  facts: {},
  text: {
    type: 'message',
    id: 'something',
    arguments: named === null ? {} : { player: { type: 'player', seat: named } },
  },
  news: true,
  heading: false,
});
const chosen = (sequence: number, seat: number, ...events: GameEvent[]): Entry => ({
  sequence,
  kind: 'chosen',
  seat,
  at: 0,
  move: sequence,
  events,
});

describe('since your last turn', () => {
  it('lists what others’ choices did to you, and where to look at it', () => {
    const entries = [chosen(1, ME, event(ME)), chosen(2, 1, event(1), event(ME))];

    expect(sinceLastTurn(entries, ME).map(({ move, key }) => [move, key])).toEqual([[2, '2.1']]);
  });

  it('lists what another did where the sentence names you', () => {
    const entries = [chosen(1, ME), chosen(2, 1, event(1, ME)), chosen(3, 2, event(2, 1))];

    expect(sinceLastTurn(entries, ME).map(({ move }) => move)).toEqual([2]);
  });

  it('stays while you choose, until the others choose again', () => {
    const turn = [chosen(1, ME), chosen(2, 1, event(ME)), chosen(3, ME), chosen(4, ME)];

    expect(sinceLastTurn(turn, ME).map(({ move }) => move)).toEqual([2]);
    expect(sinceLastTurn([...turn, chosen(5, 1)], ME)).toEqual([]);
  });

  it('leaves out headings and events that another one’s sentence tells', () => {
    const heading = { ...event(ME), heading: true };
    const silent = { ...event(ME), text: null };

    expect(sinceLastTurn([chosen(1, ME), chosen(2, 1, heading, silent)], ME)).toEqual([]);
  });

  it('is empty before your first choice', () => {
    expect(sinceLastTurn([chosen(1, 1, event(ME))], ME)).toEqual([]);
  });
});
