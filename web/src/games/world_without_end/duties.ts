/** In words: what a player owes at the end of the chapter, and what that would cost. */
import { say } from '$shared/localization.svelte';

import type { OwedDuty } from './view';

export const owedText = ({ least, most }: OwedDuty): string =>
  least === most ? String(least) : `${least}–${most}`;

/** −3 VP; up to −2 VP; −1 to −4 VP. */
export function lossText({ least_loss: least, most_loss: most }: OwedDuty): string {
  if (least === most) return say('wwe-loss', { points: most });
  if (least === 0) return say('wwe-loss-most', { points: most });
  return say('wwe-loss-range', { least, most });
}
