/** Every icon of the game with its name. */
import type { LegendEntry } from '$shared/game';

import { cardMark, markOf, PENALTY_ICONS } from './marks';
import { CARDS, VALUES, type Duty } from './view';

const BOARD: LegendEntry[] = [
  { icon: 'house-build', tint: 'var(--g-wood)', label: 'wwe-board-houses' },
  { icon: 'seal', tint: 'var(--red)', label: 'wwe-board-seals' },
  { icon: 'log', tint: 'var(--paper)', label: 'wwe-board-hand' },
  { icon: 'lock', tint: 'var(--hair)', label: 'wwe-board-discards' },
];

export const legend: readonly LegendEntry[] = [
  ...VALUES.map((good) => ({ ...markOf(good), label: `wwe-good-${good}` })),
  ...CARDS.map((card) => ({ ...cardMark(card), label: `wwe-card-${card}` })),
  ...(Object.keys(PENALTY_ICONS) as Duty[]).map((duty) => ({
    icon: PENALTY_ICONS[duty],
    tint: 'var(--red)',
    label: `wwe-penalty-${duty}`,
  })),
  ...BOARD,
];
