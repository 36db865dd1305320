/** What is asked, in the words of the rulebook. */
import type { Question, Scene } from '$shared/game';
import { dashed, say, type Values } from '$shared/words.svelte';

import { protectedDuty } from './labels';
import {
  amountOf,
  cardName,
  effectOf,
  eventTitle,
  goodName,
  goodsIn,
  projectName,
} from './printed';
import {
  askedCard,
  askedKind,
  LAST_CHAPTER,
  printedEvent,
  printedOn,
  PROJECTS,
  viewOf,
  type CardName,
} from './view';

export function question(scene: Scene, kind: string): Question {
  const values = valuesOf(scene, kind);
  const name = `wwe-question-${dashed(kind)}`;
  return { title: say(name, values), help: say(`${name}.help`, values) };
}

type Speaking = (scene: Scene, first: number, second: number) => Values;
const SPEAKING: Record<string, Speaking> = {
  action: (scene) => actionValues(scene),
  resource: (_, first, second) => ({
    project: projectName(PROJECTS[first] ?? ''),
    placed: second,
  }),
  cloth_sale: (scene) => ({ gold: viewOf(scene).fair.cloth ?? 0 }),
  treatment: (_, first) => ({ knowledge: first }),
  lost_good: (_, first) => ({ goods: goodsToChoose(first) }),
  gained_good: (_, first) => ({ goods: goodsToChoose(first) }),
  payment: (scene) => eventValues(scene),
  event_trade: (scene) => eventValues(scene),
  protection: (scene, first) => protectionValues(scene, first),
};

/** What a question may speak of: the card, the project, the goods, the duty it is about. */
function valuesOf(scene: Scene, kind: string): Values {
  const view = viewOf(scene);
  const [first, second] = view.asked?.detail ?? [0, 0];
  const more = SPEAKING[kind]?.(scene, first, second) ?? {};
  return { chapter: view.chapter, first, ...more };
}

function actionValues(scene: Scene): Values {
  const view = viewOf(scene);
  const card = askedCard(view) as CardName;
  const played = view.players[view.asked?.seat ?? 0]?.pile.at(-1);
  return { card: cardName(card), does: does(scene, card), privilege: Number(played !== card) };
}

const goodsToChoose = (mask: number): string =>
  goodsIn(mask)
    .map((good) => goodName(good))
    .join(say('wwe-or'));

function eventValues(scene: Scene): Values {
  const event = viewOf(scene).event;
  const printed = printedEvent(scene, event);
  const title = event && printed ? eventTitle(event.card, printed) : '';
  const facts = effectOf(printed, 'pay_or_lose');
  if (!facts) return { title, paid: '', points: 0 };
  const paid = amountOf(String(facts.good), Number(facts.amount));
  return { title, paid, points: Number(facts.points) };
}

function protectionValues(scene: Scene, duty: number): Values {
  return {
    penalty: say(`wwe-penalty-${protectedDuty(scene)}`),
    points: pointsMissing(scene, duty),
    last: Number(viewOf(scene).chapter === LAST_CHAPTER),
  };
}

/** The points that a duty’s missing goods have cost. */
export function pointsMissing(scene: Scene, duty: number): number {
  const view = viewOf(scene);
  const missing = view.players[view.asked?.seat ?? 0]?.missing[duty] ?? 0;
  return missing * printedOn(scene).missing[protectedDuty(scene)];
}

/** What a card’s action is, in a few words. */
export function does(scene: Scene, card: CardName): string {
  const view = viewOf(scene);
  const board = view.players[view.asked?.seat ?? scene.seat ?? 0];
  const pile = board?.pile ?? [];
  const below = askedKind(view) === 'action' ? pile.at(-2) : pile.at(-1);
  return say(`wwe-card-${card}.does`, {
    ...printedOn(scene).numbers,
    plague: Number(view.chapter > 2),
    repeated: below ? cardName(below) : say('wwe-nothing'),
  });
}
