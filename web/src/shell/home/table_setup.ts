/** The settings of a table that is being set up, before it is created. */
import type { Game, Level, CreateTable, SeatSetup } from '$shared/api';

export type SeatPlayer = 'me' | 'person' | 'computer';
export type OptionValue = boolean | number | string | null;
export const MAX_SEED = 2 ** 53 - 1;

export interface Seat {
  player: SeatPlayer;
  level: Level;
  /** Who plays it, where several people share this screen. */
  name?: string;
}

export interface TableSetup {
  game: string;
  seats: Seat[];
  options: Record<string, OptionValue>;
  /** What each option offers with each number of seats. */
  offered: Record<string, Record<string, OptionValue[]>>;
  pack: string;
  public: boolean;
  spectators: boolean;
  takeBacks: boolean;
  /** Null: as the server does it where nothing else is said. */
  hints: boolean | null;
  /** As it was typed; empty: luck. */
  seed: string;
}

/** What a table is at first: you, and two computers. */
export function defaultSetup(game: Game, level: Level): TableSetup {
  return {
    game: game.name,
    seats: [
      { player: 'me', level },
      { player: 'computer', level },
      { player: 'computer', level },
    ].slice(0, Math.max(...game.seats)) as Seat[],
    options: defaultsOf(game),
    offered: offeredBy(game),
    pack: game.packs[0] ?? 'reconstructed',
    public: false,
    spectators: true,
    takeBacks: true,
    hints: null,
    seed: '',
  };
}

/** Another game at the same table: the seats stay, as far as it has them. */
export function forGame(setup: TableSetup, game: Game): TableSetup {
  const most = Math.max(...game.seats);
  return {
    ...setup,
    game: game.name,
    seats: setup.seats.slice(0, most),
    options: defaultsOf(game),
    offered: offeredBy(game),
    pack: game.packs[0] ?? 'reconstructed',
  };
}

const defaultsOf = (game: Game): Record<string, OptionValue> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default as OptionValue]));

const offeredBy = (game: Game): TableSetup['offered'] =>
  Object.fromEntries(
    game.options.map((option) => [option.name, option.offered as Record<string, OptionValue[]>]),
  );

/** Whether hints are allowed: unless set, where nobody else is invited. */
export const allowsHints = (setup: TableSetup): boolean =>
  setup.hints ?? setup.seats.every((seat) => seat.player !== 'person');

/** What is wrong with it, as the message to say; null: nothing that we could know. */
export function problemWith(setup: TableSetup): 'home-new-nobody' | 'home-new-seed-wrong' | null {
  if (setup.seats.every((seat) => seat.player === 'computer')) return 'home-new-nobody';
  if (setup.seed.trim() && seedOf(setup) === null) return 'home-new-seed-wrong';
  return null;
}

function seedOf(setup: TableSetup): number | null {
  const typed = setup.seed.trim();
  const seed = Number(typed);
  return /^\d+$/.test(typed) && seed <= MAX_SEED ? seed : null;
}

/** The values to choose from at a table of that size; none where there is nothing to choose. */
export const offeredValues = (setup: TableSetup, option: string): OptionValue[] =>
  setup.offered[option]?.[setup.seats.length] ?? [];

function seatRequest({ player, level, name }: Seat): SeatSetup {
  if (player === 'computer') return { player, level };
  return player === 'me' && name?.trim() ? { player, name: name.trim() } : { player };
}

/** The request that creates it. A start at a seat that is not there is drawn by lot. */
export function requestFor(setup: TableSetup): CreateTable {
  const options = Object.fromEntries(
    Object.entries(setup.options).filter(
      ([name, value]) => value !== null && offeredValues(setup, name).includes(value),
    ),
  );
  const seats = setup.seats.map(seatRequest);
  return {
    game: setup.game,
    seats,
    options,
    pack: setup.pack,
    seed: seedOf(setup),
    public: setup.public,
    spectators: setup.spectators,
    take_backs: setup.takeBacks,
    hints: allowsHints(setup),
    end_turns: true,
  };
}
