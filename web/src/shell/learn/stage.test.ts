import { describe, expect, it } from 'vitest';

import { inOrder } from './lessons';
import { stageOf } from './stage';

const LESSON = {
  before: ['a', 'b'],
  steps: [
    { say: 'hello' },
    { say: 'watch', others: ['c', 'd'] },
    { say: 'do', choose: 'e' },
    { others: ['f'] },
    { say: 'read' },
    { say: 'as-you-like', free: true },
  ],
};

describe('where a lesson stands', () => {
  it('first sets up the position', () => {
    expect(stageOf(LESSON, 0, -1)).toEqual({ kind: 'preparing', next: 'a', done: 0, all: 2 });
    expect(stageOf(LESSON, 1, -1)).toMatchObject({ kind: 'preparing', next: 'b' });
  });

  it('waits until what is said was read', () => {
    expect(stageOf(LESSON, 2, -1)).toMatchObject({ kind: 'reading', index: 0 });
    expect(stageOf(LESSON, 2, 0)).toMatchObject({ kind: 'reading', index: 1 });
  });

  it('lets the others play, one choice after the other', () => {
    expect(stageOf(LESSON, 2, 1)).toMatchObject({ kind: 'watching', index: 1, next: 'c' });
    expect(stageOf(LESSON, 3, 1)).toMatchObject({ kind: 'watching', index: 1, next: 'd' });
  });

  it('asks the learner for one choice', () => {
    expect(stageOf(LESSON, 4, 1)).toMatchObject({ kind: 'choosing', index: 2, choice: 'e' });
  });

  it('does not wait where nothing is said', () => {
    expect(stageOf(LESSON, 5, 1)).toMatchObject({ kind: 'watching', index: 3, next: 'f' });
  });

  it('reads on after the others, and ends with a choice of the learner’s own', () => {
    expect(stageOf(LESSON, 6, 1)).toMatchObject({ kind: 'reading', index: 4 });
    expect(stageOf(LESSON, 6, 4)).toMatchObject({ kind: 'free', index: 5 });
    expect(stageOf(LESSON, 7, 4)).toEqual({ kind: 'done' });
  });

  it('is found again by the moves alone, when the page is loaded again', () => {
    expect(stageOf(LESSON, 3, -1)).toMatchObject({ kind: 'watching', next: 'd' });
    expect(stageOf(LESSON, 5, -1)).toMatchObject({ kind: 'watching', next: 'f' });
  });

  it('goes back when a choice is taken back', () => {
    expect(stageOf(LESSON, 4, 4)).toMatchObject({ kind: 'choosing', choice: 'e' });
  });
});

describe('the lessons of a game', () => {
  const course = { game: 'a_game', seats: 2, seed: 1, options: {}, lessons: ['one', 'two'] };
  const [one, two] = inOrder(
    course,
    [
      { id: 'one', skip: ['a'], steps: LESSON.steps },
      { id: 'two', skip: ['g', 'h'], steps: [{ choose: 'i' }] },
    ],
    'lesson-ag',
  );

  it('begin each where the one before has ended, without its free choice', () => {
    expect(one?.before).toEqual(['a']);
    expect(two?.before).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('know their names, titles and what comes next', () => {
    expect(one).toMatchObject({ name: 'a_game/one', title: 'lesson-ag-one', number: 1 });
    expect(one?.next).toBe('a_game/two');
    expect(two?.next).toBeNull();
  });
});
