/** The types of a table of World Without End and of what is printed, generated from the server's. */
import type { Schemas } from '$shared/api';
import type { Scene } from '$shared/game';

export type View = Schemas['WorldWithoutEndView'];
export type PlayerBoard = Schemas['WorldWithoutEndPlayerBoard'];
export type Orientation = Schemas['WorldWithoutEndOrientation'];
export type Income = Schemas['WorldWithoutEndIncome'];
export type EventInPlay = Schemas['WorldWithoutEndEventInPlay'];
export type ProjectInPlay = Schemas['WorldWithoutEndProject'];
export type Location = Schemas['WorldWithoutEndLocation'];
export type Held = Schemas['WorldWithoutEndGoods'];
export type OwedDuty = Schemas['WorldWithoutEndDuty'];
export type ScoreSheet = Schemas['WorldWithoutEndScoreSheet'];

export type Catalogue = Schemas['WorldWithoutEndCatalogue'];
export type EventCard = Schemas['WorldWithoutEndEventCard'];
export type Effect = Schemas['WorldWithoutEndEffect'];
export type PrintedCard = Schemas['WorldWithoutEndPrintedCard'];
export type HouseSpace = Schemas['WorldWithoutEndHouseSpace'];
export type PrintedProject = Schemas['WorldWithoutEndPrintedProject'];
export type PrintedLocation = Schemas['WorldWithoutEndPrintedLocation'];

export type Good = keyof Held;
export type Value = Income['good'];
export type CardName = PlayerBoard['pile'][number];
export type ProjectName = ProjectInPlay['project'];
export type Person = View['favor']['person'];
export type Duty = OwedDuty['duty'];

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
] as const satisfies readonly Good[];
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
] as const satisfies readonly CardName[];
export const PROJECTS = [
  'bridge',
  'mill',
  'hospital',
  'chapel',
  'palace',
  'church',
  'tower',
] as const satisfies readonly ProjectName[];
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
] as const satisfies readonly Person[];
export const DUTIES = ['piety', 'grain', 'gold'] as const satisfies readonly Duty[];
export const CHAPTERS = ['I', 'II', 'III', 'IV'] as const;
export const SIDES = 4;

/** A scene of this game, typed. */
export const viewOf = (scene: Scene): View => scene.view as View;
export const printedOn = (scene: Scene): Catalogue => scene.catalogue as Catalogue;

export const askedKind = (view: View): string => view.asked?.kind ?? '';

/** The card whose action is asked for; '' where none is. */
export function askedCard(view: View): CardName | '' {
  return view.asked?.kind === 'action' ? (CARDS[view.asked.detail[0] ?? -1] ?? '') : '';
}

export function printedEvent(scene: Scene, event: EventInPlay | null): EventCard | null {
  return event ? (printedOn(scene).events[event.card] ?? null) : null;
}
