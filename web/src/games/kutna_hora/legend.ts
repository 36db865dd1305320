/** Every icon of the game with its name. */
import type { LegendEntry } from '$shared/game';

import { commodityIcon } from './marks';
import { ACTIONS } from './view';

const COMMODITIES = ['ore', 'silver', 'wood', 'permits', 'food', 'beer'];
const NUMBERS: LegendEntry[] = [
  { icon: 'groschen', tint: 'var(--gold)', label: 'web-kh-purse' },
  { icon: 'income', label: 'web-kh-income' },
  { icon: 'reputation', label: 'web-kh-reputation' },
  { icon: 'point', tint: 'var(--c-yellow)', label: 'web-kh-points' },
  { icon: 'pelican', label: 'web-kh-legend-pelican' },
  { icon: 'miner', label: 'web-kh-legend-miner' },
  { icon: 'patrician', label: 'web-kh-council' },
  { icon: 'event', label: 'web-kh-event' },
];

export const legend: readonly LegendEntry[] = [
  ...COMMODITIES.map((name) => ({ ...commodityIcon(name), label: `commodity-${name}` })),
  ...NUMBERS,
  ...ACTIONS.map((action) => ({
    icon: action,
    tint: 'var(--gold-soft)',
    label: `action-${action}`,
  })),
];
