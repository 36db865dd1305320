/** The icon and the hue of everything that has one. Color is never alone. */
import type { IconName } from './drawings/icons';

import type { CardName, Duty, Value } from './view';

export interface Mark {
  icon: IconName;
  tint: string;
}

export const GOOD_ICONS: Record<Value, IconName> = {
  stone: 'stone',
  wood: 'wood-beam',
  grain: 'grain',
  piety: 'piety',
  wool: 'wool',
  cloth: 'cloth',
  loyalty: 'loyalty',
  knowledge: 'knowledge',
  gold: 'gold',
  points: 'points',
};
export const CARD_ICONS: Record<CardName, IconName> = {
  grain: 'grain',
  piety: 'piety',
  resource: 'resource',
  project: 'project',
  sale: 'sale',
  privilege: 'privilege',
  house: 'house-build',
  rent: 'rent',
  donation: 'donation',
  cloth: 'cloth',
  medicine: 'medicine',
  favor: 'favor',
};
/** The good that a card is mostly about: it lends its hue. */
const CARD_GOODS: Record<CardName, Value> = {
  grain: 'grain',
  piety: 'piety',
  resource: 'stone',
  project: 'stone',
  sale: 'wool',
  privilege: 'loyalty',
  house: 'wood',
  rent: 'gold',
  donation: 'gold',
  cloth: 'cloth',
  medicine: 'knowledge',
  favor: 'points',
};
export const PENALTY_ICONS: Record<Duty, IconName> = {
  piety: 'penance',
  grain: 'begging',
  gold: 'court',
};

export const tintOf = (good: Value): string =>
  good === 'points' ? 'var(--gold)' : `var(--g-${good})`;
export const markOf = (good: Value): Mark => ({ icon: GOOD_ICONS[good], tint: tintOf(good) });
export const cardMark = (card: CardName): Mark => ({
  icon: CARD_ICONS[card],
  tint: tintOf(CARD_GOODS[card]),
});
