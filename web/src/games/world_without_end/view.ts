/** What the server tells of a table of World Without End, and what is printed on its pieces. */
import type { Scene } from '$shared/game';

export const GOODS = [
  'stone',
  'wood',
  'grain',
  'piety',
  'wool',
  'cloth',
  'loyalty',
  'knowledge',
  'gold',
] as const;
/** Goods, and a victory point where a good could stand: in the order of the pack’s numbers. */
export const VALUES = [...GOODS, 'points'] as const;
export const CARDS = [
  'grain',
  'piety',
  'resource',
  'project',
  'sale',
  'privilege',
  'house',
  'rent',
  'donation',
  'cloth',
  'medicine',
  'favor',
] as const;
export const PROJECTS = [
  'bridge',
  'mill',
  'hospital',
  'chapel',
  'palace',
  'church',
  'tower',
] as const;
export const PERSONS = [
  'queen',
  'prior',
  'alderman',
  'prioress',
  'merchants',
  'king',
  'earl',
  'bishop',
  'outlaws',
] as const;
export const DUTIES = ['piety', 'grain', 'gold'] as const;
export const CHAPTERS = ['I', 'II', 'III', 'IV'] as const;
export const LAST_CHAPTER = 4;
export const SIDES = 4;

export type Good = (typeof GOODS)[number];
export type Value = (typeof VALUES)[number];
export type CardName = (typeof CARDS)[number];
export type ProjectName = (typeof PROJECTS)[number];
export type Person = (typeof PERSONS)[number];
export type Duty = (typeof DUTIES)[number];
export type Held = Record<Good, number>;

export interface Income {
  good: Value;
  amount: number;
}

export interface Orientation {
  arrow: number;
  incomes: Income[];
  favor: Person | null;
  /** Where the favor marker would stand. */
  space: number;
  possible: boolean;
}

export interface EventLying {
  card: string;
  title: string;
  long_term: boolean;
}

export interface ProjectLying {
  project: ProjectName;
  state: 'aside' | 'in_play' | 'complete';
  cancelled: boolean;
  stone: number;
  wood: number;
  seals: number[];
}

export interface Location {
  location: number;
  state: 'none' | 'unturned' | 'sick' | 'healed';
  value: number | null;
}

export interface PlayerBoard {
  points: number;
  place: number | null;
  houses: number;
  seals: number;
  pile: CardName[];
  discard_count: number;
  hand_count: number;
  court: boolean;
  begging: boolean;
  performed: boolean;
  /** What was not paid of piety, grain and gold while protection is asked for. */
  missing: number[];
  goods?: Held;
  hand?: CardName[];
  discards?: CardName[];
}

export interface View {
  seat: number | null;
  seats: number;
  sides: number[];
  over: boolean;
  chapter: number;
  round: number;
  active_seat: number;
  asked: { seat: number; kind: string; number: number; detail: [number, number] } | null;
  event: EventLying | null;
  events_in_force: (EventLying | null)[];
  orientations: Orientation[];
  no_actions: boolean;
  random_discards: boolean;
  discards_cards: boolean;
  building_points: number;
  favor: { space: number; person: Person; cancelled: number[] };
  supply: Record<Exclude<Good, 'gold'>, number>;
  fair: { wool: number | null; cloth: number | null };
  houses: (number | null)[];
  projects: ProjectLying[];
  plague: Location[];
  players: PlayerBoard[];
  memory: Held[];
}

export interface Effect {
  effect: string;
  numbers: number[];
}

export interface EventCard {
  title: string;
  chapter: number;
  long_term: boolean;
  arrow: number;
  corners: Income[];
  plague: number | null;
  effects: Effect[];
}

export interface HouseSpace {
  house: number;
  resource: 'stone' | 'wood';
  income: Value;
  amount: number;
}

export interface PrintedProject {
  project: ProjectName;
  stone: number;
  wood: number;
  bonus_points: number;
  bonus_good: Good | null;
  bonus_amount: number;
  treats: boolean;
  metal: boolean;
}

export interface PrintedLocation {
  location: number;
  benefit: Value | 'free_house' | null;
  amount: number;
}

export interface Catalogue {
  events: Record<string, EventCard>;
  cards: { card: CardName; starred: boolean }[];
  favor_track: Person[];
  houses: HouseSpace[];
  projects: PrintedProject[];
  locations: PrintedLocation[];
  die: number[];
  duties: { piety: number; grain: number };
  missing: Record<Duty, number>;
  supply: Record<Exclude<Good, 'gold'>, number>;
  numbers: Record<string, number>;
}

/** A scene of this game, typed. */
export const viewOf = (scene: Scene): View => scene.view as View;
export const printedOn = (scene: Scene): Catalogue => scene.catalogue as Catalogue;

export const askedKind = (view: View): string => view.asked?.kind ?? '';

/** The card whose action is asked for; '' where none is. */
export function askedCard(view: View): CardName | '' {
  return view.asked?.kind === 'action' ? (CARDS[view.asked.detail[0]] ?? '') : '';
}

export function printedEvent(scene: Scene, event: EventLying | null): EventCard | null {
  return event ? (printedOn(scene).events[event.card] ?? null) : null;
}

/** The long-term cards that hold now, one drawn this round too. */
export function cardsInForce(scene: Scene): EventCard[] {
  const lying = [...viewOf(scene).events_in_force, viewOf(scene).event];
  return lying
    .filter((event) => event?.long_term)
    .map((event) => printedEvent(scene, event))
    .filter((card) => card !== null);
}
