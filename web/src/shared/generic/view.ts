/** What a view holds, read without knowing the game: boards, players, facts. */
import type { Anything } from '../game';
import { dashed, localization, plain, say } from '../localization.svelte';

/** A cell of a board. Choices whose name ends with the cell’s are made by touching it. */
export interface Cell {
  name?: string;
  /** Whose piece stands there. */
  seat?: number | null;
  text?: string;
}
export type Rows = readonly (readonly (Cell | string | number | null)[])[];
export interface Board {
  key: string;
  rows: Rows;
}

/** What is not worth a line of its own; players and boards are shown for themselves. */
const NOT_SHOWN = new Set(['seats', 'players', 'asked', 'over']);

const isBoard = (value: unknown): value is Rows =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length === (value[0] as unknown[]).length);

export const boardsOf = (view: Anything): Board[] =>
  Object.entries(view as Record<string, unknown>)
    .filter((entry): entry is [string, Rows] => isBoard(entry[1]))
    .map(([key, rows]) => ({ key, rows }));

export const factsOf = (view: Anything): [string, unknown][] =>
  Object.entries(view as Record<string, unknown>).filter(
    ([key, value]) => !NOT_SHOWN.has(key) && !isBoard(value),
  );

export const playerFacts = (view: Anything, seat: number): [string, unknown][] =>
  Object.entries((view as { players?: Record<string, unknown>[] }).players?.[seat] ?? {});

export const cellOf = (cell: Rows[number][number]): Cell | null =>
  cell === null || cell === '' ? null : typeof cell === 'object' ? cell : { text: String(cell) };

/** What a part of a view is called: by a message of the game, else as it is written. */
export function nameOf(game: string, key: string): string {
  const message = `view-${dashed(game)}-${dashed(key)}`;
  const readable = key.replaceAll('_', ' ').replaceAll('.', ' ');
  return localization.has(message)
    ? say(message)
    : readable.charAt(0).toUpperCase() + readable.slice(1);
}

export const isTable = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that stands on one line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return plain(value);
  if (Array.isArray(value)) return value.length ? localization.list(value.map(textOf)) : '–';
  if (isRecord(value))
    return localization.list(
      Object.entries(value).map(([key, one]) => `${key.replaceAll('_', ' ')} ${textOf(one)}`),
    );
  return String(value).replaceAll('_', ' ');
}

/** What stands behind the last colon of a choice: the cell that it is about. */
export const subjectOf = (choice: string): string => choice.slice(choice.lastIndexOf(':') + 1);

/** The cells that a fact names, such as the man that is being moved. */
export const namedCells = (view: Anything): Set<unknown> =>
  new Set(factsOf(view).map(([, value]) => value));

/** The names of all cells that can be touched. */
export const cellNames = (boards: readonly Board[]): Set<string> =>
  new Set(boards.flatMap(({ rows }) => rows.flat().flatMap((cell) => cellOf(cell)?.name ?? [])));
