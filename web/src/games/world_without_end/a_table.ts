/** A table for tests, in words: four players in the first round, at Lion’s side of the screen. */
import type { EventTold } from '$shared/api';
import type { Scene } from '$shared/game';

import type { Catalogue, EventCard, Held, Income, PlayerBoard, Value, View } from './view';
import { CARDS, PROJECTS } from './view';

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
  };
}

const FLORENCE: EventCard = {
  title: 'Buyers from Florence',
  chapter: 1,
  long_term: false,
  arrow: 2,
  corners: pays('stone', 'grain', 'gold', 'points'),
  plague: null,
  effects: [{ effect: 'trade', numbers: [4, 1, 8, 3] }],
};
const CARTERS: EventCard = {
  ...FLORENCE,
  title: 'Carters for the Building Site',
  long_term: true,
  effects: [
    { effect: 'bonus', numbers: [3, 8, 1, 0] },
    { effect: 'fee', numbers: [6, 2, 0, 0] },
  ],
};
const DRY: EventCard = {
  ...FLORENCE,
  title: 'A Dry Summer',
  effects: [{ effect: 'pay_or_lose', numbers: [2, 1, 2, 0] }],
};

export function aCatalogue(): Catalogue {
  return {
    events: { 'event-I-4': FLORENCE, 'event-I-5': CARTERS, 'event-I-7': DRY },
    cards: CARDS.map((card, place) => ({ card, starred: place < 6 })),
    favor_track: ['queen', 'prior', 'outlaws', 'alderman'],
    houses: [
      { house: 1, resource: 'stone', income: 'grain', amount: 1 },
      { house: 2, resource: 'wood', income: 'gold', amount: 2 },
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
    })),
    locations: [
      { location: 1, benefit: 'gold', amount: 3 },
      { location: 2, benefit: 'free_house', amount: 1 },
      { location: 3, benefit: null, amount: 0 },
    ],
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
    building_points: 3,
    favor: { space: 0, person: 'queen', cancelled: [] },
    supply: aCatalogue().supply,
    fair: { wool: 2, cloth: null },
    houses: [null, null],
    projects: PROJECTS.map((project) => ({
      project,
      state: project === 'bridge' ? 'in_play' : 'aside',
      cancelled: false,
      stone: 1,
      wood: 0,
      seals: [],
    })),
    plague: [1, 2, 3].map((location) => ({ location, state: 'none', value: null })),
    players: [{ ...aPlayer(), goods: someGoods() }, aPlayer(), aPlayer(), aPlayer()],
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
export function asked(
  kind: string,
  detail: [number, number] = [0, 0],
  more: Partial<View> = {},
): Scene {
  return aScene({ asked: { seat: 0, kind, number: 1, detail }, ...more });
}

export const happened = (
  kind: string,
  seat: number | null,
  facts: EventTold['facts'] = {},
): EventTold => ({
  kind,
  seat,
  facts,
});
