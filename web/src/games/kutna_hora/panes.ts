/** The table in parts, for a phone: which part a decision is made in. */
import type { Pane, Scene } from '$shared/game';

import Church from './church/Church.svelte';
import City from './city/City.svelte';
import TownHall from './hall/TownHall.svelte';
import Mine from './mine/Mine.svelte';
import OwnPane from './panes/OwnPane.svelte';
import Prices from './prices/Prices.svelte';

export type PaneId = 'city' | 'mine' | 'hall' | 'prices' | 'church' | 'own';

export const panes: (Pane & { id: PaneId })[] = [
  { id: 'city', icon: 'building', title: 'web-kh-city', Content: City },
  { id: 'mine', icon: 'mine', title: 'web-kh-mine', Content: Mine },
  { id: 'hall', icon: 'rights', title: 'web-kh-hall-short', Content: TownHall },
  { id: 'prices', icon: 'income', title: 'web-kh-prices', Content: Prices },
  { id: 'church', icon: 'barbara', title: 'web-kh-church', Content: Church },
  { id: 'own', icon: 'house', title: 'web-kh-houses-short', Content: OwnPane },
];

const OF_DECISION: Record<string, PaneId> = {
  plot: 'city',
  site: 'city',
  scored_building: 'city',
  building: 'city',
  miners: 'mine',
  mine: 'mine',
  granted_mine: 'mine',
  space: 'mine',
  technology: 'mine',
  rights: 'hall',
  free_tile: 'hall',
  guilds: 'hall',
  council: 'church',
  bank_patrician: 'church',
  row: 'own',
  removed_house: 'own',
  house_for_production: 'own',
};

/** Where a decision is made; null: wherever the reader is. */
export const paneOf = (_scene: Scene, kind: string): PaneId | null => OF_DECISION[kind] ?? null;
