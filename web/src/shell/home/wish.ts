/** A table as somebody wishes for it, before the server is asked. */
import type { GameTold, Level, NewTable, SeatWish } from '$shared/api';

export type Sitter = 'me' | 'person' | 'computer';
export type OptionValue = boolean | number | string | null;
export const LARGEST_SEED = 2 ** 53 - 1;

export interface Seat {
  player: Sitter;
  level: Level;
}

export interface Wish {
  game: string;
  seats: Seat[];
  options: Record<string, OptionValue>;
  pack: string;
  public: boolean;
  spectators: boolean;
  takeBacks: boolean;
  /** As it was typed; empty: luck. */
  seed: string;
}

/** What a table is at first: you, and two computers. */
export function firstWish(game: GameTold, level: Level): Wish {
  return {
    game: game.name,
    seats: [
      { player: 'me', level },
      { player: 'computer', level },
      { player: 'computer', level },
    ],
    options: defaultsOf(game),
    pack: game.packs[0] ?? 'reconstructed',
    public: false,
    spectators: true,
    takeBacks: true,
    seed: '',
  };
}

/** Another game at the same table: the seats stay, as far as it has them. */
export function ofGame(wish: Wish, game: GameTold): Wish {
  const most = Math.max(...game.seats);
  return {
    ...wish,
    game: game.name,
    seats: wish.seats.slice(0, most),
    options: defaultsOf(game),
    pack: game.packs[0] ?? 'reconstructed',
  };
}

const defaultsOf = (game: GameTold): Record<string, OptionValue> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default as OptionValue]));

/** What is wrong with it, as the message to say; null: nothing that we could know. */
export function wrongWith(wish: Wish): 'home-new-nobody' | 'home-new-seed-wrong' | null {
  if (wish.seats.every((seat) => seat.player === 'computer')) return 'home-new-nobody';
  if (wish.seed.trim() && seedOf(wish) === null) return 'home-new-seed-wrong';
  return null;
}

function seedOf(wish: Wish): number | null {
  const typed = wish.seed.trim();
  const seed = Number(typed);
  return /^\d+$/.test(typed) && seed <= LARGEST_SEED ? seed : null;
}

/** Whether there is anything to choose: two players always play with the event cards [KH-SETUP-10]. */
export const isOffered = (wish: Wish, option: string): boolean =>
  !(wish.game === 'kutna_hora' && option === 'events' && wish.seats.length === 2);

/** What the server is asked for. A start at a seat that is not there is drawn by lot. */
export function asked(wish: Wish): NewTable {
  const options = Object.fromEntries(
    Object.entries(wish.options).filter(
      ([name, value]) =>
        isOffered(wish, name) &&
        value !== null &&
        !(typeof value === 'number' && value >= wish.seats.length),
    ),
  );
  const seats = wish.seats.map((seat): SeatWish =>
    seat.player === 'computer' ? { ...seat } : { player: seat.player },
  );
  return {
    game: wish.game,
    seats,
    options,
    pack: wish.pack,
    seed: seedOf(wish),
    public: wish.public,
    spectators: wish.spectators,
    take_backs: wish.takeBacks,
    end_turns: true,
  };
}
