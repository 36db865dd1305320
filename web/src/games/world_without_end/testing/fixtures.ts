/** A table for tests, in words: four players in the first round, at Lion’s side of the screen. */
import type { GameEvent, Message } from '$shared/api';
import type { Scene } from '$shared/game';

import type { Catalogue, EventCard, Held, Income, PlayerBoard, Value, View } from '../view';
import { CARDS, PERSONS, PROJECTS } from '../view';

export const someGoods = (more: Partial<Held> = {}): Held => ({
  stone: 0,
  wood: 0,
  grain: 0,
  piety: 0,
  wool: 1,
  cloth: 0,
  loyalty: 0,
  knowledge: 0,
  gold: 2,
  ...more,
});

const aMessage = (text: string): Message => ({
  type: 'message',
  id: 'as-written',
  arguments: { text },
});

const pays = (...goods: Value[]): Income[] => goods.map((good) => ({ good, amount: 1 }));

function aPlayer(): PlayerBoard {
  return {
    points: 8,
    place: null,
    houses: 4,
    seals: 2,
    pile: [],
    discard_count: 0,
    hand_count: 12,
    court: false,
    begging: false,
    performed: false,
    missing: [0, 0, 0],
    missing_points: [0, 0, 0],
  };
}

const FLORENCE: EventCard = {
  title: 'Buyers from Florence',
  name: aMessage('Buyers from Florence'),
  text: aMessage('Each player may trade 1 wool for 3 gold, once.'),
  offer: null,
  chapter: 1,
  long_term: false,
  arrow: 2,
  corners: pays('stone', 'grain', 'gold', 'points'),
  plague: null,
  effects: [
    { effect: 'trade', facts: { give: 'wool', give_amount: 1, get: 'gold', get_amount: 3 } },
  ],
};
export function aCatalogue(): Catalogue {
  return {
    pack: 'reconstructed',
    piece_rules: {},
    events: { 'event-I-4': FLORENCE },
    cards: CARDS.map((card, place) => ({
      card,
      starred: place < 6,
      help: aMessage(`what ${card} says`),
      does: CARDS.slice(0, 4).map(() => aMessage(`what ${card} does`)),
    })),
    favor_track: ['queen', 'prior', 'outlaws', 'alderman'],
    favors: Object.fromEntries(
      PERSONS.map((person) => [person, aMessage(`what ${person} gives`)]),
    ) as Catalogue['favors'],
    houses: [
      { house: 1, resource: 'stone', income: 'grain', amount: 1, rent: aMessage('1 grain') },
      { house: 2, resource: 'wood', income: 'gold', amount: 2, rent: aMessage('2 gold') },
    ],
    projects: PROJECTS.map((project) => ({
      project,
      stone: 2,
      wood: 2,
      bonus_points: 1,
      bonus_good: 'cloth',
      bonus_amount: 1,
      treats: project === 'hospital',
      metal: project === 'tower',
      bonus: aMessage('1 VP, 1 cloth'),
    })),
    locations: [
      { location: 1, benefit: 'gold', amount: 3, gain: aMessage('3 gold') },
      { location: 2, benefit: 'free_house', amount: 1, gain: aMessage('free house') },
      { location: 3, benefit: null, amount: 0, gain: aMessage('nothing') },
    ],
    plague_values: [1, 2, 3],
    die: [2, 3, 3, 4, 4, 5],
    duties: { piety: 2, grain: 2 },
    missing: { piety: 3, grain: 2, gold: 1 },
    supply: {
      stone: 25,
      wood: 15,
      grain: 10,
      piety: 12,
      wool: 15,
      cloth: 12,
      loyalty: 14,
      knowledge: 20,
    },
    numbers: {
      house_gold: 1,
      cloth_limit: 1,
      medicine_gold: 1,
      medicine_points: 1,
      donation_gold: 1,
    },
  };
}

export function aView(more: Partial<View> = {}): View {
  return {
    game: 'world_without_end',
    pack: 'reconstructed',
    seat: 0,
    seats: 4,
    sides: [0, 1, 2, 3],
    over: false,
    chapter: 1,
    round: 1,
    active_seat: 0,
    asked: null,
    event: { card: 'event-I-4', title: 'Buyers from Florence', long_term: false },
    events_in_force: [null, null],
    orientations: [
      {
        arrow: 0,
        incomes: pays('gold', 'points', 'stone', 'grain'),
        favor: null,
        space: 0,
        possible: true,
      },
      {
        arrow: 1,
        incomes: pays('grain', 'gold', 'points', 'stone'),
        favor: 'prior',
        space: 1,
        possible: true,
      },
      {
        arrow: 2,
        incomes: pays('stone', 'grain', 'gold', 'points'),
        favor: 'outlaws',
        space: 2,
        possible: false,
      },
      {
        arrow: 3,
        incomes: pays('points', 'stone', 'grain', 'gold'),
        favor: 'alderman',
        space: 3,
        possible: true,
      },
    ],
    no_actions: false,
    random_discards: false,
    discards_cards: true,
    penalties: true,
    building_points: 3,
    favor: { space: 0, person: 'queen', canceled: [] },
    supply: aCatalogue().supply,
    fair: { wool: 2, cloth: null },
    houses: [null, null],
    projects: PROJECTS.map((project) => ({
      project,
      state: project === 'bridge' ? 'in_play' : 'aside',
      canceled: false,
      stone: 1,
      wood: 0,
      seals: [],
    })),
    plague: [1, 2, 3].map((location) => ({ location, state: 'none', value: null })),
    players: [{ ...aPlayer(), goods: someGoods(), duties: [] }, aPlayer(), aPlayer(), aPlayer()],
    memory: [someGoods(), someGoods(), someGoods(), someGoods()],
    ...more,
  };
}

export const NAMES = ['Lion', 'Stag', 'Eagle', 'Bear'];

export function aScene(more: Partial<View> = {}): Scene {
  const view = aView(more);
  return { view, catalogue: aCatalogue(), seat: 0, nameOf: (seat) => NAMES[seat] ?? '' };
}

/** The same, while Lion is asked something. */
export function aSceneAsking(
  kind: string,
  detail: [number, number] = [0, 0],
  more: Partial<View> = {},
): Scene {
  return aScene({ asked: { seat: 0, kind, number: 1, detail }, ...more });
}

export const anEvent = (
  kind: string,
  seat: number | null,
  facts: GameEvent['facts'] = {},
): GameEvent => ({
  kind,
  seat,
  facts,
  text: { type: 'message', id: 'as-written' },
  news: true,
  heading: false,
});
