/** Score sheets, and the curves of a game. */
import type { Scene, ScoreLine, ChartSeries } from '$shared/game';
import { dashed, say } from '$shared/localization.svelte';

import { commodityIcon } from './marks';
import { COMMODITIES, type ScoreSheet } from './view';

/** Points by source, in the order of the rules. */
export const sheet = (_scene: Scene, result: Pick<ScoreSheet, 'lines'>): ScoreLine[] =>
  Object.entries(result.lines).map(([source, points]) => ({
    label: say(`source-${dashed(source)}`),
    points,
  }));

export const series = (): ChartSeries[] =>
  COMMODITIES.map((name) => ({
    column: `prices.${name}`,
    label: say(`commodity-${name}`),
    ...commodityIcon(name),
  }));
