/** Kingsbridge: its buildings and its land, for the two views of the town. */
import { hatched } from '../hatching';
import { bridge } from '../projects/bridge';
import { chapel } from '../projects/chapel';
import { church } from '../projects/church';
import type { ProjectDrawing } from '../projects/drawing';
import { mill } from '../projects/mill';
import { palace } from '../projects/palace';
import { cathedral, tower } from '../projects/tower';
import { box, fine, line, masonry, shape } from '../strokes';
import { at, cottage, sheaf, tree } from './motifs';

const ROOFS = ['tile', 'slate', 'straw', 'tile', 'tile', 'straw', 'slate'];

/** Something at x, y, and how large; y is where it stands. */
export type Place = readonly [x: number, y: number, size: number];

/** A project without its ground: it stands on the land of the view. */
const standing = ({ parts, finish }: ProjectDrawing): string =>
  parts.map((part) => part.ink).join('') + finish;

/** Put so that the middle of its foot is at the place; a project is 160 wide, its foot at `foot`. */
const onFoot = (ink: string, foot: number, [x, y, size]: Place): string =>
  at(x - 80 * size, y - foot * size, ink, size);

export const minster = (place: Place): string => onFoot(cathedral + standing(tower), 112, place);
export const priory = (place: Place): string => onFoot(standing(palace), 104, place);
export const ladyChapel = (place: Place): string => onFoot(standing(chapel), 106, place);
export const parish = (place: Place): string => onFoot(standing(church), 104, place);
export const fullingMill = (place: Place): string => onFoot(standing(mill), 104, place);
export const stoneBridge = (place: Place): string => onFoot(standing(bridge), 104, place);

export const houses = (places: readonly Place[]): string =>
  places.map(([x, y, size], i) => at(x, y, cottage(ROOFS[i % ROOFS.length] ?? ''), size)).join('');

export const trees = (places: readonly Place[]): string =>
  places.map(([x, y, size]) => at(x, y, tree, size)).join('');

export const sheaves = (places: readonly Place[]): string =>
  places.map(([x, y, size]) => at(x, y, sheaf, size)).join('');

/** A tower of the town wall, its foot at x, y. */
export const wallTower = (x: number, y: number, high = 50): string =>
  box('stone', x - 11, y - high, 22, high) +
  masonry(x - 10, y - high + 2, 20, high - 4) +
  shape('stone', `M${x - 13} ${y - high}v-9h6v4h4v-4h6v4h4v-4h6v9z`) +
  shape('dark', `M${x - 2} ${y - high + 22}v-9q2-3 4 0v9z`);

/** A stretch of the town wall. */
export const wall = (from: number, to: number, y: number, high = 30): string =>
  box('pale', from, y - high, to - from, high) +
  masonry(from, y - high + 2, to - from, high - 2, 7) +
  line(`M${from} ${y - high}${'v-5h6v5h6'.repeat(Math.floor((to - from) / 12))}`);

/** A field in strips, as a leaning rectangle. */
export function field(x: number, y: number, wide: number, high: number, inks: string): string {
  const lean = high * 0.5;
  const corners = `${x},${y} ${x + wide},${y} ${x + wide + lean},${y + high} ${x + lean},${y + high}`;
  return shape(inks, `M${corners.replaceAll(' ', 'L')}z`) + hatched(corners, 9, 63);
}

/** The quarry: a broken face of rock, its foot at x, y. */
export const quarry = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    shape('stone', 'M-60 0L-54-34L-36-52L-18-46L-8-62L18-58L30-40L48-34L60 0z') +
      shape('rock', 'M-20 0L-14-24L4-30L18-22L26 0z') +
      hatched('18,-58 30,-40 48,-34 60,0 40,0 28,-26', 5, 70) +
      fine('M-44-18l12-4M-36-36l10 2M-30-10l8-2M36-18l10 3M0-48l10 3'),
    size,
  );
