/** What is printed on cards, spaces, projects and locations, in words. */
import { dashed, say, words, type Values } from '$shared/words.svelte';

import {
  CARDS,
  GOODS,
  PERSONS,
  PROJECTS,
  VALUES,
  type Effect,
  type EventCard,
  type HouseSpace,
  type PrintedLocation,
  type PrintedProject,
  type Value,
} from './view';

// What the numbers of an effect mean, in the order of the pack’s vocabulary.
const TRADE = ['give', 'give_amount', 'get', 'get_amount'];
const EFFECT_ARGUMENTS: Record<string, readonly string[]> = {
  gain: ['good', 'amount'],
  gain_points: ['points'],
  lose: ['good', 'amount'],
  lose_points: ['points'],
  lose_one_of: ['goods'],
  gain_one_of: ['goods'],
  trade: TRADE,
  points_per_good: ['good', 'points'],
  points_per_house: ['points'],
  most: ['good', 'points'],
  fewest: ['good', 'points'],
  pay_or_lose: ['good', 'amount', 'points'],
  return_house: [],
  no_actions: [],
  discard: ['cards'],
  random_discards: [],
  open_project: ['project'],
  cancel_other_projects: ['project'],
  complete_project: ['project'],
  cancel_favor: ['person'],
  cancel_fair: ['good'],
  open_fair: ['good'],
  move_favor: ['spaces'],
  wool_price: ['gold'],
  cloth_price: ['gold'],
  no_sale: [],
  forbid: ['card'],
  fee: ['card', 'gold'],
  bonus: ['card', 'get', 'amount'],
  trade_each_round: TRADE,
  no_treatment: [],
  building_points: ['points'],
  drawn_discards: [],
};
const NAMES: Record<string, readonly string[]> = {
  good: VALUES,
  give: VALUES,
  get: VALUES,
  card: CARDS,
  project: PROJECTS,
  person: PERSONS,
};
const IS_GOOD = new Set(['good', 'give', 'get']);

export type Fact = string | number | string[];
export type Facts = Record<string, Fact>;

/** A good; beside a number, in its plural. */
export function goodName(good: string, amount?: number): string {
  return amount === undefined ? say(`wwe-good-${good}`) : words.counted(`wwe-good-${good}`, amount);
}
export const cardName = (card: string): string => say(`wwe-card-${card}`);
export const projectName = (project: string): string => say(`wwe-project-${project}`);

/** 2 gold; 1 VP. */
export function amountOf(good: string, amount: number): string {
  return say('wwe-amount', { amount, good: goodName(good, amount) });
}

/** What a pack calls an event card, in the reader’s language where the title is ours. */
export function eventTitle(key: string, card: { title: string }): string {
  return words.title(`world-without-end-${key}`, card.title);
}

/** What a card’s effect of that name says; null if it has none. */
export function effectOf(card: EventCard | null, name: string): Facts | null {
  const found = card?.effects.find((effect) => effect.effect === name);
  return found ? factsOf(found) : null;
}

/** The numbers of an effect by their meaning, as names where they are ids. */
export function factsOf(effect: Effect): Facts {
  const facts: Facts = {};
  EFFECT_ARGUMENTS[effect.effect]?.forEach((argument, place) => {
    facts[argument] = factOf(argument, effect.numbers[place] ?? 0);
  });
  return facts;
}

function factOf(argument: string, number: number): Fact {
  if (argument === 'goods') return goodsIn(number);
  return NAMES[argument]?.[number] ?? number;
}

/** A set of goods that is written as a bit each. */
export function goodsIn(mask: number): Value[] {
  return GOODS.filter((_, good) => mask & (1 << good));
}

/** What an effect does, as a sentence. */
export function effectSentence(effect: Effect): string {
  const facts = factsOf(effect);
  const values: Values = {};
  for (const [argument, fact] of Object.entries(facts)) {
    Object.assign(values, spokenFact(argument, fact, facts));
  }
  if (typeof facts.points === 'number') {
    values.count = Math.abs(facts.points);
    values.sign = facts.points < 0 ? 'lose' : 'gain';
  }
  return say(`wwe-effect-${dashed(effect.effect)}`, values);
}

function spokenFact(argument: string, fact: Fact, facts: Facts): Values {
  if (Array.isArray(fact)) {
    return { [argument]: fact.map((good) => goodName(good)).join(say('wwe-or')) };
  }
  if (typeof fact === 'number') return { [argument]: fact };
  if (!IS_GOOD.has(argument)) return words.forms(argument, `wwe-${argument}-${fact}`);
  const amount = facts[`${argument}_amount`] ?? facts.amount;
  const forms = words.forms(argument, `wwe-good-${fact}`);
  return amount === undefined ? forms : { ...forms, [argument]: goodName(fact, Number(amount)) };
}

/** All that a card does. */
export function eventText(card: EventCard): string {
  return card.effects.map(effectSentence).join(' ');
}

/** 1 wool → 3 gold. */
export function exchange(facts: Facts): string {
  return [
    amountOf(String(facts.give), Number(facts.give_amount)),
    amountOf(String(facts.get), Number(facts.get_amount)),
  ].join(say('step-separator'));
}

/** What each donor gets when a project is complete. */
export function bonusWords(project: PrintedProject): string {
  const parts = [];
  if (project.bonus_points) parts.push(amountOf('points', project.bonus_points));
  if (project.bonus_good) parts.push(amountOf(project.bonus_good, project.bonus_amount));
  if (project.treats) parts.push(say('wwe-bonus-treats'));
  return words.list(parts) || say('wwe-nothing');
}

/** What healing a location brings beside its points. */
export function benefitWords(location: PrintedLocation): string {
  if (location.benefit === null) return say('wwe-nothing');
  if (location.benefit === 'free_house') return say('wwe-free-house');
  return amountOf(location.benefit, location.amount);
}

export const incomeWords = (house: HouseSpace): string => amountOf(house.income, house.amount);
