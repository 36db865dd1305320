/** Which vignette an event card shows: chosen by what it does. */
import { PROJECTS, type ProjectName } from '../projects';
import { grain, medicine, piety, sale } from './cards_land';
import { favor, privilege, project } from './cards_town';
import { barge, dream, feast, ship, windfall } from './events_fortune';
import * as hardship from './events_hardship';

export const EVENT_ART = {
  ...hardship,
  barge,
  dream,
  feast,
  ship,
  windfall,
  building: project,
  charter: privilege,
  court: favor,
  fair: sale,
  harvest: grain,
  prayer: piety,
  remedy: medicine,
} as const satisfies Record<string, string>;

export type EventKind = keyof typeof EVENT_ART | ProjectName;

/** What a vignette is chosen by: an effect and its numbers, as a card's catalogue entry has them. */
export interface PrintedEffect {
  readonly effect: string;
  readonly numbers: readonly number[];
}

// In the order in which a pack's numbers name them.
const GOODS = ['stone', 'wood', 'grain', 'piety', 'wool', 'cloth', 'loyalty', 'knowledge', 'gold'];
const PERSONS = ['queen', 'prior', 'alderman', 'prioress', 'merchants', 'king', 'earl', 'bishop'];
const PROJECT_NAMES = Object.keys(PROJECTS) as ProjectName[];

const GIVEN: Record<string, EventKind> = {
  grain: 'harvest',
  piety: 'prayer',
  wool: 'fair',
  cloth: 'fair',
  loyalty: 'court',
  knowledge: 'remedy',
};
const TAKEN: Record<string, EventKind> = {
  grain: 'drought',
  piety: 'burial',
  wool: 'tithe',
  cloth: 'tithe',
  knowledge: 'plague',
};
const AWAY: Record<string, EventKind> = {
  prior: 'cloister',
  prioress: 'cloister',
  bishop: 'cloister',
  merchants: 'ruin',
};

const given = (good = 0): EventKind => GIVEN[GOODS[good] ?? ''] ?? 'windfall';
const taken = (good = 0): EventKind => TAKEN[GOODS[good] ?? ''] ?? 'tax';
const bySign = (points = 0, good?: number): EventKind => (points < 0 ? taken(good) : given(good));
const always = (kind: EventKind) => (): EventKind => kind;

const CHOICES: Record<string, (...numbers: number[]) => EventKind> = {
  gain: given,
  gain_points: always('feast'),
  lose: taken,
  lose_points: always('ruin'),
  lose_one_of: always('outlaws'),
  gain_one_of: always('windfall'),
  trade: always('fair'),
  points_per_good: (good, points) => bySign(points, good),
  points_per_house: (points = 0) => (points < 0 ? 'empty' : 'feast'),
  most: (good, points) => bySign(points, good),
  fewest: (good, points) => bySign(points, good),
  pay_or_lose: taken,
  return_house: always('fire'),
  no_actions: always('trial'),
  discard: always('war'),
  random_discards: always('plague'),
  open_project: (number = 0) => PROJECT_NAMES[number] ?? 'building',
  cancel_other_projects: (number = 0) => PROJECT_NAMES[number] ?? 'building',
  complete_project: always('dream'),
  cancel_favor: (person = 0) => AWAY[PERSONS[person] ?? ''] ?? 'ship',
  cancel_fair: always('closed'),
  open_fair: always('fair'),
  move_favor: always('court'),
  wool_price: (gold = 0) => (gold < 2 ? 'glut' : 'fair'),
  cloth_price: always('fair'),
  no_sale: always('closed'),
  forbid: (card = 0) => (card === 6 || card === 7 ? 'empty' : 'charter'),
  fee: always('building'),
  bonus: always('building'),
  trade_each_round: always('barge'),
  no_treatment: always('cloister'),
  building_points: always('building'),
  drawn_discards: always('charter'),
};

/** The vignette of a card: that of its first effect. */
export function artOf(card: { readonly effects: readonly PrintedEffect[] }): EventKind {
  const first = card.effects[0];
  return first ? (CHOICES[first.effect]?.(...first.numbers) ?? 'charter') : 'charter';
}
