import { beforeEach, describe, expect, it } from 'vitest';

import type { TableSummary } from '$shared/api';
import { saveLessonTable } from '../learn/progress.svelte';
import { ongoing, joinable, replayable } from './sorting';

const aTable = (id: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'a_game',
  status: 'running',
  seats: [],
  asked: 0,
  your_turn: false,
  scores: null,
  ranking: null,
  progress: {},
  known_luck: null,
  created_at: 0,
  moved_at: 0,
  ...changes,
});
const FREE = { name: '', level: null, free: true, person: null };
const ids = (tables: TableSummary[]): string[] => tables.map((table) => table.id);

describe('the tables of the first page', () => {
  beforeEach(() => localStorage.clear());

  it('names those first that wait for you, then those that go on, then those that wait for others', () => {
    const mine = [
      aTable('open', { status: 'open', moved_at: 9 }),
      aTable('theirs', { moved_at: 8 }),
      aTable('yours', { your_turn: true, moved_at: 1 }),
      aTable('yours-later', { your_turn: true, moved_at: 2 }),
    ];

    expect(ids(ongoing(mine))).toEqual(['yours-later', 'yours', 'theirs', 'open']);
  });

  it('does not show what is over or given up among what goes on', () => {
    expect(
      ongoing([aTable('over', { status: 'finished' }), aTable('gone', { status: 'closed' })]),
    ).toEqual([]);
  });

  it('keeps lessons out of the lists', () => {
    saveLessonTable('lesson', 'a_game/mine');

    expect(ongoing([aTable('lesson')])).toEqual([]);
    expect(replayable([], [aTable('lesson', { status: 'finished' })])).toEqual([]);
  });

  it('offers to join where a seat is free and none is yours', () => {
    const open = [
      aTable('mine', { seats: [FREE] }),
      aTable('full'),
      aTable('theirs', { seats: [FREE] }),
    ];

    expect(ids(joinable(open, [aTable('mine')]))).toEqual(['theirs']);
  });

  it('shows each finished game once, the latest first', () => {
    const over = aTable('over', { status: 'finished', moved_at: 1 });
    const later = aTable('later', { status: 'finished', moved_at: 2 });

    expect(ids(replayable([over, later], [over, aTable('running')]))).toEqual(['later', 'over']);
  });
});
