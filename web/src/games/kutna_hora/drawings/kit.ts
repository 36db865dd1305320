/**
 * What a town is drawn from: walls, roofs, arches, smoke, water. Everything returns markup; the
 * classes are colored by whoever shows it (see Town.css). Heights grow upwards from a foot `y`.
 */
export type Part =
  | 'wall'
  | 'side'
  | 'roof'
  | 'stone'
  | 'timber'
  | 'leaf'
  | 'water'
  | 'glow'
  | 'glass'
  | 'slate'
  | 'gild'
  | 'pole'
  | 'rung'
  | 'far'
  | 'near'
  | 'ground'
  | 'rock'
  | 'hollow'
  | 'vein'
  | 'spark'
  | 'sun'
  | 'furrows'
  | 'skin'
  | 'eye'
  | 'feature'
  | 'dark'
  | 'line'
  | 'fine';

const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A path's text with numbers of one decimal. */
export const at = (strings: TemplateStringsArray, ...values: (number | string)[]): string =>
  strings.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (typeof value === 'number' ? n(value) : value) + part;
  });

export const draw = (part: Part, d: string): string => `<path class="${part}" d="${d}"/>`;

export const box = (part: Part, x: number, y: number, w: number, h: number): string =>
  draw(part, at`M${x} ${y}v${-h}h${w}v${h}Z`);

/** A triangular gable or a tent roof; `over` is how far the eaves stand out. */
export const gable = (
  part: Part,
  x: number,
  y: number,
  w: number,
  rise: number,
  over = 2,
): string => draw(part, at`M${x - over} ${y}L${x + w / 2} ${y - rise}L${x + w + over} ${y}Z`);

/** A roof seen from its long side, hipped by `hip`, with rows of tiles. */
export function roof(x: number, y: number, w: number, rise: number, hip = 3, over = 2): string {
  const rows = [0.36, 0.7].map((t) => {
    const inset = (hip + over) * t - over;
    return at`M${x + inset + 3} ${y - rise * t}h${w - 2 * inset - 6 - (t > 0.5 ? w * 0.3 : 0)}`;
  });
  return (
    draw(
      'roof',
      at`M${x - over} ${y}L${x + hip} ${y - rise}H${x + w - hip}L${x + w + over} ${y}Z`,
    ) + draw('fine', rows.join(''))
  );
}

/** A gable in steps, as rich townsfolk build them. */
export function steps(
  part: Part,
  x: number,
  y: number,
  w: number,
  rise: number,
  count: number,
): string {
  const dx = w / (2 * count + 1);
  const dy = rise / (count + 1);
  const up = at`v${-dy}h${dx}`.repeat(count);
  const down = at`h${dx}v${dy}`.repeat(count);
  return draw(part, at`M${x} ${y}${up}v${-dy}h${dx}v${dy}${down}Z`);
}

/** A pointed arch standing on `y`, around `x`. */
export const pointed = (part: Part, x: number, y: number, w: number, h: number): string => {
  const straight = Math.max(0, h - w);
  return draw(
    part,
    at`M${x - w / 2} ${y}v${-straight}q0 ${-w * 0.6} ${w / 2} ${straight - h}q${w / 2} ${w * 0.4} ${w / 2} ${h - straight}v${straight}Z`,
  );
};

/** A round arch standing on `y`, around `x`. */
export const round = (part: Part, x: number, y: number, w: number, h: number): string =>
  draw(part, at`M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`);

/** Small windows in a row. */
export function windows(
  x: number,
  y: number,
  count: number,
  step: number,
  w = 2.6,
  h = 4.5,
): string {
  const one = at`v${-h}h${w}v${h}Z`;
  const all = Array.from({ length: count }, (_, i) => at`M${x + i * step - w / 2} ${y}${one}`);
  return draw('dark', all.join(''));
}

