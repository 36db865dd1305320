/** Kutná Hora on the screen. */
import type { Component } from 'svelte';

import type { GameScreen } from '$shared/game';
import type { Play } from '$shared/play.svelte';

import { beats, paneOfPlace } from './beats';
import Board from './Board.svelte';
import PiecePicture from './PiecePicture.svelte';
import PublicBoard from './PublicBoard.svelte';
import Rival from './Rival.svelte';
import Time from './Time.svelte';
import GuildsDecision from './decisions/GuildsDecision.svelte';
import JokerDecision from './decisions/JokerDecision.svelte';
import MinesDecision from './decisions/MinesDecision.svelte';
import BoardDecision from './decisions/BoardDecision.svelte';
import { ICONS } from './drawings/icons';
import { legend } from './legend';
import { logFilters, ownChange } from './log';
import { meta } from './meta';
import { changes } from './changes';
import { eventIcon, iconOf } from './marks';
import { paneOf, panes } from './panes';
import Own from './Own.svelte';
import { FILES } from './printed';
import { scenes } from './scenes';
import { series, sheet } from './scores';

/** Questions whose choices are drawn: on the table, or as more than a button. */
const DECISIONS: Record<string, Component<{ play: Play }>> = {
  guilds: GuildsDecision,
  card: BoardDecision,
  joker: JokerDecision,
  mine: MinesDecision,
  space: BoardDecision,
  technology: BoardDecision,
  rights: BoardDecision,
  free_tile: BoardDecision,
  plot: BoardDecision,
  building: BoardDecision,
  site: BoardDecision,
  scored_building: BoardDecision,
};

export const screen: GameScreen = {
  ...meta,
  icons: ICONS,
  files: FILES,
  hidesHands: false,
  Time,
  Board,
  panes,
  paneOf,
  Rival,
  PublicBoard,
  PiecePicture,
  legend,
  Own,
  decisionPanel: (kind) => DECISIONS[kind] ?? null,
  iconOf,
  changes,
  eventIcon,
  beats,
  paneOfPlace,
  logFilters,
  ownChange,
  scenes,
  sheet,
  series,
  pointsColumn: (seat) => `seats.${seat}.score_if_ended`,
};
