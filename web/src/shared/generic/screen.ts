/** The screen of a game that has none of its own: its view as panels, its boards as grids. */
import type { Preview } from '../api';
import { INTERFACE_ICONS } from '../drawings/icons';
import type { Anything, Change, GameMeta, GameScreen, Scene, ScoreLine } from '../game';
import BoardDecision from './BoardDecision.svelte';
import Own from './Own.svelte';
import { PLAYERS } from './players';
import Rival from './Rival.svelte';
import Table from './Table.svelte';
import Time from './Time.svelte';
import { nameOf } from './view';

/** The messages that it needs: its own words, and those that the game’s package brings. */
export const GENERIC_FILES = ['generic', 'announced'] as const;

export const genericMeta = (name: string): GameMeta => ({
  name,
  rulePrefix: '',
  emblem: INTERFACE_ICONS.card,
  players: PLAYERS,
});

export const genericScreen = (name: string): GameScreen => ({
  ...genericMeta(name),
  files: GENERIC_FILES,
  icons: INTERFACE_ICONS,
  hidesHands: false,
  Time,
  Board: Table,
  panes: [{ id: 'table', icon: 'card', title: 'generic-table', Content: Table }],
  paneOf: () => 'table',
  Rival,
  Own,
  decisionPanel: () => BoardDecision,
  iconOf: () => null,
  changes: (_scene: Scene, preview: Preview) => changes(name, preview),
  beats: {},
  eventIcon: () => ({ icon: 'next' }),
  sheet: (_scene: Scene, sheet: Anything): ScoreLine[] =>
    Object.entries((sheet as { lines: Record<string, number> }).lines).map(([source, points]) => ({
      label: nameOf(name, source),
      points,
    })),
  series: () => [],
  pointsColumn: (seat) => `seats.${seat}.points`,
});

/** The numbers that a choice is sure to change. */
const changes = (game: string, preview: Preview): Change[] =>
  Object.entries(preview.changes).map(([path, [before, after]]) => ({
    icon: null,
    label: nameOf(game, path),
    before,
    after,
    moreIsGood: path === 'points' ? true : null,
  }));
