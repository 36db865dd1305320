/** Who sits where: a colour, and a charge for those who do not see it. */
import type { GameScreen } from '$shared/game';

export const PLAYERS = [
  { charge: 'lion', colour: 'var(--p-blue)', title: 'player-1' },
  { charge: 'stag', colour: 'var(--p-green)', title: 'player-2' },
  { charge: 'eagle', colour: 'var(--p-orange)', title: 'player-3' },
  { charge: 'bear', colour: 'var(--p-purple)', title: 'player-4' },
] as const satisfies GameScreen['players'];

export const colourOf = (seat: number): string => PLAYERS[seat]?.colour ?? 'var(--ink-faint)';
export const chargeOf = (seat: number) => PLAYERS[seat]?.charge ?? 'lion';
