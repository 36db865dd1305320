import { describe, expect, it } from 'vitest';

import { BUILDINGS, drawingOf } from './buildings';
import { FINISHED, builtBy, siteAt } from './cathedral';
import { drawnGalleries, galleryOf } from './mine/galleries';
import { drawnRocks, rockOf } from './mine/rock';
import { artOf } from './event_art';
import { ACTIONS, EVENTS } from './vignettes';

const FILES = import.meta.glob<string>(
  '../../../../../src/silverspire/games/kutna_hora/packs/reconstructed/*.toml',
  { query: '?raw', import: 'default', eager: true },
);
function read(file: string): string {
  const path = Object.keys(FILES).find((name) => name.endsWith(`/${file}.toml`));
  return FILES[path ?? ''] ?? '';
}
const found = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map((match) => match[1] ?? '');

const tiles = (file: string): string[] => found(file, /^\[([a-z]+-\d)\]$/gm);
const lines = (kind: string): string[] => found('mines', new RegExp(`^(${kind}-[\\w-]+) = `, 'gm'));

function differ(drawings: readonly string[]): void {
  expect(new Set(drawings).size).toBe(drawings.length);
}

describe('every piece of the pack has a drawing of its own', () => {
  it('the guild buildings and the public buildings', () => {
    const keys = [...tiles('guild_buildings'), ...tiles('public_buildings')];

    expect(keys).toHaveLength(36);
    expect(Object.keys(BUILDINGS).toSorted()).toEqual(keys.toSorted());
    differ(Object.values(BUILDINGS));
  });

  it('the mines and the mining technology', () => {
    const keys = [...lines('mine'), ...lines('technology')];

    expect(keys).toHaveLength(31);
    expect(drawnGalleries.toSorted()).toEqual(keys.toSorted());
    differ(keys.map(galleryOf));
  });

  it('the rocks', () => {
    expect(drawnRocks).toEqual(lines('rock'));
    differ(drawnRocks.map(rockOf));
  });

  it('the actions of the cards', () => {
    const actions = new Set([
      ...found('action_cards', /\["(\w+)"/g),
      ...found('action_cards', /"(\w+)"\]/g),
    ]);

    expect([...actions].toSorted()).toEqual(Object.keys(ACTIONS).toSorted());
  });
});

describe('an event card shows what its first effect does', () => {
  const cards = found('events', /\{ (.*) \}/g).map((effect) =>
    Object.fromEntries(
      [...effect.matchAll(/(\w+) = "(\w+)"/g)].map(([, key, word]) => [key, word]),
    ),
  );
  const art = (effect: { do: string; what?: string; to?: string; of?: string }) =>
    artOf({ effects: [effect] });

  it('and so has every card of the pack a vignette', () => {
    const arts = cards.map((effect) => art({ do: '', ...effect }));

    expect(arts).toHaveLength(10);
    expect(arts).not.toContain('town');
  });

  it('the vein of the player with most mines, the winter of whoever is behind', () => {
    expect(art({ do: 'gain', what: 'points', to: 'most', of: 'mines' })).toBe('vein');
    expect(art({ do: 'gain', what: 'pelicans', to: 'fewest', of: 'points' })).toBe('winter');
  });

  it('the town, where only the decks move', () => {
    expect(artOf({ effects: [] })).toBe('town');
  });
});

describe('a tile of a pack of one’s own', () => {
  it('borrows the first drawing of its guild', () => {
    expect(drawingOf('miners-9')).toBe(BUILDINGS['miners-1']);
    expect(drawingOf('the-pit-head', 'miners')).toBe(BUILDINGS['miners-1']);
  });
});

describe("St. Barbara's", () => {
  it('grows with every tile that is turned, and is whole with the eleventh', () => {
    const stages = Array.from({ length: 12 }, (_, stage) => builtBy(stage).length);

    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(new Set(stages).size).toBe(12);
    expect(builtBy(FINISHED)).toBe(builtBy(11));
  });

  it('has masons at work until she is whole', () => {
    expect(siteAt(0)).not.toBe('');
    expect(siteAt(10)).not.toBe('');
    expect(siteAt(11)).toBe('');
  });
});

describe('the drawings', () => {
  const all = [
    ...Object.values(BUILDINGS),
    ...Object.values(ACTIONS),
    ...Object.values(EVENTS),
    builtBy(FINISHED),
  ].join('');

  it('are well-formed, and name no color themselves', () => {
    const parsed = new DOMParser().parseFromString(`<svg>${all}</svg>`, 'image/svg+xml');

    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(all).not.toMatch(/NaN|undefined|#[0-9a-f]{3}|fill=/i);
  });

  it('stay small: about a sixth of this travels', () => {
    expect(all.length).toBeLessThan(100_000);
  });
});
