/** Every icon of the game with its name. */
import type { LegendEntry } from '$shared/game';

import { cardMark, markOf, PENALTY_ICONS } from './marks';
import { CARDS, VALUES, type Duty } from './view';

const BOARD: LegendEntry[] = [
  { icon: 'house-build', tint: 'var(--g-wood)', label: 'wwe-board-houses' },
  { icon: 'seal', tint: 'var(--red)', label: 'wwe-board-seals' },
  { icon: 'log', tint: 'var(--paper)', label: 'wwe-board-hand' },
  { icon: 'lock', tint: 'var(--hair)', label: 'wwe-board-discards' },
  { icon: 'turn', label: 'web-wwe-pane-event' },
  { icon: 'arrow', tint: 'var(--red)', label: 'web-wwe-legend-arrow' },
  { icon: 'duty', tint: 'var(--gold-soft)', label: 'web-wwe-pane-duties' },
  { icon: 'plague', tint: 'var(--red)', label: 'web-wwe-plague' },
  { icon: 'sick', tint: 'var(--red)', label: 'web-wwe-legend-sick' },
  { icon: 'healed', tint: 'var(--good)', label: 'web-wwe-legend-healed' },
  { icon: 'screen', label: 'web-wwe-memory' },
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