/** A house with its gable to the front and its roof running back to the right by `deep`. */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  rise: number,
  deep: number,
): string {
  const eaves = y - h;
  const ridge = eaves - rise;
  const lines = Array.from(
    { length: Math.floor(deep / 5) },
    (_, i) => at`M${x + w + 3.5 + i * 5} ${y - h * 0.15}v${-h * 0.6}`,
  );
  return (
    (deep > 0 ? box('side', x + w, y, deep, h) + draw('fine', lines.join('')) : '') +
    (deep > 0
      ? draw(
          'roof',
          at`M${x + w / 2} ${ridge}h${deep}L${x + w + deep + 2} ${eaves + 1.5}h${-deep}Z`,
        ) +
        draw(
          'fine',
          at`M${x + w * 0.72 + 2} ${ridge + rise * 0.42}h${deep * 0.75}M${x + w * 0.88 + 3} ${ridge + rise * 0.74}h${deep * 0.75}`,
        )
      : '') +
    draw('wall', at`M${x} ${y}V${eaves}L${x + w / 2} ${ridge}L${x + w} ${eaves}V${y}Z`) +
    draw('line', at`M${x - 2} ${eaves + 2}L${x + w / 2} ${ridge}L${x + w + 2} ${eaves + 2}`)
  );
}

/** Timber framing: posts, a rail and braces. */
export function framing(x: number, y: number, w: number, h: number, bays: number): string {
  const bay = w / bays;
  const posts = Array.from({ length: bays - 1 }, (_, i) => at`M${x + (i + 1) * bay} ${y}v${-h}`);
  const braces = Array.from({ length: bays }, (_, i) =>
    i % 2 ? at`M${x + i * bay} ${y - h}l${bay} ${h}` : at`M${x + i * bay} ${y}l${bay} ${-h}`,
  );
  return draw('line', posts.join('') + braces.join(''));
}

export const chimney = (x: number, y: number, w: number, h: number): string =>
  box('stone', x, y, w, h) + draw('line', at`M${x - 1.5} ${y - h}h${w + 3}`);

export const smoke = (x: number, y: number, size = 1): string =>
  draw(
    'fine',
    at`M${x} ${y}q${-3 * size} ${-3 * size} 0 ${-6 * size}t${1.5 * size} ${-6 * size}M${x + 3 * size} ${y - 2 * size}q${-2 * size} ${-3 * size} ${0.5 * size} ${-5 * size}t${1.5 * size} ${-5 * size}`,
  );

export const barrel = (x: number, y: number): string =>
  draw('timber', at`M${x} ${y}q-1.8-4 0-8h5.5q1.8 4 0 8Z`) +
  draw('line', at`M${x - 0.8} ${y - 2.4}h7.1M${x - 0.8} ${y - 5.6}h7.1`);

export const tree = (x: number, y: number, h: number): string =>
  draw('line', at`M${x} ${y}v${-h * 0.4}`) +
  draw(
    'leaf',
    at`M${x} ${y - h * 0.3}c${-h * 0.35} 0 ${-h * 0.4} ${-h * 0.3} ${-h * 0.22} ${-h * 0.4}c0 ${-h * 0.3} ${h * 0.44} ${-h * 0.3} ${h * 0.44} 0c${h * 0.18} ${h * 0.1} ${h * 0.13} ${h * 0.4} ${-h * 0.22} ${h * 0.4}Z`,
  );

export const banner = (x: number, y: number, h: number): string =>
  draw('line', at`M${x} ${y}v${-h}`) + draw('roof', at`M${x} ${y - h}h9l-2.5 2.5 2.5 2.5h-9Z`);

export const ripples = (x: number, y: number, w: number): string =>
  draw('fine', at`M${x} ${y}q${w / 8}-2 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0`);

export const wheel = (x: number, y: number, r: number): string => {
  const spokes = [0, 45, 90, 135].map((a) => {
    const dx = r * Math.cos((a * Math.PI) / 180);
    const dy = r * Math.sin((a * Math.PI) / 180);
    return at`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return (
    draw('timber', at`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`) +
    draw(
      'wall',
      at`M${x - r * 0.7} ${y}a${r * 0.7} ${r * 0.7} 0 1 0 ${1.4 * r} 0a${r * 0.7} ${r * 0.7} 0 1 0 ${-1.4 * r} 0Z`,
    ) +
    draw('line', spokes.join(''))
  );
};

export const cross = (x: number, y: number, h = 5): string =>
  draw('line', at`M${x} ${y}v${-h}M${x - h * 0.3} ${y - h * 0.65}h${h * 0.6}`);

/** The ground a building stands on. */
export const ground = (x = 3, y = 66, w = 90): string =>
  draw('line', at`M${x} ${y}h${w}`) +
  draw('fine', at`M${x + 6} ${y + 3}h9M${x + w * 0.42} ${y + 3}h14M${x + w - 18} ${y + 3}h8`);
