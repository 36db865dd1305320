/** World Without End on the screen. */
import type { GameScreen } from '$shared/game';

import HandAsk from './asks/HandAsk.svelte';
import OrientationAsk from './asks/OrientationAsk.svelte';
import PlaceAsk from './asks/PlaceAsk.svelte';
import Board from './Board.svelte';
import { iconOf, label } from './labels';
import { changes, note } from './notes';
import Own from './Own.svelte';
import { PLAYERS } from './palette';
import { paneOf, panes } from './panes';
import { question } from './questions';
import Rival from './Rival.svelte';
import { series, sheet, standing } from './scores';
import { eventIcon, isNews, reason, sentence } from './sentences';
import Time from './Time.svelte';

const ASKS: Record<string, GameScreen['Time']> = {
  orientation: OrientationAsk,
  card: HandAsk,
  discard: HandAsk,
  action: PlaceAsk,
  rent: PlaceAsk,
  treatment: PlaceAsk,
  hospital: PlaceAsk,
  free_house: PlaceAsk,
  returned_house: PlaceAsk,
};

export const screen: GameScreen = {
  name: 'world_without_end',
  files: ['world_without_end', 'world_without_end_pieces', 'web_world_without_end'],
  hidesHands: true,
  players: PLAYERS,
  Time,
  Board,
  panes,
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
  standing,
};
