/** The table in parts, for a phone: which part a decision is made in. */
import type { Pane, Scene } from '$shared/game';

import Projects from './board/Projects.svelte';
import EventPage from './event/EventPage.svelte';
import FavorPane from './panes/FavorPane.svelte';
import PlaguePane from './panes/PlaguePane.svelte';
import TownPane from './panes/TownPane.svelte';
import { askedCard, viewOf } from './view';

export const panes: readonly Pane[] = [
  { id: 'event', icon: 'turn', title: 'web-wwe-pane-event', Content: EventPage },
  { id: 'projects', icon: 'project', title: 'web-wwe-pane-projects', Content: Projects },
  { id: 'town', icon: 'house-build', title: 'web-wwe-pane-town', Content: TownPane },
  { id: 'favor', icon: 'favor', title: 'web-wwe-pane-favor', Content: FavorPane },
  { id: 'plague', icon: 'duty', title: 'web-wwe-pane-duties', Content: PlaguePane },
];

const OF_DECISION: Record<string, string> = {
  orientation: 'event',
  resource: 'projects',
  rent: 'town',
  free_house: 'town',
  returned_house: 'town',
  cloth_sale: 'town',
  gained_good: 'town',
  treatment: 'plague',
  hospital: 'plague',
  protection: 'plague',
  event_trade: 'event',
  payment: 'event',
  lost_good: 'event',
};
const OF_CARD: Record<string, string> = {
  project: 'projects',
  donation: 'projects',
  house: 'town',
  rent: 'town',
  sale: 'town',
  resource: 'town',
  grain: 'town',
  cloth: 'town',
  favor: 'favor',
  medicine: 'plague',
};

/** Where a decision is made; null: wherever the reader is. */
export function paneOf(scene: Scene, kind: string): string | null {
  if (kind === 'action') return OF_CARD[askedCard(viewOf(scene))] ?? null;
  return OF_DECISION[kind] ?? null;
}
