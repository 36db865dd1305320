/** What a choice costs and brings: in a few words, and as numbers before and after. */
import type { Preview } from '$shared/api';
import type { Change, Scene } from '$shared/game';
import { say, signed, words } from '$shared/words.svelte';

import { protectedDuty, split } from './labels';
import { markOf, type Mark } from './palette';
import { amountOf, benefitWords, bonusWords, factsOf, goodName } from './printed';
import { does, pointsMissing } from './questions';
import { turned } from './turned';
import {
  askedCard,
  askedKind,
  cardsInForce,
  LAST_CHAPTER,
  printedOn,
  PROJECTS,
  VALUES,
  viewOf,
  type CardName,
  type ProjectName,
  type Value,
} from './view';

type Noting = (scene: Scene, rest: string, preview: Preview | null) => string[];
const NOTES: Record<string, Noting> = {
  arrow: arrowNotes,
  play: playNotes,
  project: (scene, name) => [projectNote(scene, name as ProjectName)],
  treat: (scene, number) => [treatNote(scene, Number(number))],
  decline: (scene) => declineNotes(scene),
};

/** What else there is to know of a choice, in a few words. */
export function note(scene: Scene, choice: string, preview: Preview | null): string {
  const [family, rest] = split(choice);
  const told = NOTES[family]?.(scene, rest, preview) ?? [];
  return [...told, ...completed(preview)].filter(Boolean).join(say('note-separator'));
}

function completed(preview: Preview | null): string[] {
  return (preview?.events ?? [])
    .filter((event) => event.kind === 'project.completed')
    .map((event) =>
      say('wwe-completes', words.forms('project', `wwe-project-${event.facts.project}`)),
    );
}

/** Where the favor marker lands, and what it brings. */
function arrowNotes(scene: Scene, number: string, preview: Preview | null): string[] {
  const way = turned(scene, Number(number), preview);
  if (!way) return [];
  if (!way.person) return [say('wwe-favor-rests')];
  const lands = say('wwe-favor-lands', { person: say(`wwe-person-${way.person}.short`) });
  if (!way.possible) return [lands, say('wwe-outlaws-unpaid')];
  if (way.reward === null) return [lands];
  const reward = way.reward.map(({ good, amount }) =>
    say('wwe-change', { change: signed(amount), good: goodName(good, amount) }),
  );
  return [lands, words.list(reward) || say('wwe-reward-nothing')];
}

function playNotes(scene: Scene, card: string, preview: Preview | null): string[] {
  const told = isIdle(preview) ? say('wwe-no-use') : does(scene, card as CardName);
  return [told, ...surcharges(scene, card)];
}

/** Whether a card’s action could not be performed now: it would be played for nothing. */
export function isIdle(preview: Preview | null | undefined): boolean {
  const idle = new Set(['action.declined', 'action.forbidden']);
  return (preview?.events ?? []).some((event) => idle.has(event.kind));
}

/** What long-term events ask or add for a card’s action. */
export function surcharges(scene: Scene, card: string): string[] {
  const effects = cardsInForce(scene).flatMap((printed) => printed.effects);
  const named = (name: string) =>
    effects
      .filter((effect) => effect.effect === name)
      .map(factsOf)
      .filter((facts) => facts.card === card);
  const fee = named('fee').reduce((sum, facts) => sum + Number(facts.gold), 0);
  const bonuses = named('bonus').map((facts) =>
    say('wwe-bonus', { bonus: amountOf(String(facts.get), Number(facts.amount)) }),
  );
  return [...(fee ? [say('wwe-fee', { gold: fee })] : []), ...bonuses];
}

function projectNote(scene: Scene, name: ProjectName): string {
  const place = PROJECTS.indexOf(name);
  const project = viewOf(scene).projects[place];
  const printed = printedOn(scene).projects[place];
  if (!project || !printed) return '';
  const [stone, wood] = [printed.stone - project.stone, printed.wood - project.wood];
  return askedCard(viewOf(scene)) === 'donation'
    ? say('wwe-note-donation', { bonus: bonusWords(printed), left: stone + wood })
    : say('wwe-note-project', { stone, wood });
}

function treatNote(scene: Scene, number: number): string {
  const location = viewOf(scene).plague[number - 1];
  const printed = printedOn(scene).locations[number - 1];
  if (!location || !printed) return '';
  return say('wwe-note-treat', { value: location.value ?? 0, benefit: benefitWords(printed) });
}

/** The penalty that a missing duty brings; in the last chapter, the loss once more. */
function declineNotes(scene: Scene): string[] {
  const view = viewOf(scene);
  if (askedKind(view) !== 'protection') return [];
  if (view.chapter !== LAST_CHAPTER) return [say(`wwe-penalty-${protectedDuty(scene)}.help`)];
  return [say('wwe-note-doubled', { points: pointsMissing(scene, view.asked?.detail[0] ?? 0) })];
}

// --- Before and after ----------------------------------------------------------------------------

/** Points first, then goods in their order. */
export function changes(_scene: Scene, preview: Preview): Change[] {
  const order: Value[] = ['points', ...VALUES.filter((good) => good !== 'points')];
  return order.flatMap((good) => {
    const [before, after] = preview.changes[good] ?? [0, 0];
    if (before === after) return [];
    const mark: Mark = markOf(good);
    return [{ ...mark, label: goodName(good), before, after, moreIsGood: true }];
  });
}
