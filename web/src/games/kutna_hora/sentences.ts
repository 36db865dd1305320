/** Events and refusals as sentences: names and words in place of keys. */
import type { EventTold, ReasonTold } from '$shared/api';
import type { IconName } from '$shared/drawings/icons';
import type { Scene } from '$shared/game';
import { dashed, say, signed, words, type Values } from '$shared/words.svelte';

import { actionIcon, commodityIcon, patricianTint } from './labels';
import { eventEffect, eventTitle, guildName, stackName, tileTitle } from './printed';
import type { Catalogue, View } from './view';

// Told at once. The rest (a deck’s cards, an arm’s notches, tiles laid aside) is in the log.
const NEWS = new Set([
  'guilds.chosen',
  'card.without_effect',
  'joker.used',
  'miners.hired',
  'mine.built',
  'rights.taken',
  'plot.claimed',
  'building.built',
  'town.built',
  'points.scored',
  'pelican.used',
  'patrician.seated',
  'technology.taken',
  'income.gained',
  'taxes.paid',
  'taxes.refused',
  'red_tile.entered',
  'round.began',
  'event.revealed',
  'event.acted',
  'mine.stack_renewed',
  'game.ended',
]);
const NAMED = new Set(['guild', 'commodity', 'colour', 'action', 'source']); // facts that are names

export function isNews(event: EventTold): boolean {
  const isFinal = String(event.facts.source ?? '').startsWith('final'); // the score sheet tells it
  return NEWS.has(event.kind) && !isFinal;
}

/** What happened, in the reader’s language. */
export function sentence(scene: Scene, event: EventTold): string {
  const { facts } = event;
  const catalogue = scene.catalogue as Catalogue;
  const values = spokenFacts(facts, catalogue);
  if (event.seat !== null) values.player = scene.nameOf(event.seat);
  if (facts.amount !== undefined) {
    values.change = signed(Number(facts.amount));
    values.count = Math.abs(Number(facts.amount));
  }
  if (event.kind === 'guilds.chosen') {
    const chosen = (scene.view as View).guild_sets[Number(facts.set) - 1]?.guilds ?? [];
    values.guilds = words.list(chosen.map(guildName));
  }
  if (event.kind === 'town.built') values.count = facts.tile ? 1 : 0;
  const card = catalogue.events[String(facts.event)];
  if (card) values.effect = eventEffect(card);
  return say(`event-${dashed(event.kind)}`, values);
}

/** Why not. Whoever shows it adds the rule. */
export const reason = (scene: Scene, told: ReasonTold): string =>
  say(told.message, spokenFacts(told.arguments, scene.catalogue as Catalogue));

/** Facts as sentences take them; names in every form. */
function spokenFacts(facts: EventTold['facts'], catalogue: Catalogue): Values {
  const values: Values = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (NAMED.has(fact) && value !== '') {
      Object.assign(values, words.forms(fact, `${fact}-${dashed(String(value))}`));
    } else {
      values[fact] = readable(fact, value, catalogue);
    }
  }
  return values;
}

/** A fact’s value as people say it. */
function readable(fact: string, value: string | number, catalogue: Catalogue): string | number {
  switch (fact) {
    case 'tile':
      return value ? tileTitle(catalogue, String(value)) : '';
    case 'event':
      return eventTitle(catalogue, String(value));
    case 'stack':
      return stackName(String(value));
    case 'question':
    case 'asked':
      return say(`question-${dashed(String(value))}.name`);
    case 'now':
      return typeof value === 'number' && value < 0 ? signed(value) : value;
  }
  return value;
}

// --- Icons --------------------------------------------------------------------------------------

const ICONS: Record<string, IconName> = {
  'guilds.chosen': 'production',
  'row.assigned': 'house',
  'card.without_effect': 'pass',
  'joker.used': 'joker',
  'miners.hired': 'miner',
  'mine.drawn': 'mine',
  'mine.stack_renewed': 'mine',
  'mine.built': 'mine',
  'mine.discarded': 'mine',
  'rights.taken': 'rights',
  'tile.revealed': 'tile',
  'tile.uncovered': 'tile',
  'plot.claimed': 'plot',
  'building.built': 'building',
  'population.grew': 'population',
  'ore.advanced': 'ore-deck',
  'town.built': 'building',
  'points.scored': 'point',
  'reputation.changed': 'reputation',
  'pelicans.gained': 'pelican',
  'pelican.used': 'pelican',
  'tax.raised': 'tax',
  'house.gone': 'house',
  'barbara.turned': 'barbara',
  'technology.taken': 'technology',
  'technology.removed': 'technology',
  'income.gained': 'income',
  'taxes.paid': 'tax',
  'taxes.refused': 'tax',
  'red_tile.entered': 'tile',
  'round.began': 'hourglass',
  'event.revealed': 'event',
  'event.acted': 'event',
  'effect.ignored': 'pass',
  'game.ended': 'crown-winner',
};

export function eventIcon({ kind, facts }: EventTold): { icon: IconName; tint?: string } {
  if (kind === 'card.played') return { icon: actionIcon(String(facts.action)) };
  if (facts.commodity) return commodityIcon(String(facts.commodity));
  if (facts.colour) return { icon: 'patrician', tint: patricianTint(String(facts.colour)) };
  return { icon: ICONS[kind] ?? 'log' };
}
