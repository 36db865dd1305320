/** Who sits where: a color, and a charge for those who do not see it. */
import type { Charge } from '$shared/game';

export const PLAYERS: readonly { charge: Charge; color: string; title: string }[] = [
  { charge: 'lion', color: 'var(--p-red)', title: 'wwe-player-1' },
  { charge: 'stag', color: 'var(--p-green)', title: 'wwe-player-2' },
  { charge: 'eagle', color: 'var(--p-yellow)', title: 'wwe-player-3' },
  { charge: 'bear', color: 'var(--p-blue)', title: 'wwe-player-4' },
];
export const playerColor = (seat: number): string => PLAYERS[seat]?.color ?? 'var(--ink)';
export const playerCharge = (seat: number): Charge => PLAYERS[seat]?.charge ?? 'lion';
