import { describe, expect, it } from 'vitest';

import { addressOf, gameOfRule, pieces, search, type Chapter } from './book';

const rule = (id: string, text: string): Chapter['rules'][number] => ({
  id,
  text,
  nested: false,
  language: 'en',
});
const BOOK: Chapter[] = [
  {
    chapter: 'Plot',
    rules: [
      rule('KH-PLOT-1', 'A square for **Ruling** 5 groschen.'),
      rule('KH-PLOT-2', 'Réputation.'),
    ],
  },
  { chapter: 'Building', rules: [rule('KH-BUILD-1', 'Needs a plot, see KH-PLOT-1.')] },
];
const ids = (chapters: Chapter[]): string[] =>
  chapters.flatMap((one) => one.rules.map((found) => found.id));

describe('searching the rules', () => {
  it('shows all of them while nothing is searched', () => {
    expect(ids(search(BOOK, '  '))).toEqual(['KH-PLOT-1', 'KH-PLOT-2', 'KH-BUILD-1']);
  });

  it('finds a rule by its number, however it is written', () => {
    expect(ids(search(BOOK, 'kh-build'))).toEqual(['KH-BUILD-1']);
  });

  it('finds rules that hold every word, in any order', () => {
    expect(ids(search(BOOK, 'groschen square'))).toEqual(['KH-PLOT-1']);
    expect(ids(search(BOOK, 'groschen reputation'))).toEqual([]);
  });

  it('knows the chapter’s title and forgives accents', () => {
    expect(ids(search(BOOK, 'plot reputation'))).toEqual(['KH-PLOT-2']);
  });
});

describe('a line of a rule', () => {
  it('has strong words, emphasis, and links to other rules', () => {
    expect(pieces('**Ruling** see *after* `x` KH-PLOT-1.')).toEqual([
      { kind: 'strong', text: 'Ruling' },
      { kind: 'text', text: ' see ' },
      { kind: 'emphasis', text: 'after' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: 'KH-PLOT-1', game: 'kutna_hora' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves what is no mark as it is', () => {
    expect(pieces('2 * 3 is six')).toEqual([{ kind: 'text', text: '2 * 3 is six' }]);
  });
});

describe('a rule’s number', () => {
  it('says which game it is of, and where it is found', () => {
    expect(gameOfRule('WWE-ACT-4')).toBe('world_without_end');
    expect(gameOfRule('XX-1')).toBeNull();
    expect(addressOf('KH-PLOT-1')).toBe('/rules/kutna_hora/KH-PLOT-1');
  });
});
