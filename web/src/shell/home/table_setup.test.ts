import { describe, expect, it } from 'vitest';

import type { Game } from '$shared/api';
import {
  requestFor,
  defaultSetup,
  MAX_SEED,
  offeredValues,
  forGame,
  problemWith,
  type TableSetup,
} from './table_setup';

const LEVELS = ['apprentice', 'journeyman', 'burgher', 'master'];
const A_GAME: Game = {
  name: 'a_game',
  rules_version: '1',
  seats: [2, 3, 4],
  packs: ['reconstructed', 'mine'],
  options: [
    {
      name: 'events',
      default: null,
      values: [null, true, false],
      offered: { 2: [], 3: [null, true, false], 4: [null, true, false] },
      help: '',
    },
    {
      name: 'start',
      default: null,
      values: [null, 0, 1, 2, 3],
      offered: { 2: [null, 0, 1], 3: [null, 0, 1, 2], 4: [null, 0, 1, 2, 3] },
      help: '',
    },
  ],
  levels: LEVELS,
};
const ANOTHER: Game = {
  ...A_GAME,
  name: 'another_game',
  seats: [2, 3],
  packs: ['reconstructed'],
  options: [
    {
      name: 'open_screens',
      default: false,
      values: [false, true],
      offered: { 2: [false, true], 3: [false, true] },
      help: '',
    },
  ],
};
const aSetup = (changes: Partial<TableSetup> = {}): TableSetup => ({
  ...defaultSetup(A_GAME, 'master'),
  ...changes,
});

describe('a table that is being set up', () => {
  it('is at first for you and two computers of the strength you are used to', () => {
    expect(requestFor(aSetup()).seats).toEqual([
      { player: 'me' },
      { player: 'computer', level: 'master' },
      { player: 'computer', level: 'master' },
    ]);
  });

  it('always asks that players end their turns themselves', () => {
    expect(requestFor(aSetup()).end_turns).toBe(true);
  });

  it('leaves to the server what nobody chose', () => {
    expect(requestFor(aSetup()).options).toEqual({});
    expect(requestFor(aSetup()).seed).toBeNull();
  });

  it('draws the start by lot if the seat that should start was taken away', () => {
    const options = { start: 2 };

    expect(requestFor(aSetup({ options })).options).toEqual({ start: 2 });
    expect(requestFor(aSetup({ options, seats: aSetup().seats.slice(0, 2) })).options).toEqual({});
  });

  it('offers only what there is to choose from with so few seats', () => {
    const two = aSetup({ seats: aSetup().seats.slice(0, 2), options: { events: true } });

    expect(offeredValues(two, 'events')).toEqual([]);
    expect(requestFor(two).options).toEqual({});
    expect(offeredValues(aSetup(), 'events')).toEqual([null, true, false]);
  });

  it('is not for computers alone', () => {
    const seats = aSetup().seats.slice(1);

    expect(problemWith(aSetup({ seats }))).toBe('home-new-nobody');
    expect(problemWith(aSetup())).toBeNull();
  });

  it.each(['-1', '1.5', 'seven', '0x10', String(MAX_SEED + 1)])('has no seed like %s', (seed) => {
    expect(problemWith(aSetup({ seed }))).toBe('home-new-seed-wrong');
  });

  it.each([
    ['0', 0],
    [' 42 ', 42],
    [String(MAX_SEED), MAX_SEED],
  ])('has the seed %s', (seed, number) => {
    expect(problemWith(aSetup({ seed }))).toBeNull();
    expect(requestFor(aSetup({ seed })).seed).toBe(number);
  });

  it('keeps the seats when another game is chosen, as far as that game has them', () => {
    const four = aSetup({
      seats: [...aSetup().seats, { player: 'person', level: 'master' }],
      pack: 'mine',
    });

    const other = forGame(four, ANOTHER);

    expect(other.seats).toEqual(four.seats.slice(0, 3));
    expect(other.options).toEqual({ open_screens: false });
    expect(other.pack).toBe('reconstructed');
  });
});
