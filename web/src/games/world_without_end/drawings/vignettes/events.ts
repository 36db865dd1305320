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

/** What a vignette is chosen by: an effect and its arguments, as a card's catalogue entry has them. */
export interface PrintedEffect {
  readonly effect: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

type Facts = PrintedEffect['facts'];

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

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');
const given = (good: unknown): EventKind => GIVEN[text(good)] ?? 'windfall';
const taken = (good: unknown): EventKind => TAKEN[text(good)] ?? 'tax';
const isLoss = ({ points }: Facts): boolean => typeof points === 'number' && points < 0;
const bySign = (facts: Facts): EventKind => (isLoss(facts) ? taken(facts.good) : given(facts.good));
const isProject = (name: string): name is ProjectName => name in PROJECTS;
const building = ({ project }: Facts): EventKind => {
  const name = text(project);
  return isProject(name) ? name : 'building';
};
const always = (kind: EventKind) => (): EventKind => kind;

const CHOICES: Record<string, (facts: Facts) => EventKind> = {
  gain: ({ good }) => given(good),
  gain_points: always('feast'),
  lose: ({ good }) => taken(good),
  lose_points: always('ruin'),
  lose_one_of: always('outlaws'),
  gain_one_of: always('windfall'),
  trade: always('fair'),
  points_per_good: bySign,
  points_per_house: (facts) => (isLoss(facts) ? 'empty' : 'feast'),
  most: bySign,
  fewest: bySign,
  pay_or_lose: ({ good }) => taken(good),
  return_house: always('fire'),
  no_actions: always('trial'),
  discard: always('war'),
  random_discards: always('plague'),
  open_project: building,
  cancel_other_projects: building,
  complete_project: always('dream'),
  cancel_favor: ({ person }) => AWAY[text(person)] ?? 'ship',
  cancel_fair: always('closed'),
  open_fair: always('fair'),
  move_favor: always('court'),
  wool_price: ({ gold }) => (typeof gold === 'number' && gold < 2 ? 'glut' : 'fair'),
  cloth_price: always('fair'),
  no_sale: always('closed'),
  forbid: ({ card }) => (card === 'house' || card === 'rent' ? 'empty' : 'charter'),
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
  return first ? (CHOICES[first.effect]?.(first.facts) ?? 'charter') : 'charter';
}
