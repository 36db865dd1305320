/** The event card in one of its orientations: what each seat gets, where the marker lands. */
import type { GameEvent, Preview } from '$shared/api';
import type { Scene } from '$shared/game';

import { printedEvent, SIDES, viewOf, type Income, type Person, type Value } from './view';

export interface Outcome {
  arrow: number;
  /** What each seat gets, in the order of the events. */
  incomes: Income[][];
  person: Person | null;
  space: number;
  /** What the favor brings the active player; null: not known yet. */
  reward: Income[] | null;
  possible: boolean;
}

/** What an orientation does: as previewed, else as the corners say. */
export function outcomeOf(scene: Scene, arrow: number, preview: Preview | null): Outcome | null {
  const printed = viewOf(scene).orientations[arrow];
  if (!printed) return null;
  const previewed =
    preview && preview.events.length > 0 ? previewedGains(scene, preview.events) : null;
  return {
    arrow,
    incomes: previewed?.incomes ?? printed.incomes.map((income) => (income.amount ? [income] : [])),
    person: printed.favor,
    space: printed.space,
    reward: previewed?.reward ?? null,
    possible: printed.possible,
  };
}

/** Incomes come first, in the order of the events, then the marker and its reward. */
function previewedGains(
  scene: Scene,
  events: readonly GameEvent[],
): Pick<Outcome, 'incomes' | 'reward'> {
  const incomes: Income[][] = viewOf(scene).players.map(() => []);
  const reward: Income[] = [];
  let moved = false;
  for (const event of events) {
    if (event.kind === 'favor.moved') moved = true;
    const gain = gainOf(event);
    if (gain && event.seat !== null) (moved ? reward : incomes[event.seat])?.push(gain);
  }
  return { incomes, reward };
}

function gainOf(event: GameEvent): Income | null {
  const amount = Number(event.facts.amount);
  switch (event.kind) {
    case 'good.gained':
      return { good: event.facts.good as Value, amount };
    case 'good.lost':
      return { good: event.facts.good as Value, amount: -amount };
    case 'points.gained':
      return { good: 'points', amount };
  }
  return null;
}

const around = (number: number): number => ((number % SIDES) + SIDES) % SIDES;

/** How many quarter turns clockwise bring a card’s arrow to a number. */
export const quarters = (arrow: number, printedArrow: number): number =>
  around(arrow - printedArrow);

/** The number that a card’s arrow shows after a number of quarter turns. */
export const arrowAfter = (turns: number, printedArrow: number): number =>
  around(turns + printedArrow);

/** Where a side lies on the screen, clockwise from the lower left, where the reader sits. */
export const placeOf = (side: number, ownSide: number): number => around(side - ownSide);

/** Quarter turns equal to the target, by the shortest way from where the card is now. */
export function nearest(target: number, now: number): number {
  const difference = around(target - now);
  return now + (difference > 2 ? difference - SIDES : difference);
}

/** The arrow at which the card lies unturned. */
export const printedArrow = (scene: Scene): number =>
  printedEvent(scene, viewOf(scene).event)?.arrow ?? 0;
