import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import EventFrame from './EventFrame.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Buyers from Florence</p>' }));
const corner = createRawSnippet<[number]>((place) => ({ render: () => `<i>${place()}</i>` }));

let card: ReturnType<typeof mount> | null = null;

function framed(turned: { arrow: number; turn?: number; ownSide?: number }): HTMLElement {
  card = mount(EventFrame, { target: document.body, props: { ...turned, corner, children } });
  flushSync();
  return document.body;
}

/** The number that the arrow points at, and the side of the screen where it stands. */
function pointed(page: HTMLElement): [string | null | undefined, boolean] {
  const number = page.querySelector('.number.pointed');
  return [number?.textContent, number?.classList.contains('edge-2') ?? false];
}

afterEach(() => {
  if (card) void unmount(card);
  document.body.replaceChildren();
});

it('points at the number of its arrow when it is not turned', () => {
  expect(pointed(framed({ arrow: 2 }))).toEqual(['2', true]);
});

it('points at the next number after a quarter turn clockwise', () => {
  expect(pointed(framed({ arrow: 1, turn: 1 }))).toEqual(['2', true]);
});

it('turns the numbers to the reader, wherever they sit', () => {
  expect(pointed(framed({ arrow: 0, turn: 2, ownSide: 1 }))).toEqual(['3', true]);
});

it('points at the nearer number while it is dragged, beyond a whole turn too', () => {
  expect(pointed(framed({ arrow: 3, turn: -4.7 }))[0]).toBe('2');
});

it('shows the four corners in the order of the card', () => {
  const corners = [...framed({ arrow: 0 }).querySelectorAll('.corner')];

  expect(corners.map((place) => place.textContent)).toEqual(['0', '1', '2', '3']);
});
