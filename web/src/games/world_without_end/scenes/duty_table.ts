/** The duties of a chapter as a scene knows them: what each player paid and lacked, and what came of
    it. Goods lie behind screens: whoever paid in full had enough, and more is not said. */
import type { GameEvent } from '$shared/api';
import type { StoryScene } from '$shared/scenes/scene';

import type { Duty } from '../view';

export interface SettledDuty {
  /** What happened, as the log says it. */
  event: GameEvent;
  paid: number;
  missing: number;
  /** The points that it cost at once. */
  lost: number;
  outcome: 'avoided' | 'penalty' | null;
}

const OUTCOMES: Record<string, SettledDuty['outcome']> = {
  'penalty.avoided': 'avoided',
  'doubling.avoided': 'avoided',
  'penalty.due': 'penalty',
};

/** What was settled up to a step, by seat and duty: `0.grain`. */
export function settledDuties(scene: StoryScene, step: number): Map<string, SettledDuty> {
  const found = new Map<string, SettledDuty>();
  const events = scene.steps.slice(0, step + 1).flatMap(({ events }) => events);
  let last: SettledDuty | null = null;
  for (const { event } of events) {
    const key = `${event.seat}.${event.facts.duty}`;
    if (event.kind === 'duty.paid') {
      const { amount, missing } = event.facts;
      last = { event, paid: Number(amount), missing: Number(missing), lost: 0, outcome: null };
      found.set(key, last);
    } else if (event.kind === 'points.lost' && last && last.event.seat === event.seat) {
      last.lost = Number(event.facts.amount);
      last = null;
    } else {
      const settled = found.get(key);
      if (settled) settled.outcome = OUTCOMES[event.kind] ?? settled.outcome;
    }
  }
  return found;
}

export const dutiesIn = (settled: Map<string, SettledDuty>): Duty[] => [
  ...new Set([...settled.values()].map(({ event }) => event.facts.duty as Duty)),
];
