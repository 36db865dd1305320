/** Who sits where: a color, and a charge for those who do not see it. */
import type { GameScreen } from '$shared/game';

export const PLAYERS = [
  { charge: 'lion', color: 'var(--p-blue)', title: 'player-1' },
  { charge: 'stag', color: 'var(--p-green)', title: 'player-2' },
  { charge: 'eagle', color: 'var(--p-orange)', title: 'player-3' },
  { charge: 'bear', color: 'var(--p-purple)', title: 'player-4' },
] as const satisfies GameScreen['players'];

export const playerColor = (seat: number): string => PLAYERS[seat]?.color ?? 'var(--ink-faint)';
export const playerCharge = (seat: number) => PLAYERS[seat]?.charge ?? 'lion';
