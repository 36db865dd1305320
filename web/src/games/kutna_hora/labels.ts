/** Choices as people would call them, and their icons. */
import type { IconName } from '$shared/drawings/icons';
import type { Scene } from '$shared/game';
import { dashed, say, words } from '$shared/words.svelte';

import { guildName, stackName, tileTitle } from './printed';
import { commodityOf, stackOf, tileOfMine, type Action, type Guild, type View } from './view';

// Questions whose “no” has words of its own.
const OWN_DECLINE = new Set(['mine', 'council', 'bank_patrician']);

type Naming = (scene: Scene, rest: string) => string;

const FAMILIES: Record<string, Naming> = {
  guilds: ({ view }, number) => {
    const set = (view as View).guild_sets[Number(number) - 1];
    return set ? words.list(set.guilds.map(guildName)) : say('choice-set', { set: Number(number) });
  },
  row: (_, guild) => guildName(guild),
  card: (_, rest) => {
    const [card, action] = rest.split(':') as [string, string];
    if (action === 'nothing') return say('choice-pass', { card: Number(card) });
    return say('choice-card', { card: Number(card), action: say(`action-${action}`) });
  },
  joker: (_, action) => say(`action-${action}`),
  miners: (_, count) => say('choice-miners', { count: Number(count) }),
  mine: ({ catalogue }, number) => tileTitle(catalogue, tileOfMine(catalogue, number)),
  space: (_, space) => space,
  technology: () => say('choice-scrap'),
  rights: ({ view, catalogue }, name) => {
    const stack = stackOf(view, name);
    return stack
      ? tileTitle(catalogue, stack.top)
      : say('choice-stack', { stack: stackName(name) });
  },
  plot: (_, square) => square,
  build: ({ catalogue }, tile) => tileTitle(catalogue, tile),
  site: (_, square) => square,
  house: ({ view }, row) => {
    const guild = askedBoard(view)?.rows[Number(row) - 1]?.guild;
    if (!guild) return say('choice-row', { row: Number(row) });
    return say('choice-house', { row: Number(row), guild: guildName(guild) });
  },
  patrician: (_, colour) => say('choice-patrician', { colour: say(`colour-${colour}`) }),
  score: ({ view, catalogue }, square) => {
    const tile = (view as View).city[square]?.building;
    return tile ? say('choice-square', { square, building: tileTitle(catalogue, tile) }) : square;
  },
  taxes: ({ view }, answer) =>
    answer === 'pay'
      ? say('choice-pay', { amount: askedBoard(view)?.taxes_due ?? 0 })
      : say('choice-refuse', { reputation: (view as View).tax_refusal }),
};

/** A choice by its name, on this table. */
export function label(scene: Scene, choice: string): string {
  const [family, rest] = split(choice);
  const naming = FAMILIES[family];
  if (naming) return naming(scene, rest);
  const asked = (scene.view as View).asked?.kind ?? '';
  if (choice === 'take') return say(asked.startsWith('granted') ? `take-${dashed(asked)}` : 'take');
  return say(OWN_DECLINE.has(asked) ? `decline-${dashed(asked)}` : 'decline');
}

/** `card:3:mine` is of the family of cards; the rest says which. */
export function split(choice: string): [family: string, rest: string] {
  const colon = choice.indexOf(':');
  return colon < 0 ? [choice, ''] : [choice.slice(0, colon), choice.slice(colon + 1)];
}

export const askedBoard = (view: View) => view.players[view.asked?.seat ?? view.active_seat];

// --- Icons --------------------------------------------------------------------------------------

const FAMILY_ICONS: Record<string, IconName> = {
  guilds: 'production',
  miners: 'miner',
  mine: 'mine',
  space: 'mine',
  technology: 'technology',
  rights: 'rights',
  plot: 'plot',
  build: 'building',
  site: 'building',
  house: 'house',
  score: 'point',
  take: 'check',
  ignore: 'pass',
};

export function iconOf(_scene: Scene, choice: string): { icon: IconName; tint?: string } | null {
  const [family, rest] = split(choice);
  if (family === 'row') return commodityIcon(commodityOf(rest as Guild));
  if (family === 'card') return { icon: actionIcon(rest.split(':')[1] ?? '') };
  if (family === 'joker') return { icon: actionIcon(rest) };
  if (family === 'patrician') return { icon: 'patrician', tint: patricianTint(rest) };
  if (family === 'taxes') return { icon: rest === 'pay' ? 'groschen' : 'reputation' };
  const icon = FAMILY_ICONS[family];
  return icon ? { icon } : null;
}

export const actionIcon = (action: Action | string): IconName =>
  action === 'nothing' ? 'pass' : (action as Action);

export const commodityIcon = (name: string): { icon: IconName; tint: string } => ({
  icon: name as IconName,
  tint: `var(--c-${name})`,
});

export const patricianTint = (colour: string): string =>
  `var(--c-${colour === 'silver' ? 'silvery' : colour})`;
