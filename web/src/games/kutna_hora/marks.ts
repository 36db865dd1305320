/** The icon and the hue of everything that has one. Color is never alone. */
import type { GameEvent } from '$shared/api';
import type { Scene } from '$shared/game';

import type { IconName } from './drawings/icons';
import { commodityOf, type Action, type Guild } from './view';

export const actionIcon = (action: Action | string): IconName =>
  action === 'nothing' ? 'pass' : (action as Action);

export const commodityIcon = (name: string): { icon: IconName; tint: string } => ({
  icon: name as IconName,
  tint: `var(--c-${name})`,
});

export const patricianTint = (color: string): string =>
  `var(--c-${color === 'silver' ? 'silvery' : color})`;

// --- Choices ------------------------------------------------------------------------------------

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

/** The icon of a choice, by its family: `card:3:mine` is of the family of cards. */
export function iconOf(_scene: Scene, choice: string): { icon: IconName; tint?: string } | null {
  const [family = '', ...rest] = choice.split(':');
  if (family === 'row') return commodityIcon(commodityOf(rest[0] as Guild));
  if (family === 'card') return { icon: actionIcon(rest[1] ?? '') };
  if (family === 'joker') return { icon: actionIcon(rest[0] ?? '') };
  if (family === 'patrician') return { icon: 'patrician', tint: patricianTint(rest[0] ?? '') };
  if (family === 'taxes') return { icon: rest[0] === 'pay' ? 'groschen' : 'reputation' };
  const icon = FAMILY_ICONS[family];
  return icon ? { icon } : null;
}

// --- Events -------------------------------------------------------------------------------------

const EVENT_ICONS: Record<string, IconName> = {
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
  'price.changed': 'groschen',
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

export function eventIcon({ kind, facts }: GameEvent): { icon: IconName; tint?: string } {
  if (kind === 'card.played') return { icon: actionIcon(String(facts.action)) };
  if (facts.commodity && kind !== 'price.changed') return commodityIcon(String(facts.commodity));
  if (facts.color) return { icon: 'patrician', tint: patricianTint(String(facts.color)) };
  return { icon: EVENT_ICONS[kind] ?? 'log' };
}
