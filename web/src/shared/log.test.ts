import { expect, it } from 'vitest';

import type { Entry } from './api';
import { standingEntries } from './log';

const entry = (sequence: number, kind: string, move: number): Entry => ({
  sequence,
  kind,
  move,
  seat: 0,
  at: 0,
});

it('a choice that was taken back is no longer listed', () => {
  const standing = standingEntries([
    entry(1, 'started', 0),
    entry(2, 'chosen', 1),
    entry(3, 'chosen', 2),
    entry(4, 'undone', 1),
    entry(5, 'chosen', 2),
  ]);

  expect(standing.map((line) => line.sequence)).toEqual([1, 2, 4, 5]);
});

it('what was said between moves stays, whatever is taken back', () => {
  const standing = standingEntries([
    entry(1, 'chosen', 1),
    entry(2, 'said', 1),
    entry(3, 'undone', 0),
  ]);

  expect(standing.map((line) => line.kind)).toEqual(['said', 'undone']);
});
