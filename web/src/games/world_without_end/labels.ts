/** Choices as people would call them, and their icons. */
import type { Scene } from '$shared/game';
import { dashed, say } from '$shared/words.svelte';

import { cardMark, markOf, type Mark } from './palette';
import {
  amountOf,
  cardName,
  effectOf,
  eventTitle,
  exchange,
  goodName,
  incomeWords,
  projectName,
} from './printed';
import {
  askedCard,
  askedKind,
  DUTIES,
  printedEvent,
  printedOn,
  viewOf,
  type CardName,
  type EventLying,
  type Good,
} from './view';

const PLACES = ['first', 'second', 'new'];
const PERFORMED = new Set(['grain', 'piety', 'favor']);
// Questions whose “no” has words of its own.
const DECLINES = new Set([
  'action',
  'resource',
  'rent',
  'treatment',
  'hospital',
  'free_house',
  'exchange',
  'payment',
  'protection',
]);

/** A choice’s family and what it names: `project:mill` is a project, the mill. */
export function split(choice: string): [family: string, rest: string] {
  const at = choice.indexOf(':');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}

type Naming = (scene: Scene, rest: string) => string;
const FAMILIES: Record<string, Naming> = {
  arrow: (_, number) => say('wwe-arrow-at', { number: Number(number) }),
  play: (_, card) => cardName(card),
  perform,
  decline,
  good: (_, good) => goodName(good),
  project: (_, project) => projectName(project),
  wool: (_, count) => say('wwe-choice-wool', { count: Number(count) }),
  cloth: (scene, count) =>
    say(askedCard(viewOf(scene)) === 'cloth' ? 'wwe-choice-weave' : 'wwe-choice-cloth', {
      count: Number(count),
    }),
  house,
  medicine: () => say('wwe-choice-medicine'),
  treat: (_, number) => say('wwe-choice-treat', { location: Number(number) }),
  discard: (_, card) => cardName(card),
  trade,
};

/** A choice by its name, on this table. */
export function label(scene: Scene, choice: string): string {
  const [family, rest] = split(choice);
  return FAMILIES[family]?.(scene, rest) ?? choice;
}

/** What “yes” means here. */
function perform(scene: Scene): string {
  const view = viewOf(scene);
  const card = askedCard(view);
  if (card && PERFORMED.has(card)) return say(`wwe-perform-${card}`);
  const printed = printedEvent(scene, view.event);
  const kind = askedKind(view);
  const traded = kind === 'event_trade' ? effectOf(printed, 'trade') : null;
  if (traded) return exchange(traded);
  const paid = kind === 'payment' ? effectOf(printed, 'pay_or_lose') : null;
  if (paid) return say('wwe-pay', { paid: amountOf(String(paid.good), Number(paid.amount)) });
  return say(kind === 'protection' ? 'wwe-protect' : 'wwe-yes');
}

function decline(scene: Scene): string {
  const kind = askedKind(viewOf(scene));
  return say(DECLINES.has(kind) ? `wwe-decline-${dashed(kind)}` : 'wwe-decline');
}

function house(scene: Scene, number: string): string {
  const printed = printedOn(scene).houses[Number(number) - 1];
  return printed
    ? say('wwe-choice-house', { house: Number(number), income: incomeWords(printed) })
    : number;
}

/** The event on one of the two spaces, or the one drawn this round. */
function eventAt(scene: Scene, place: string): EventLying | null {
  const view = viewOf(scene);
  return [...view.events_in_force, view.event][PLACES.indexOf(place)] ?? null;
}

function trade(scene: Scene, place: string): string {
  const event = eventAt(scene, place);
  const printed = printedEvent(scene, event);
  if (!event || !printed) return say('wwe-choice-trade-none', { place: PLACES.indexOf(place) + 1 });
  const facts = effectOf(printed, 'trade_each_round');
  const title = eventTitle(event.card, printed);
  return say('wwe-choice-trade', { exchange: facts ? exchange(facts) : title, title });
}

// --- Icons ---------------------------------------------------------------------------------------

type Marking = (scene: Scene, rest: string) => Mark | null;
const ICONS: Record<string, Marking> = {
  arrow: () => ({ icon: 'turn', tint: 'var(--red)' }),
  play: (_, card) => cardMark(card as CardName),
  discard: (_, card) => cardMark(card as CardName),
  perform: performIcon,
  decline: () => ({ icon: 'close', tint: 'transparent' }),
  good: (_, good) => markOf(good as Good),
  project: () => ({ icon: 'project', tint: 'var(--g-stone)' }),
  wool: () => markOf('wool'),
  cloth: () => markOf('cloth'),
  house: (scene, number) => {
    const printed = printedOn(scene).houses[Number(number) - 1];
    return printed ? markOf(printed.income) : null;
  },
  medicine: () => markOf('gold'),
  treat: () => ({ icon: 'sick', tint: 'var(--red)' }),
  trade: () => ({ icon: 'sale', tint: 'var(--g-gold)' }),
};

export function iconOf(scene: Scene, choice: string): Mark | null {
  const [family, rest] = split(choice);
  return ICONS[family]?.(scene, rest) ?? null;
}

function performIcon(scene: Scene): Mark {
  const view = viewOf(scene);
  const card = askedCard(view);
  if (card) return cardMark(card);
  if (askedKind(view) === 'protection') return markOf('loyalty');
  return { icon: 'check', tint: 'transparent' };
}

/** The duty that protection is asked for. */
export const protectedDuty = (scene: Scene): (typeof DUTIES)[number] =>
  DUTIES[viewOf(scene).asked?.detail[0] ?? 0] ?? 'piety';
