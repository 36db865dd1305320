/** The parts St. Barbara's is built of, in a picture of 320 × 240; the ground is at 222. */
import { at, draw, pointed } from '../kit';

export const GROUND = 222;
export const AISLE = 152;
export const EAVES = 94;

/** A window with its tracery: lancets under an oculus. */
export function traceried(x: number, sill: number, w: number, h: number): string {
  const spring = sill - h + w * 0.85;
  const r = w * 0.17;
  return (
    pointed('glass', x, sill, w, h) +
    draw(
      'fine',
      at`M${x} ${sill}V${spring}M${x - w / 4} ${sill}V${spring + 3}M${x + w / 4} ${sill}V${spring + 3}M${x - w / 2} ${spring + 2}Q${x - w / 4} ${spring - 5} ${x} ${spring + 2}Q${x + w / 4} ${spring - 5} ${x + w / 2} ${spring + 2}`,
    ) +
    draw(
      'fine',
      at`M${x - r} ${spring - r * 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    )
  );
}

/** A slender spike with its finial; the crockets are the little leaves along it. */
export function pinnacle(x: number, y: number, w: number, h: number): string {
  const tip = y - h;
  return (
    draw('stone', at`M${x - w / 2} ${y}L${x} ${tip}L${x + w / 2} ${y}Z`) +
    draw(
      'fine',
      at`M${x - w * 0.36} ${y - h * 0.3}l-1.6-1.2M${x + w * 0.36} ${y - h * 0.3}l1.6-1.2M${x - w * 0.22} ${y - h * 0.58}l-1.4-1.2M${x + w * 0.22} ${y - h * 0.58}l1.4-1.2`,
    ) +
    draw('gild', at`M${x - 1.3} ${tip}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z`)
  );
}

/** A buttress of the aisle: two set-backs, a gablet and a pinnacle. */
export const pier = (x: number): string =>
  draw('stone', at`M${x - 5} ${GROUND}v-34h1v-30h8v30h1v34Z`) +
  draw('line', at`M${x - 5} ${GROUND - 34}h10M${x - 6} ${GROUND - 5}h12`) +
  draw('stone', at`M${x - 5} ${AISLE + 6}L${x} ${AISLE - 4}L${x + 5} ${AISLE + 6}Z`) +
  draw('fine', at`M${x + 2} ${GROUND - 7}v-24M${x + 2} ${GROUND - 38}v-22`);

/** The pier of the upper wall, with the spike that weighs it down. */
export const upperPier = (x: number): string =>
  draw('stone', at`M${x - 3} ${AISLE - 2}V${EAVES + 4}h6V${AISLE - 2}Z`) +
  draw('fine', at`M${x + 1.2} ${AISLE - 6}V${EAVES + 8}`) +
  pinnacle(x, EAVES + 4, 8, 26);

export const aisleBay = (x: number, w: number): string =>
  draw('wall', at`M${x} ${GROUND}V${AISLE}h${w}V${GROUND}Z`) +
  draw('line', at`M${x} ${AISLE + 5}h${w}M${x} ${GROUND - 6}h${w}`) +
  traceried(x + w / 2, GROUND - 14, w * 0.6, 48);

export const upperBay = (x: number, w: number): string =>
  draw('wall', at`M${x} ${AISLE}V${EAVES}h${w}V${AISLE}Z`) +
  traceried(x + w / 2, AISLE - 8, w * 0.6, 44) +
  draw(
    'line',
    at`M${x + w * 0.1} ${EAVES + 22}Q${x + w * 0.4} ${EAVES + 12} ${x + w / 2} ${EAVES + 1}Q${x + w * 0.6} ${EAVES + 12} ${x + w * 0.9} ${EAVES + 22}`,
  );

/** Two tiers of flying buttresses between an outer pier and the wall; `to` is −1 for the left end. */
export function flyers(wall: number, to: 1 | -1): string {
  const arc = (reach: number, foot: number, head: number): string =>
    draw(
      'stone',
      at`M${wall} ${head}L${wall + to * reach} ${foot}v5Q${wall + to * reach * 0.45} ${foot - 2} ${wall} ${head + 22}v-8Q${wall + to * reach * 0.4} ${head + 6} ${wall + to * reach} ${foot}Z`,
    );
  const post = (x: number, top: number): string =>
    draw('stone', at`M${x - 4} ${GROUND}V${top}h8V${GROUND}Z`) +
    draw('fine', at`M${x + 1.6} ${GROUND - 6}V${top + 6}`) +
    draw('line', at`M${x - 4} ${top + 26}h8`) +
    pinnacle(x, top, 10, 24);
  return (
    arc(34, 166, 136) + arc(16, 128, 102) + post(wall + to * 18, 130) + post(wall + to * 34, 168)
  );
}

/** A parapet of quatrefoils, drawn as a lattice. */
export function parapet(x: number, y: number, w: number): string {
  const count = Math.round(w / 6);
  const zigzag = at`l3-4 3 4`.repeat(count);
  return draw('stone', at`M${x} ${y}v-5h${w}v5Z`) + draw('fine', at`M${x} ${y - 0.5}${zigzag}`);
}

/** One of the three tents: concave slopes, folds, a lantern, a spire. */
export function tent(x: number, y: number, w: number, h: number): string {
  const top = y - h;
  const half = w / 2;
  const slope = (share: number): string =>
    at`M${x + share * half} ${y}Q${x + share * half * 0.3} ${y - h * 0.3} ${x + share * 3} ${top + 10}`;
  const hatch = [0.62, 0.74, 0.86].map(
    (s) =>
      at`M${x + s * half} ${y - 3}Q${x + s * half * 0.42} ${y - h * 0.24} ${x + s * half * 0.28} ${y - h * (0.82 - s * 0.35)}`,
  );
  return (
    draw(
      'slate',
      at`M${x - half} ${y}Q${x - half * 0.3} ${y - h * 0.3} ${x - 3} ${top + 10}h6Q${x + half * 0.3} ${y - h * 0.3} ${x + half} ${y}Z`,
    ) +
    draw('fine', slope(-0.36) + slope(0.36) + hatch.join('')) +
    draw('stone', at`M${x - 3.5} ${top + 10}v-7h7v7Z`) +
    draw('slate', at`M${x - 5} ${top + 3}L${x} ${top - 16}L${x + 5} ${top + 3}Z`) +
    draw('wall', at`M${x - half * 0.5} ${y - 8}l4-7 4 7ZM${x + half * 0.28} ${y - 8}l4-7 4 7Z`)
  );
}

/** The cross and the ball on a tent's spire. */
export const finial = (x: number, y: number): string =>
  draw('line', at`M${x} ${y}v-12M${x - 3} ${y - 8}h6`) +
  draw('gild', at`M${x - 2} ${y - 1}a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`);

/** Poles and boards around what is being built. */
export function scaffold(x: number, y: number, w: number, h: number): string {
  const poles = Math.max(2, Math.round(w / 16));
  const floors = Math.max(1, Math.round(h / 15));
  const upright = Array.from(
    { length: poles + 1 },
    (_, i) => at`M${x + (i * w) / poles} ${y}v${-h - 4}`,
  );
  const boards = Array.from(
    { length: floors },
    (_, i) => at`M${x - 3} ${y - ((i + 1) * h) / floors}h${w + 6}`,
  );
  const braces = Array.from(
    { length: poles },
    (_, i) =>
      at`M${x + (i * w) / poles} ${y - (i % 2) * (h / floors)}l${w / poles} ${(i % 2 ? 1 : -1) * (h / floors)}`,
  );
  return draw('pole', upright.join('') + boards.join('') + braces.join(''));
}

/** A treadwheel crane with a block on its rope. */
export const crane = (x: number, y: number, to: 1 | -1): string =>
  draw(
    'line',
    at`M${x - 7} ${y}L${x} ${y - 22}L${x + 7} ${y}M${x - to * 8} ${y - 16}L${x + to * 24} ${y - 32}V${y - 16}`,
  ) +
  draw('timber', at`M${x - 6} ${y - 7}a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z`) +
  draw('fine', at`M${x - 6} ${y - 7}h12M${x} ${y - 13}v12`) +
  draw('stone', at`M${x + to * 24 - 4} ${y - 16}h8v6h-8Z`);

export const block = (x: number, y: number, w = 9): string =>
  draw('stone', at`M${x} ${y}v-6h${w}v6Z`);
