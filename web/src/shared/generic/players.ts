/** Who sits where in a game that has no players of its own: the charges of all games. */
import type { GameMeta } from '../game';

export const PLAYERS = [
  { charge: 'lion', color: 'var(--p-blue)', title: 'generic-player-1' },
  { charge: 'stag', color: 'var(--p-orange)', title: 'generic-player-2' },
  { charge: 'eagle', color: 'var(--p-green)', title: 'generic-player-3' },
  { charge: 'bear', color: 'var(--p-purple)', title: 'generic-player-4' },
  { charge: 'lion', color: 'var(--p-red)', title: 'generic-player-5' },
  { charge: 'stag', color: 'var(--p-yellow)', title: 'generic-player-6' },
  { charge: 'eagle', color: 'var(--ink-soft)', title: 'generic-player-7' },
  { charge: 'bear', color: 'var(--ink)', title: 'generic-player-8' },
] as const satisfies GameMeta['players'];
