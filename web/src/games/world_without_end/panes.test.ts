import { describe, expect, it } from 'vitest';

import { aSceneAsking } from './testing/fixtures';
import { paneOf, panes } from './panes';
import { CARDS } from './view';

const QUESTIONS = [
  'orientation',
  'resource',
  'cloth_sale',
  'rent',
  'treatment',
  'hospital',
  'free_house',
  'lost_good',
  'gained_good',
  'event_trade',
  'payment',
  'returned_house',
  'protection',
];

describe('on a phone', () => {
  const ids = panes.map((pane) => pane.id);

  it.each(QUESTIONS)('the question of %s opens a part of the table', (kind) => {
    expect(ids).toContain(paneOf(aSceneAsking(kind), kind));
  });

  it.each(['card', 'discard', 'exchange'])(
    'the question of %s leaves the reader where they are',
    (kind) => {
      expect(paneOf(aSceneAsking(kind), kind)).toBeNull();
    },
  );

  it.each([
    ['project', 'projects'],
    ['donation', 'projects'],
    ['house', 'town'],
    ['rent', 'town'],
    ['sale', 'town'],
    ['favor', 'favor'],
    ['medicine', 'plague'],
  ] as const)('the action of %s opens the part where it is done', (card, pane) => {
    expect(paneOf(aSceneAsking('action', [CARDS.indexOf(card), 0]), 'action')).toBe(pane);
  });
});
