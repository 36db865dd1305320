/** How the steps of this game’s scenes are drawn. */
import type { GameScreen } from '$shared/game';

import Barbara from './Barbara.svelte';
import Council from './Council.svelte';
import EventActs from './EventActs.svelte';
import FinalScoring from './FinalScoring.svelte';
import Guilds from './Guilds.svelte';
import NextRound from './NextRound.svelte';
import RedTiles from './RedTiles.svelte';
import Rows from './Rows.svelte';
import Taxes from './Taxes.svelte';

export const scenes: NonNullable<GameScreen['scenes']> = {
  'draft.guilds': Guilds,
  'draft.rows': Rows,
  'draft.new-round': NextRound,
  'round-end.event': EventActs,
  'round-end.taxes': Taxes,
  'round-end.council': Council,
  'round-end.red-tiles': RedTiles,
  'round-end.final': FinalScoring,
  'round-end.new-round': NextRound,
  'barbara.tile': Barbara,
};
