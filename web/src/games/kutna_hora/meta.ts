/** What every page may need to know of Kutná Hora. */
import type { GameMeta } from '$shared/game';

import { emblem } from './drawings/emblem';
import { PLAYERS } from './players';
import { TOWNSPEOPLE } from './townspeople';

export const meta: GameMeta = {
  name: 'kutna_hora',
  rulePrefix: 'KH',
  emblem,
  players: PLAYERS,
  townspeople: TOWNSPEOPLE,
};
