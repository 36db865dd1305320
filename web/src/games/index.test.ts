import { expect, it } from 'vitest';

import { GAMES } from '.';
import { titleOf } from '../shell/games';

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,svelte,css}', '!./*/**', '!../generated/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

it.each(GAMES.map((meta) => [meta.name, meta]))(
  '%s is named in its own folder only',
  (name, meta) => {
    const words = [name, `'${meta.rulePrefix}-`, titleOf(name)];

    const naming = Object.keys(SOURCES).filter((path) =>
      words.some((word) => SOURCES[path]?.includes(word)),
    );

    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
    expect(naming).toEqual([]);
  },
);
