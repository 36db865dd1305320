/** Where squares and spaces lie: a letter for the column, a number for the row, as in C4. */
export interface Place {
  column: number;
  row: number;
}

const FIRST = 'A'.charCodeAt(0);

export const placeOf = (name: string): Place => ({
  column: name.charCodeAt(0) - FIRST,
  row: Number(name.slice(1)) - 1,
});

export const nameAt = ({ column, row }: Place): string =>
  `${String.fromCharCode(FIRST + column)}${row + 1}`;

/** How many columns and rows the places of a board make. */
export function sizeOf(names: readonly string[]): { columns: number; rows: number } {
  const places = names.map(placeOf);
  return {
    columns: 1 + Math.max(...places.map((place) => place.column)),
    rows: 1 + Math.max(...places.map((place) => place.row)),
  };
}

/** The places left, right, above and below; some may be off the board. */
export function beside(name: string): string[] {
  const { column, row } = placeOf(name);
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ].map(nameAt);
}
