/** The strokes that icons are made of, in a square of 24. */

/** A line in the color of the text around it. */
export const line = (d: string): string => `<path d="${d}"/>`;

/** An outlined part that takes the icon's tint. */
export const flat = (d: string): string => `<path fill="var(--tint)" d="${d}"/>`;

/** A part of solid ink. */
export const ink = (d: string): string => `<path fill="currentColor" stroke="none" d="${d}"/>`;

/** A circle as a path, so that it may join other parts. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Two branches, tied below: what points are worn as. */
export const laurel =
  line('M12 21C7 20 4.8 15 5.8 7.5M12 21C17 20 19.2 15 18.2 7.5') +
  flat(
    'M5.8 7.5Q3.8 5 6.2 2.2 8.4 5.4 5.8 7.5ZM5.3 11.2Q2 10.6 1.9 6.9 5.2 7.6 5.3 11.2ZM6.1 15.3Q2.6 15.7 1.6 12.2 5 11.8 6.1 15.3ZM8.6 18.9Q5.4 20.6 3.1 17.7 6.3 16.2 8.6 18.9ZM7.1 16.7Q10.5 15.7 10.3 12.2 7.2 13.2 7.1 16.7Z',
  ) +
  flat(
    'M18.2 7.5Q20.2 5 17.8 2.2 15.6 5.4 18.2 7.5ZM18.7 11.2Q22 10.6 22.1 6.9 18.8 7.6 18.7 11.2ZM17.9 15.3Q21.4 15.7 22.4 12.2 19 11.8 17.9 15.3ZM15.4 18.9Q18.6 20.6 20.9 17.7 17.7 16.2 15.4 18.9ZM16.9 16.7Q13.5 15.7 13.7 12.2 16.8 13.2 16.9 16.7Z',
  );
