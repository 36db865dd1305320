/** The cuts that all drawings share: flat shapes, masonry, windows, ripples, grass. */

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A flat shape in the named inks. */
export const shape = (inks: string, path: string): string => `<path class="${inks}" d="${path}"/>`;

/** A line; `fine` for what lies inside a shape. */
export const line = (path: string): string => `<path d="${path}"/>`;
export const fine = (path: string): string => `<path class="fine" d="${path}"/>`;

export const box = (inks: string, x: number, y: number, wide: number, high: number): string =>
  shape(inks, `M${x} ${y}h${wide}v${high}h${-wide}z`);

export const dot = (inks: string, x: number, y: number, radius: number): string =>
  `<circle class="${inks}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** A few stones of a wall, not all of them: the eye builds the rest. */
export function masonry(x: number, y: number, wide: number, high: number, row = 5): string {
  let path = '';
  for (let course = 1; course * row < high; course++) {
    const top = y + course * row;
    for (let at = (course % 2) * 5 + 2; at + 5 < wide; at += 10) {
      if ((Math.round(at) + course * 3) % 4 === 3) continue;
      const length = Math.min(7, wide - at - 1);
      path += `M${short(x + at)} ${short(top)}h${short(length)}`;
      if (top + row <= y + high && course % 3) path += `m${short(-length / 2)} 0v${row}`;
    }
  }
  return `<path class="hatch" d="${path}"/>`;
}

/** The outline of a pointed arch whose point is at the top. */
export function lancet(x: number, y: number, wide: number, high: number): string {
  const shoulder = short(y + wide * 0.9);
  const middle = short(x + wide / 2);
  return (
    `M${x} ${y + high}V${shoulder}Q${x} ${short(y + wide * 0.3)} ${middle} ${y}` +
    `Q${x + wide} ${short(y + wide * 0.3)} ${x + wide} ${shoulder}V${y + high}z`
  );
}

/** A window or a door in the shape of a pointed arch. */
export const arch = (inks: string, x: number, y: number, wide: number, high: number): string =>
  shape(inks, lancet(x, y, wide, high));

/** Small waves, scattered over a stretch of water. */
export function ripples(x: number, y: number, wide: number, high: number, step = 22): string {
  let path = '';
  for (let row = 0; row * 5 < high; row++) {
    for (let at = (row * 13) % step; at + 9 < wide; at += step) {
      path += `M${x + at} ${y + row * 5}q2.5-2 5 0t5 0`;
    }
  }
  return `<path class="hatch" d="${path}"/>`;
}

/** Tufts of grass, at `x,y x,y …`. */
export function tufts(places: string): string {
  const path = places.split(' ').map((place) => `M${place}q-1-3-3-4m3 4v-5m0 5q1-3 3-4`);
  return `<path class="fine" d="${path.join('')}"/>`;
}

/** A pennant on a pole; its foot is at x, y. */
export const pennant = (inks: string, x: number, y: number, high = 14): string =>
  line(`M${x} ${y}v${-high}`) + shape(inks, `M${x} ${y - high}l10 2.5-3.5 2 2.5 2.5-9 .5z`);
