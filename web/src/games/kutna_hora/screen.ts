/** Kutná Hora on the screen. */
import type { Component } from 'svelte';

import type { GameScreen, Pane } from '$shared/game';
import type { Play } from '$shared/play.svelte';

import Board from './Board.svelte';
import Rival from './Rival.svelte';
import Time from './Time.svelte';
import Guilds from './asks/Guilds.svelte';
import Joker from './asks/Joker.svelte';
import Mines from './asks/Mines.svelte';
import OnBoard from './asks/OnBoard.svelte';
import Church from './church/Church.svelte';
import City from './city/City.svelte';
import TownHall from './hall/TownHall.svelte';
import { iconOf, label } from './labels';
import Mine from './mine/Mine.svelte';
import { changes, note } from './notes';
import Own from './own/Own.svelte';
import OwnPane from './own/OwnPane.svelte';
import Prices from './prices/Prices.svelte';
import { FILES } from './printed';
import { paneOf, question, type PaneId } from './questions';
import { series, sheet } from './scores';
import { PLAYERS } from './seats';
import { eventIcon, isNews, reason, sentence } from './sentences';

/** Questions whose choices are drawn: on the table, or as more than a button. */
const ASKS: Record<string, Component<{ play: Play }>> = {
  guilds: Guilds,
  card: OnBoard,
  joker: Joker,
  mine: Mines,
  space: OnBoard,
  technology: OnBoard,
  rights: OnBoard,
  free_tile: OnBoard,
  plot: OnBoard,
  building: OnBoard,
  site: OnBoard,
  scored_building: OnBoard,
};

const PANES: (Pane & { id: PaneId })[] = [
  { id: 'city', icon: 'building', title: 'web-kh-city', Content: City },
  { id: 'mine', icon: 'mine', title: 'web-kh-mine', Content: Mine },
  { id: 'hall', icon: 'rights', title: 'web-kh-hall-short', Content: TownHall },
  { id: 'prices', icon: 'income', title: 'web-kh-prices', Content: Prices },
  { id: 'church', icon: 'barbara', title: 'web-kh-church', Content: Church },
  { id: 'own', icon: 'house', title: 'web-kh-houses-short', Content: OwnPane },
];

export const screen: GameScreen = {
  name: 'kutna_hora',
  files: FILES,
  hidesHands: false,
  players: PLAYERS,
  Time,
  Board,
  panes: PANES,
  paneOf,
  Rival,
  Own,
  askOf: (kind) => ASKS[kind] ?? null,
  question,
  label,
  iconOf,
  note,
  changes,
  sentence,
  eventIcon,
  isNews,
  reason,
  sheet,
  series,
  standing: (seat) => `seats.${seat}.score_if_ended`,
};
