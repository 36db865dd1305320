import { describe, expect, it } from 'vitest';

import type { GameMeta } from '$shared/game';

import { GAMES } from '../../games';
import { addressOf, gameOfRule, markdownParts, search, type Chapter } from './rulebook';

const [GAME, OTHER] = GAMES as [GameMeta, GameMeta];
const KEY = GAME.rulePrefix;
const rule = (id: string, text: string): Chapter['rules'][number] => ({
  id,
  text,
  nested: false,
  language: 'en',
});
const BOOK: Chapter[] = [
  {
    chapter: 'Plot',
    introduction: 'Claim a square.',
    introduction_language: 'en',
    rules: [
      rule(`${KEY}-PLOT-1`, 'A square for **Ruling:** 5 groschen.'),
      rule(`${KEY}-PLOT-2`, 'Réputation.'),
    ],
  },
  {
    chapter: 'Building',
    introduction: '',
    introduction_language: 'en',
    rules: [rule(`${KEY}-BUILD-1`, `Needs a plot, see ${KEY}-PLOT-1.`)],
  },
];
const ids = (chapters: Chapter[]): string[] =>
  chapters.flatMap((one) => one.rules.map((found) => found.id));

describe('searching the rules', () => {
  it('shows all of them while nothing is searched', () => {
    expect(ids(search(BOOK, '  '))).toEqual([`${KEY}-PLOT-1`, `${KEY}-PLOT-2`, `${KEY}-BUILD-1`]);
  });

  it('finds a rule by its number, however it is written', () => {
    expect(ids(search(BOOK, `${KEY.toLowerCase()}-build`))).toEqual([`${KEY}-BUILD-1`]);
  });

  it('finds rules that hold every word, in any order', () => {
    expect(ids(search(BOOK, 'groschen square'))).toEqual([`${KEY}-PLOT-1`]);
    expect(ids(search(BOOK, 'groschen reputation'))).toEqual([]);
  });

  it('knows the chapter’s title and forgives accents', () => {
    expect(ids(search(BOOK, 'plot reputation'))).toEqual([`${KEY}-PLOT-2`]);
  });
});

describe('a line of a rule', () => {
  it('has strong words, emphasis, and links to other rules', () => {
    expect(markdownParts('**Ruling:** see *after* `x` ' + `${KEY}-PLOT-1.`)).toEqual([
      { kind: 'strong', text: 'Ruling:' },
      { kind: 'text', text: ' see ' },
      { kind: 'emphasis', text: 'after' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: `${KEY}-PLOT-1` },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves what is no mark as it is', () => {
    expect(markdownParts('2 * 3 is six')).toEqual([{ kind: 'text', text: '2 * 3 is six' }]);
  });
});

describe('a rule’s number', () => {
  it('says which game it is of, and where it is found', () => {
    expect(gameOfRule(`${OTHER.rulePrefix}-ACT-4`)).toBe(OTHER.name);
    expect(gameOfRule('XX-1')).toBeNull();
  });

  it('of a game of another package links into the book that names it', () => {
    expect(addressOf('NMM-MILL-1', 'nine_mens_morris')).toBe('/rules/nine_mens_morris/NMM-MILL-1');
    expect(markdownParts('see NMM-MILL-1')).toContainEqual({ kind: 'rule', text: 'NMM-MILL-1' });
  });

  it('leads to its own game from any book', () => {
    expect(addressOf(`${KEY}-PLOT-1`, OTHER.name)).toBe(`/rules/${GAME.name}/${KEY}-PLOT-1`);
  });
});
