/** A real table of four in its third round, for tests: seat 0 is asked for miners. */
import type { Scene } from '$shared/game';

import type { Catalogue, View } from '../view';
import table from './table_in_round_3.json';

export const catalogue = table.catalogue as unknown as Catalogue;

/** The table, with a few things as a test needs them. */
export const aScene = (changed: Partial<View> = {}): Scene => ({
  view: { ...(table.view as unknown as View), ...changed },
  catalogue,
  seat: 0,
  nameOf: (seat) => ['Anna', 'Bela', 'Cyril', 'Dora'][seat] ?? '?',
});

export const aSceneAsking = (kind: string, more: Partial<NonNullable<View['asked']>> = {}): Scene =>
  aScene({ asked: { seat: 0, kind, number: 110, drawn: [], tile: null, free: false, ...more } });
