/** The three strokes every icon is made of, in a square of 24. */

/** A line in the colour of the text around it. */
export const line = (d: string): string => `<path d="${d}"/>`;

/** An outlined part that takes the icon's tint. */
export const flat = (d: string): string => `<path fill="var(--tint)" d="${d}"/>`;

/** A part of solid ink. */
export const ink = (d: string): string => `<path fill="currentColor" stroke="none" d="${d}"/>`;

/** A circle as a path, so that it may join other parts. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
