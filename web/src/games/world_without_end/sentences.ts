/** Events and refusals as sentences: names and words in place of keys. */
import type { EventTold, ReasonTold } from '$shared/api';
import type { Scene } from '$shared/game';
import { dashed, say, words, type Values } from '$shared/words.svelte';

import { cardMark, markOf, PENALTY_ICONS, type Mark } from './palette';
import { eventTitle, goodName } from './printed';
import { CHAPTERS, printedOn, type CardName, type Duty, type Value } from './view';

// In the log only: the board shows it, or another event of the same choice tells it.
const LOG_ONLY = new Set([
  'plague.known',
  'goods.sold',
  'cloth.woven',
  'goods.traded',
  'seal.returned',
  'card.discarded',
  'card.discarded_unseen',
  'event.stayed',
  'event.left',
  'duty.paid',
]);
// Facts that are names, and the family of messages that says them.
const NAMED: Record<string, string> = {
  good: 'good',
  card: 'card',
  project: 'project',
  person: 'person',
  source: 'source',
  duty: 'good',
};

/** Told at once; what the end pays for goods is on its sheet. */
export const isNews = (event: EventTold): boolean =>
  !LOG_ONLY.has(event.kind) && event.facts.source !== 'goods';

/** What happened, in the reader’s language. */
export function sentence(scene: Scene, event: EventTold): string {
  const values = spokenFacts(scene, event.facts);
  values.who = event.seat === null ? 'nobody' : 'player';
  values.player = event.seat === null ? '' : scene.nameOf(event.seat);
  if (event.facts.duty !== undefined) values.penalty = say(`wwe-penalty-${event.facts.duty}`);
  return say(`wwe-event-${dashed(event.kind)}`, values);
}

/** Why not. */
export function reason(scene: Scene, given: ReasonTold): string {
  return say(given.message, spokenFacts(scene, given.arguments));
}

/** Facts as sentences take them; names in every form, goods in the number there are. */
function spokenFacts(scene: Scene, facts: Record<string, string | number>): Values {
  const values: Values = {};
  const amount = Number(facts.missing) || facts.amount;
  for (const [fact, value] of Object.entries(facts)) {
    const family = NAMED[fact];
    if (!family) {
      values[fact] = readable(scene, fact, value);
      continue;
    }
    Object.assign(values, words.forms(fact, `wwe-${family}-${value}`));
    if (family === 'good' && amount !== undefined) {
      values[fact] = goodName(String(value), Number(amount));
    }
  }
  return values;
}

/** A fact’s value as people say it. */
function readable(scene: Scene, fact: string, value: string | number): string | number {
  if (fact === 'chapter') return CHAPTERS[Number(value) - 1] ?? value;
  if (fact === 'asked') return say(`wwe-question-${dashed(String(value))}.name`);
  const card = fact === 'event' ? printedOn(scene).events[value] : undefined;
  return card ? eventTitle(String(value), card) : value;
}

// --- Icons ---------------------------------------------------------------------------------------

const plain = (icon: Mark['icon'], tint = 'transparent'): Mark => ({ icon, tint });
const KIND_ICONS: Record<string, Mark> = {
  chapter: plain('rules'),
  round: plain('hourglass'),
  event: plain('turn', 'var(--red)'),
  plague: plain('plague', 'var(--red)'),
  favor: plain('favor', 'var(--gold)'),
  resource: plain('project', 'var(--g-stone)'),
  house: plain('house-build', 'var(--g-wood)'),
  seal: plain('seal', 'var(--red)'),
  cloth: markOf('cloth'),
  location: plain('healed', 'var(--good)'),
  project: plain('project', 'var(--g-stone)'),
  metal: plain('project', 'var(--gold)'),
  fair: plain('sale', 'var(--g-wool)'),
  goods: plain('sale', 'var(--g-gold)'),
  tax: plain('duty', 'var(--g-gold)'),
  duty: plain('duty'),
  actions: plain('close'),
  game: plain('crown-winner', 'var(--gold)'),
  points: markOf('points'),
  card: plain('log'),
};

export function eventIcon(event: EventTold): Mark {
  const { good, card, duty } = event.facts;
  const [subject = ''] = event.kind.split('.');
  if (subject === 'penalty') return plain(PENALTY_ICONS[duty as Duty], 'var(--red)');
  if (subject === 'good') return markOf(good as Value);
  if (card !== undefined) return cardMark(card as CardName);
  if (event.kind === 'card.oriented') return plain('turn', 'var(--red)');
  return KIND_ICONS[subject] ?? plain('log');
}
