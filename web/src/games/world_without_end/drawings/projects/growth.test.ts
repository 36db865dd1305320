import { describe, expect, it } from 'vitest';

import { PROJECTS } from '.';
import type { Part, Resource } from './drawing';
import { grown } from './growth';

const unfinished = { complete: false, metal: false };

function built(parts: readonly Part[], stone: number, wood: number, of = { stone: 6, wood: 2 }) {
  const standing = grown(parts, { stone, wood }, of, unfinished).filter((part) => part.built);
  const count = (resource: Resource): number =>
    standing.filter((part) => part.of === resource).length;
  return [count('stone'), count('wood'), count('metal')];
}

describe('a building project grows', () => {
  it('with each resource by one part, where it has as many spaces as parts', () => {
    expect(built(PROJECTS.tower.parts, 0, 0)).toEqual([0, 0, 0]);
    expect(built(PROJECTS.tower.parts, 2, 1)).toEqual([2, 1, 0]);
    expect(built(PROJECTS.tower.parts, 6, 2)).toEqual([6, 2, 0]);
  });

  it('never wholly before its last resource, where it has more spaces than parts', () => {
    const of = { stone: 20, wood: 20 };

    expect(built(PROJECTS.tower.parts, 1, 19, of)).toEqual([1, 1, 0]);
    expect(built(PROJECTS.tower.parts, 19, 20, of)).toEqual([5, 2, 0]);
  });

  it('from below: stone is laid in the order in which it is drawn', () => {
    const parts = grown(
      PROJECTS.bridge.parts,
      { stone: 1, wood: 0 },
      { stone: 4, wood: 4 },
      unfinished,
    );

    expect(parts.findIndex((part) => part.built)).toBe(0);
  });

  it('to its metal only when that is placed', () => {
    const full = { stone: 6, wood: 2 };
    const crowned = grown(PROJECTS.tower.parts, full, full, { complete: false, metal: true });

    expect(crowned.every((part) => part.built)).toBe(true);
  });

  it('in one stroke when it is complete', () => {
    const none = { stone: 0, wood: 0 };
    const done = { complete: true, metal: true };
    const parts = grown(PROJECTS.palace.parts, none, { stone: 4, wood: 1 }, done);

    expect(parts.every((part) => part.built)).toBe(true);
  });
});
