/** The mine’s measures. */
export const CELL = 70;
export const SURFACE = 42;
/** The width of what stands at a row’s end. */
export const SIDE = 116;
