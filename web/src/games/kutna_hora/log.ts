/** What the log is narrowed to, and what an event changes of what a reader owns. */
import type { GameEvent } from '$shared/api';
import type { LogFilter, Scene } from '$shared/game';
import { localization, say } from '$shared/localization.svelte';

import { madeBy, type Commodity, type View } from './view';

const OF_PRICES = new Set([
  ...['price.changed', 'arm.moved', 'town.built', 'population.grew', 'ore.advanced'],
]);

export const logFilters: readonly LogFilter[] = [
  {
    id: 'prices',
    icon: 'groschen',
    tint: 'var(--gold)',
    title: 'web-kh-prices',
    shows: ({ kind }) => OF_PRICES.has(kind),
  },
  {
    id: 'points',
    icon: 'point',
    tint: 'var(--c-yellow)',
    title: 'web-log-points',
    shows: ({ kind }) => kind === 'points.scored',
  },
];

/** The price of what one makes has moved. */
export function ownChange({ view, seat }: Scene, { kind, facts }: GameEvent): string | null {
  const own = seat === null ? undefined : (view as View).players[seat];
  const commodity = facts.commodity as Commodity;
  if (kind !== 'price.changed' || !own || !madeBy(own, commodity)) return null;
  const forms = localization.forms('commodity', `commodity-${commodity}`);
  return say('price-step', { ...forms, before: facts.before ?? 0, now: facts.now ?? 0 });
}
