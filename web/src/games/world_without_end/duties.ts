/** What a player owes at the end of the chapter, what is lacking, and what it would cost. */
import type { Scene } from '$shared/game';
import { say } from '$shared/words.svelte';

import { DUTIES, LAST_CHAPTER, printedOn, viewOf, type Duty, type Held } from './view';

const DOUBLED = 2; // losses of the last chapter [WWE-CHAP-5]

export interface Owed {
  duty: Duty;
  /** At least and at most: the tax is rolled. */
  least: number;
  most: number;
  held: number;
  /** Points lost at least and at most. */
  losses: [least: number, most: number];
}

/** Piety, grain and the tax, in the order in which they are paid. */
export function dutiesOf(scene: Scene, goods: Held): Owed[] {
  const printed = printedOn(scene);
  const times = viewOf(scene).chapter === LAST_CHAPTER ? DOUBLED : 1;
  return DUTIES.map((duty) => {
    const [least, most] = range(duty, printed.duties, printed.die);
    const cost = printed.missing[duty] * times;
    const lost = (owed: number): number => Math.max(0, owed - goods[duty]) * cost;
    return { duty, least, most, held: goods[duty], losses: [lost(least), lost(most)] };
  });
}

function range(
  duty: Duty,
  fixed: { piety: number; grain: number },
  die: number[],
): [number, number] {
  if (duty !== 'gold') return [fixed[duty], fixed[duty]];
  return [Math.min(...die), Math.max(...die)];
}

export const owedWords = ({ least, most }: Owed): string =>
  least === most ? String(least) : `${least}–${most}`;

/** −3 VP; up to −2 VP; −1 to −4 VP. */
export function lossWords({ losses: [least, most] }: Owed): string {
  if (least === most) return say('wwe-loss', { points: most });
  if (least === 0) return say('wwe-loss-most', { points: most });
  return say('wwe-loss-range', { least, most });
}
