/** Score sheets, and the curves of a game. */
import type { Scene, ScoreLine, Series } from '$shared/game';
import { dashed, say } from '$shared/words.svelte';

import { commodityIcon } from './labels';
import { COMMODITIES } from './view';

interface Sheet {
  lines: Record<string, number>;
}

/** Points by source, in the order of the rules. */
export const sheet = (_scene: Scene, told: Sheet): ScoreLine[] =>
  Object.entries(told.lines).map(([source, points]) => ({
    label: say(`source-${dashed(source)}`),
    points,
  }));

export const series = (): Series[] =>
  COMMODITIES.map((name) => ({
    figure: `prices.${name}`,
    label: say(`commodity-${name}`),
    ...commodityIcon(name),
  }));
