/** Where squares and spaces lie: a letter for the column, a number for the row, as in C4. */
export interface Coordinate {
  column: number;
  row: number;
}

const FIRST = 'A'.charCodeAt(0);

export const coordinateOf = (name: string): Coordinate => ({
  column: name.charCodeAt(0) - FIRST,
  row: Number(name.slice(1)) - 1,
});

/** How many columns and rows the squares or spaces of a board make. */
export function sizeOf(names: readonly string[]): { columns: number; rows: number } {
  const coordinates = names.map(coordinateOf);
  return {
    columns: 1 + Math.max(...coordinates.map((coordinate) => coordinate.column)),
    rows: 1 + Math.max(...coordinates.map((coordinate) => coordinate.row)),
  };
}
