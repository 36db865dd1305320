/** World Without End on the screen. */
import type { GameScreen } from '$shared/game';

import HandDecision from './decisions/HandDecision.svelte';
import OrientationDecision from './decisions/OrientationDecision.svelte';
import BoardDecision from './decisions/BoardDecision.svelte';
import { beats, paneOfPlace } from './beats';
import Board from './Board.svelte';
import { ICONS } from './drawings/icons';
import { changes, iconOf } from './choices';
import { legend } from './legend';
import { logFilters, ownChange } from './log';
import { meta } from './meta';
import Own from './Own.svelte';
import { paneOf, panes } from './panes';
import PublicBoard from './PublicBoard.svelte';
import Rival from './Rival.svelte';
import { scenes } from './scenes';
import { series, sheet, pointsColumn } from './scores';
import { eventIcon } from './event_icon';
import Time from './Time.svelte';

const DECISIONS: Record<string, GameScreen['Time']> = {
  orientation: OrientationDecision,
  card: HandDecision,
  discard: HandDecision,
  action: BoardDecision,
  rent: BoardDecision,
  treatment: BoardDecision,
  hospital: BoardDecision,
  free_house: BoardDecision,
  returned_house: BoardDecision,
};

export const screen: GameScreen = {
  ...meta,
  icons: ICONS,
  files: ['world_without_end', 'world_without_end_pieces', 'web_world_without_end'],
  hidesHands: true,
  Time,
  Board,
  panes,
  paneOf,
  Rival,
  PublicBoard,
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
  pointsColumn,
};
