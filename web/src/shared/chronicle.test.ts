import { expect, it } from 'vitest';

import type { EntryTold } from './api';
import { chronicle } from './chronicle';

const entry = (sequence: number, kind: string, move: number): EntryTold => ({
  sequence,
  kind,
  move,
  seat: 0,
  at: 0,
});

it('a choice that was taken back is no longer told', () => {
  const told = chronicle([
    entry(1, 'started', 0),
    entry(2, 'chosen', 1),
    entry(3, 'chosen', 2),
    entry(4, 'undone', 1),
    entry(5, 'chosen', 2),
  ]);

  expect(told.map((line) => line.sequence)).toEqual([1, 2, 4, 5]);
});

it('what was said between moves stays, whatever is taken back', () => {
  const told = chronicle([entry(1, 'chosen', 1), entry(2, 'said', 1), entry(3, 'undone', 0)]);

  expect(told.map((line) => line.kind)).toEqual(['said', 'undone']);
});
