import { describe, expect, it } from 'vitest';

import { inOrder } from './lessons';
import { placeOf } from './place';

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
  it('first lays the table', () => {
    expect(placeOf(LESSON, 0, -1)).toEqual({ kind: 'laying', next: 'a', done: 0, all: 2 });
    expect(placeOf(LESSON, 1, -1)).toMatchObject({ kind: 'laying', next: 'b' });
  });

  it('waits until what is said was read', () => {
    expect(placeOf(LESSON, 2, -1)).toMatchObject({ kind: 'reading', index: 0 });
    expect(placeOf(LESSON, 2, 0)).toMatchObject({ kind: 'reading', index: 1 });
  });

  it('lets the others play, one choice after the other', () => {
    expect(placeOf(LESSON, 2, 1)).toMatchObject({ kind: 'watching', index: 1, next: 'c' });
    expect(placeOf(LESSON, 3, 1)).toMatchObject({ kind: 'watching', index: 1, next: 'd' });
  });

  it('asks the learner for one choice', () => {
    expect(placeOf(LESSON, 4, 1)).toMatchObject({ kind: 'choosing', index: 2, choice: 'e' });
  });

  it('does not wait where nothing is said', () => {
    expect(placeOf(LESSON, 5, 1)).toMatchObject({ kind: 'watching', index: 3, next: 'f' });
  });

  it('reads on after the others, and ends with a choice of the learner’s own', () => {
    expect(placeOf(LESSON, 6, 1)).toMatchObject({ kind: 'reading', index: 4 });
    expect(placeOf(LESSON, 6, 4)).toMatchObject({ kind: 'free', index: 5 });
    expect(placeOf(LESSON, 7, 4)).toEqual({ kind: 'done' });
  });

  it('is found again by the moves alone, when the page was loaded anew', () => {
    expect(placeOf(LESSON, 3, -1)).toMatchObject({ kind: 'watching', next: 'd' });
    expect(placeOf(LESSON, 5, -1)).toMatchObject({ kind: 'watching', next: 'f' });
  });

  it('goes back when a choice is taken back', () => {
    expect(placeOf(LESSON, 4, 4)).toMatchObject({ kind: 'choosing', choice: 'e' });
  });
});

describe('the lessons of a game', () => {
  const course = { game: 'kutna_hora', seats: 2, seed: 1, options: {}, lessons: ['one', 'two'] };
  const [one, two] = inOrder(
    course,
    [
      { id: 'one', skip: ['a'], steps: LESSON.steps },
      { id: 'two', skip: ['g', 'h'], steps: [{ choose: 'i' }] },
    ],
    'kh',
  );

  it('begin each where the one before has ended, without its free choice', () => {
    expect(one?.before).toEqual(['a']);
    expect(two?.before).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('know their names, titles and what comes next', () => {
    expect(one).toMatchObject({ name: 'kutna_hora/one', title: 'lesson-kh-one', number: 1 });
    expect(one?.next).toBe('kutna_hora/two');
    expect(two?.next).toBeNull();
  });
});
