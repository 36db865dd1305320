import { describe, expect, it } from 'vitest';

import type { GameTold } from '$shared/api';
import { asked, firstWish, LARGEST_SEED, ofGame, wrongWith, type Wish } from './wish';

const LEVELS = ['apprentice', 'journeyman', 'burgher', 'master'];
const KUTNA_HORA: GameTold = {
  name: 'kutna_hora',
  rules_version: '1',
  seats: [2, 3, 4],
  packs: ['reconstructed', 'mine'],
  options: [
    { name: 'events', default: null, values: [null, true, false], help: '' },
    { name: 'start', default: null, values: [null, 0, 1, 2, 3], help: '' },
  ],
  levels: LEVELS,
};
const WORLD: GameTold = {
  ...KUTNA_HORA,
  name: 'world_without_end',
  seats: [2, 3],
  packs: ['reconstructed'],
  options: [{ name: 'open_screens', default: false, values: [false, true], help: '' }],
};
const aWish = (changes: Partial<Wish> = {}): Wish => ({
  ...firstWish(KUTNA_HORA, 'master'),
  ...changes,
});

describe('a table as it is wished for', () => {
  it('is at first for you and two computers of the strength you are used to', () => {
    expect(asked(aWish()).seats).toEqual([
      { player: 'me' },
      { player: 'computer', level: 'master' },
      { player: 'computer', level: 'master' },
    ]);
  });

  it('always asks that players end their turns themselves', () => {
    expect(asked(aWish()).end_turns).toBe(true);
  });

  it('leaves to the server what nobody chose', () => {
    expect(asked(aWish()).options).toEqual({});
    expect(asked(aWish()).seed).toBeNull();
  });

  it('draws the start by lot if the seat that should start was taken away', () => {
    const options = { start: 2 };

    expect(asked(aWish({ options })).options).toEqual({ start: 2 });
    expect(asked(aWish({ options, seats: aWish().seats.slice(0, 2) })).options).toEqual({});
  });

  it('says nothing of event cards for two players, who always have them', () => {
    const options = { events: false };

    expect(asked(aWish({ options })).options).toEqual({ events: false });
    expect(asked(aWish({ options, seats: aWish().seats.slice(0, 2) })).options).toEqual({});
  });

  it('is not for computers alone', () => {
    const seats = aWish().seats.slice(1);

    expect(wrongWith(aWish({ seats }))).toBe('home-new-nobody');
    expect(wrongWith(aWish())).toBeNull();
  });

  it.each(['-1', '1.5', 'seven', '0x10', String(LARGEST_SEED + 1)])(
    'has no seed like %s',
    (seed) => {
      expect(wrongWith(aWish({ seed }))).toBe('home-new-seed-wrong');
    },
  );

  it.each([
    ['0', 0],
    [' 42 ', 42],
    [String(LARGEST_SEED), LARGEST_SEED],
  ])('has the seed %s', (seed, number) => {
    expect(wrongWith(aWish({ seed }))).toBeNull();
    expect(asked(aWish({ seed })).seed).toBe(number);
  });

  it('keeps the seats when another game is chosen, as far as that game has them', () => {
    const four = aWish({
      seats: [...aWish().seats, { player: 'person', level: 'master' }],
      pack: 'mine',
    });

    const other = ofGame(four, WORLD);

    expect(other.seats).toEqual(four.seats.slice(0, 3));
    expect(other.options).toEqual({ open_screens: false });
    expect(other.pack).toBe('reconstructed');
  });
});
