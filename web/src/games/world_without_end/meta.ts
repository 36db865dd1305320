/** What every page may need to know of World Without End. */
import type { GameMeta } from '$shared/game';

import { emblem } from './drawings/emblem';
import { PLAYERS } from './players';
import { TOWNSPEOPLE } from './townspeople';

export const meta: GameMeta = {
  name: 'world_without_end',
  rulePrefix: 'WWE',
  emblem,
  players: PLAYERS,
  townspeople: TOWNSPEOPLE,
};
