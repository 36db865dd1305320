/** Hatching: parallel lines cut into a shape, as a woodcut shades. */

export type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Where a line at `offset` along the normal crosses the outline, as distances along the line. */
function crossings(shape: readonly Point[], offset: number, cos: number, sin: number): number[] {
  const found: number[] = [];
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
    const a = ay * cos - ax * sin - offset;
    const b = by * cos - bx * sin - offset;
    if (a < 0 === b < 0) return;
    const t = a / (a - b);
    found.push((ax + (bx - ax) * t) * cos + (ay + (by - ay) * t) * sin);
  });
  return found.sort((a, b) => a - b);
}

/** The path of lines `step` apart at `degrees` that fill the polygon `shape`. */
export function hatching(shape: readonly Point[], step: number, degrees = 60): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const offsets = shape.map(([x, y]) => y * cos - x * sin);
  const last = Math.max(...offsets);
  let path = '';
  for (let at = Math.min(...offsets) + step / 2; at < last; at += step) {
    const ends = crossings(shape, at, cos, sin);
    ends.forEach((end, i) => {
      const [x, y] = [short(end * cos - at * sin), short(end * sin + at * cos)];
      path += `${i % 2 ? 'L' : 'M'}${x} ${y}`;
    });
  }
  return path;
}

/** The same, as markup; the corners are written `x,y x,y …` as in an SVG polygon. */
export function hatched(corners: string, step = 3, degrees = 60): string {
  const shape = corners.split(' ').map((corner): Point => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  });
  return `<path class="hatch" d="${hatching(shape, step, degrees)}"/>`;
}
