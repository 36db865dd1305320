/** What a game hands to the table: its words, its drawings, its places. Never a rule. */
import type { Component } from 'svelte';

import type { EventTold, Preview, ReasonTold } from './api';
import type { IconName } from './drawings/icons';
import type { Play } from './play.svelte';

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

export interface Question {
  title: string;
  help: string;
}

/** A number that a choice changes: for the card of consequences. */
export interface Change {
  icon: IconName;
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

/** A part of the table that a phone shows by itself. */
export interface Pane {
  id: string;
  icon: IconName;
  /** The message that names it. */
  title: string;
  Content: Component<{ play: Play }>;
}

export interface Series {
  /** The column of the course, such as `prices.ore`. */
  figure: string;
  label: string;
  icon: IconName;
  tint: string;
}

export interface GameScreen {
  name: string;
  /** The Fluent files with its words. */
  files: readonly string[];
  /** Whether friends at one screen need a curtain between their turns. */
  hidesHands: boolean;
  players: readonly { charge: Charge; colour: string; title: string }[];

  /** Round, taxes, event…: the top of the page. */
  Time: Component<{ play: Play }>;
  /** The world, on a screen wide enough for all of it. */
  Board: Component<{ play: Play }>;
  /** The same in parts, for a phone. */
  panes: readonly Pane[];
  /** Where on a phone a question is answered; null: in the decision bar alone. */
  paneOf: (scene: Scene, kind: string) => string | null;
  /** Another player, small. */
  Rival: Component<{ play: Play; seat: number }>;
  /** Your own board and hand. */
  Own: Component<{ play: Play; seat: number }>;
  /** A question whose choices want more than a row of buttons; null: the usual row. */
  askOf: (kind: string) => Component<{ play: Play }> | null;

  question: (scene: Scene, kind: string) => Question;
  label: (scene: Scene, choice: string) => string;
  iconOf: (scene: Scene, choice: string) => { icon: IconName; tint?: string } | null;
  /** What else there is to know of a choice, in a few words. */
  note: (scene: Scene, choice: string, preview: Preview | null) => string;
  changes: (scene: Scene, preview: Preview) => Change[];
  /** What happened, as a sentence; null: not worth one. */
  sentence: (scene: Scene, event: EventTold) => string | null;
  eventIcon: (event: EventTold) => { icon: IconName; tint?: string };
  /** Whether an event is told at once, or only stands in the log. */
  isNews: (event: EventTold) => boolean;
  reason: (scene: Scene, reason: ReasonTold) => string;
  sheet: (scene: Scene, sheet: Anything) => ScoreLine[];
  /** What the end of the game draws as curves. */
  series: () => Series[];
  /** The column of the course that holds a seat’s points as if the game ended then. */
  standing: (seat: number) => string;
}
