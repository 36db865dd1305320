import { describe, expect, it } from 'vitest';

import { PORTRAITS } from './portraits';
import { PROJECTS } from './projects';
import { CARD_ART } from './vignettes/cards';
import { EVENT_ART } from './vignettes/events';
import woodcut from './Woodcut.svelte?raw';

const projects = Object.entries(PROJECTS).map(([name, { ground, parts, finish }]) => [
  `project ${name}`,
  [ground, ...parts.map((part) => part.ink), finish].join(''),
]);
const drawings = [
  ...projects,
  ...Object.entries(PORTRAITS),
  ...Object.entries(CARD_ART),
  ...Object.entries(EVENT_ART),
] as [string, string][];

/** The names of the inks that the sheet has. */
const inks = new Set([...woodcut.matchAll(/^ {4}\.(\w+) \{/gm)].map((found) => found[1]));

function elements(ink: string): Element[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${ink}</svg>`;
  return [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('*')];
}

describe.each(drawings)('%s', (_, ink) => {
  it('is well formed', () => {
    expect(elements(ink).some((element) => element.tagName === 'parsererror')).toBe(false);
    expect(ink).not.toMatch(/undefined|NaN/);
  });

  it('takes its colors from the sheet alone', () => {
    const unknown = elements(ink)
      .flatMap((element) => [...element.classList])
      .filter((name) => !inks.has(name));

    expect(unknown).toEqual([]);
    expect(ink).not.toMatch(/fill="|stroke="|style=|#[0-9a-f]{3}/);
  });

  it('needs no number finer than a tenth in its paths', () => {
    const paths = elements(ink).map((element) => element.getAttribute('d') ?? '');

    expect(paths.filter((path) => /\.\d\d/.test(path))).toEqual([]);
  });
});
