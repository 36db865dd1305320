import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '$shared/api';
import { scenesSinceLastTurn, sinceLastTurn } from './since_last_turn';

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

  it('lists what changes something that you own, in the words of its game', () => {
    const price = { ...event(1), kind: 'price.changed', text: null };
    const others = { ...event(1), kind: 'price.changed', facts: { of: 'beer' }, text: null };
    const ownChange = ({ kind, facts }: GameEvent): string | null =>
      kind === 'price.changed' && facts.of !== 'beer' ? 'ore 5 → 4' : null;
    const found = sinceLastTurn([chosen(1, ME), chosen(2, 1, price, others)], ME, ownChange);

    expect(found.map(({ move, key, text }) => [move, key, text])).toEqual([
      [2, '2.0', 'ore 5 → 4'],
    ]);
  });

  it('lists the scenes that ended since', () => {
    const part = { scene: 'plague', step: 'place', opens: true, closes: true };
    const message = { type: 'message' as const, id: 'a', arguments: {} };
    const marked = { ...event(1), scene: { ...part, heading: message, title: message } };
    const entries = [chosen(1, 1, marked), chosen(2, ME), chosen(3, 1, marked), chosen(4, 2)];

    expect(scenesSinceLastTurn(entries, ME).map(({ move }) => move)).toEqual([3]);
    const own = [...entries, chosen(5, ME, marked)];
    expect(scenesSinceLastTurn(own, ME).map(({ move }) => move)).toEqual([3, 5]);
    expect(scenesSinceLastTurn([...own, chosen(6, 1)], ME)).toEqual([]);
  });

  it('is empty before your first choice', () => {
    expect(sinceLastTurn([chosen(1, 1, event(ME))], ME)).toEqual([]);
  });
});
