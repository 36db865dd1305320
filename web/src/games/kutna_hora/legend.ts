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
  { icon: 'tax', label: 'web-kh-taxes' },
  { icon: 'population', label: 'web-kh-deck-population' },
  { icon: 'ore-deck', label: 'web-kh-deck-ore' },
  { icon: 'production', label: 'web-kh-legend-production' },
  { icon: 'house', label: 'web-kh-legend-house' },
  { icon: 'tile', label: 'web-kh-tiles' },
  { icon: 'star', tint: 'var(--c-yellow)', label: 'web-kh-legend-star' },
  { icon: 'rock', label: 'web-kh-legend-rock' },
  { icon: 'technology', label: 'web-kh-legend-technology' },
  { icon: 'pass', label: 'web-kh-pass' },
  { symbol: '●▲■◆', label: 'web-kh-legend-dots' },
  { symbol: '✕', tint: 'var(--red)', label: 'web-kh-no-market' },
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
