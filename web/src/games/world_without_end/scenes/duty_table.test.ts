import { expect, it } from 'vitest';

import type { GameEvent } from '$shared/api';
import type { StoryScene } from '$shared/scenes/scene';
import { dutiesIn, settledDuties } from './duty_table';

const event = (kind: string, seat: number, facts: GameEvent['facts']): GameEvent => ({
  kind,
  seat,
  facts,
  text: null,
  news: true,
  heading: false,
});
const steps: GameEvent[][] = [
  [
    event('duty.paid', 0, { duty: 'piety', amount: 2, missing: 0 }),
    event('duty.paid', 1, { duty: 'piety', amount: 1, missing: 1 }),
    event('points.lost', 1, { source: 'duties', amount: 3 }),
  ],
  [
    event('duty.paid', 0, { duty: 'gold', amount: 0, missing: 4 }),
    event('points.lost', 0, { source: 'duties', amount: 2 }),
  ],
  [event('penalty.avoided', 1, { duty: 'piety' }), event('penalty.due', 0, { duty: 'gold' })],
];
const message = { type: 'message' as const, id: 'a', arguments: {} };
const scene: StoryScene = {
  key: '1.0',
  name: 'chapter-end',
  title: message,
  sequence: 1,
  move: 1,
  steps: steps.map((events, step) => ({
    name: String(step),
    heading: message,
    events: events.map((event, place) => ({ key: `${step}.${place}`, move: 1, event })),
  })),
};

it('a duty has what was paid, what was missing, and the points lost with it', () => {
  const settled = settledDuties(scene, 1);

  expect(settled.get('0.piety')).toMatchObject({ paid: 2, missing: 0, lost: 0, outcome: null });
  expect(settled.get('1.piety')).toMatchObject({ paid: 1, missing: 1, lost: 3, outcome: null });
  expect(settled.get('0.gold')).toMatchObject({ paid: 0, missing: 4, lost: 2, outcome: null });
});

it('knows nothing of a later step: the die is rolled after piety and grain', () => {
  expect(dutiesIn(settledDuties(scene, 0))).toEqual(['piety']);
  expect(dutiesIn(settledDuties(scene, 1))).toEqual(['piety', 'gold']);
});

it('says in the end which penalties were avoided, and which are due', () => {
  const settled = settledDuties(scene, 2);

  expect(settled.get('1.piety')?.outcome).toBe('avoided');
  expect(settled.get('0.gold')?.outcome).toBe('penalty');
});
