/** The wide pictures of the games: for the first page alone, as they are large. */
import type { Component } from 'svelte';

import type { GamePictures } from '$shared/game';

const PICTURES = import.meta.glob<GamePictures>('./*/pictures.ts', {
  eager: true,
  import: 'pictures',
});

export const panoramaOf = (game: string): Component | undefined =>
  PICTURES[`./${game}/pictures.ts`]?.Panorama;

export const banner: Component | undefined = Object.values(PICTURES).find(
  ({ Banner }) => Banner,
)?.Banner;
