/** What the first pages say of a game before anybody sits down to it and its screen is loaded. */
import type { Charge } from '$shared/game';
import { dashed, say, words } from '$shared/words.svelte';

interface Box {
  name: string;
  /** The Fluent file that names its players. */
  file: string;
  /** How those messages begin. */
  player: string;
  colours: readonly string[];
}

export const CHARGES: readonly Charge[] = ['lion', 'stag', 'eagle', 'bear'];

export const BOXES: readonly Box[] = [
  {
    name: 'kutna_hora',
    file: 'kutna_hora',
    player: 'player',
    colours: ['var(--p-blue)', 'var(--p-green)', 'var(--p-orange)', 'var(--p-purple)'],
  },
  {
    name: 'world_without_end',
    file: 'world_without_end',
    player: 'wwe-player',
    colours: ['var(--p-red)', 'var(--p-green)', 'var(--p-yellow)', 'var(--p-blue)'],
  },
];

export const boxOf = (game: string): Box | undefined => BOXES.find((box) => box.name === game);
export const titleOf = (game: string): string => say(`game-${dashed(game)}`);

/** What whoever sits there is called after: the lion, the stag… Learn the box’s file before. */
export function seatTitle(game: string, seat: number): string {
  const box = boxOf(game);
  return box ? say(`${box.player}-${seat + 1}`) : words.number(seat + 1);
}
