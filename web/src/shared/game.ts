/** What a game hands to the table: its drawings, its places, its icons. Never a rule. */
import type { Component } from 'svelte';

import type { GameEvent, Preview } from './api';
import type { Beats, Place } from './director/beat';
import type { IconSet } from './drawings/icons';
import type { Townspeople } from './drawings/townspeople/portrait';
import type { Play } from './play.svelte';
import type { StoryScene } from './scenes/scene';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game types its own view
export type Anything = any;
export type Charge = 'lion' | 'stag' | 'eagle' | 'bear';

/** One moment of a game, as one seat sees it. */
export interface Scene {
  view: Anything;
  catalogue: Anything;
  /** Whose eyes; null: a spectator’s. */
  seat: number | null;
  /** What people call whoever sits there. */
  nameOf: (seat: number) => string;
}

/** A number that a choice changes: for the card of consequences. */
export interface Change {
  /** Null: its label is written out. */
  icon: string | null;
  tint?: string;
  label: string;
  before: number;
  after: number;
  /** Whether more of it is good for the chooser; null: neither. */
  moreIsGood: boolean | null;
}

export interface ScoreLine {
  label: string;
  points: number;
}

/** Events that the log can show alone. */
export interface LogFilter {
  id: string;
  icon: string;
  tint?: string;
  /** The message that names it. */
  title: string;
  shows: (event: GameEvent) => boolean;
}

/** A step of a scene, to be drawn. */
export interface SceneStepProps {
  play: Play;
  scene: StoryScene;
  step: number;
}

/** A part of the table that a phone shows by itself. */
export interface Pane {
  id: string;
  icon: string;
  /** The message that names it. */
  title: string;
  Content: Component<{ play: Play }>;
}

export interface ChartSeries {
  /** The column of the statistics, such as `prices.ore`. */
  column: string;
  label: string;
  icon: string;
  tint: string;
}

export interface LegendEntry {
  /** Its drawing; else it is a sign of letters. */
  icon?: string;
  symbol?: string;
  tint?: string;
  /** The message that names it. */
  label: string;
}

/** What every page may need to know of a game, before anybody sits down to it. */
export interface GameMeta {
  /** As the server calls it; the Fluent file with its most common words is called so too. */
  name: string;
  /** How the ids of its rules begin. */
  rulePrefix: string;
  /** The drawing of the icon that stands for the game. */
  emblem: string;
  /** Who sits where: a charge, a color, and the message with the name of both. */
  players: readonly { charge: Charge; color: string; title: string }[];
  /** Portraits of those by whose names computers play. */
  townspeople?: Townspeople;
}

/** The wide pictures on the first page. */
export interface GamePictures {
  /** On the card of the game. */
  Panorama: Component;
  /** At the head of the page; the first game that has one is shown. */
  Banner?: Component;
}

export interface GameScreen extends GameMeta {
  /** The Fluent files with its words. */
  files: readonly string[];
  /** Whether friends at one screen need a curtain between their turns. */
  hidesHands: boolean;
  /** Its icons, and those of every page. */
  icons: IconSet;

  /** Round, taxes, event…: the top of the page. */
  Time: Component<{ play: Play }>;
  /** The world, on a screen wide enough for all of it. */
  Board: Component<{ play: Play }>;
  /** The same in parts, for a phone. */
  panes: readonly Pane[];
  /** Where on a phone a question is answered; null: in the decision bar or on your own board. */
  paneOf: (scene: Scene, kind: string) => string | null;
  /** Another player, small. */
  Rival: Component<{ play: Play; seat: number }>;
  /** All that is public of a player, large; without it, as the other players see them. */
  PublicBoard?: Component<{ play: Play; seat: number }>;
  /** A piece, large, with all that is printed on it: by the key in its `data-tip`. */
  PiecePicture?: Component<{ play: Play; piece: string }>;
  /** Every icon with its name. */
  legend?: readonly LegendEntry[];
  /** Your own board and hand. */
  Own: Component<{ play: Play; seat: number }>;
  /** A question whose choices want more than a row of buttons; null: the usual row. */
  decisionPanel: (kind: string) => Component<{ play: Play }> | null;

  iconOf: (scene: Scene, choice: string) => { icon: string; tint?: string } | null;
  changes: (scene: Scene, preview: Preview) => Change[];
  /** What is seen of each kind of event. */
  beats: Beats;
  /** The part of the table in which a place of its beats is; null: in none. */
  paneOfPlace?: (place: Place) => string | null;
  eventIcon: (event: GameEvent) => { icon: string; tint?: string };
  /** What an event changes of what the reader owns, in words: the price of a good that they make. */
  ownChange?: (scene: Scene, event: GameEvent) => string | null;
  /** What the log can be narrowed to. */
  logFilters?: readonly LogFilter[];
  /** The steps of its scenes that want more than their sentences: `round-end.taxes`. */
  scenes?: Readonly<Record<string, Component<SceneStepProps>>>;
  sheet: (scene: Scene, sheet: Anything) => ScoreLine[];
  /** What the end of the game draws as curves. */
  series: () => ChartSeries[];
  /** The column of the statistics with a seat’s points as if the game ended then. */
  pointsColumn: (seat: number) => string;
}
