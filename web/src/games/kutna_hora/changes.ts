/** What a choice changes for sure: numbers before and after. */
import type { Preview } from '$shared/api';
import type { Change, Scene } from '$shared/game';
import { localization, say } from '$shared/localization.svelte';

import type { IconName } from './drawings/icons';
import { commodityIcon } from './marks';
import { COMMODITIES } from './view';

interface Figure {
  name: string;
  label: string;
  icon: IconName;
  tint?: string;
  moreIsGood: boolean | null;
}

const FIGURES: readonly Figure[] = [
  {
    name: 'groschen',
    label: 'web-kh-change-groschen',
    icon: 'groschen',
    tint: 'var(--gold)',
    moreIsGood: true,
  },
  { name: 'income', label: 'web-kh-change-income', icon: 'income', moreIsGood: true },
  { name: 'score', label: 'web-kh-change-score', icon: 'point', moreIsGood: true },
  {
    name: 'score_if_ended',
    label: 'web-kh-change-score-if-ended',
    icon: 'crown-winner',
    moreIsGood: true,
  },
  { name: 'reputation', label: 'web-kh-change-reputation', icon: 'reputation', moreIsGood: true },
  { name: 'pelicans', label: 'web-kh-change-pelicans', icon: 'pelican', moreIsGood: true },
  { name: 'tax', label: 'web-kh-change-tax', icon: 'tax', moreIsGood: false },
];

/** What is sure to change for the chooser, then the prices. */
export function changes(_scene: Scene, preview: Preview): Change[] {
  const own = FIGURES.flatMap(({ name, label, ...look }) => {
    const change = preview.changes[name];
    if (!change) return [];
    const [before, after] = change;
    return [{ ...look, label: say(label), before, after }];
  });
  const prices = COMMODITIES.flatMap((name) => {
    const change = preview.changes[`prices.${name}`];
    if (!change) return [];
    const [before, after] = change;
    const label = say('web-kh-change-price', localization.forms('commodity', `commodity-${name}`));
    return [{ ...commodityIcon(name), label, before, after, moreIsGood: null }];
  });
  return [...own, ...prices];
}
