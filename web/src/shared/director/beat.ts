/** What a game declares for each kind of event: what moves, from which place to which. A place is
    named in the page by `data-place`, or by the choice that is made there, and measured when something
    moves. */
import type { Component } from 'svelte';

import type { GameEvent } from '../api';
import type { Scene } from '../game';
import type { SoundName } from '../sounds';

/** Such as `square:C4` or `seat:1:purse`. Where `seat:1:purse` is not shown, `seat:1` is meant. */
export type Place = string;

/** What is seen to move: an icon of the game, or a drawing of its own. */
export type Piece =
  | { icon: string; tint?: string }
  | {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing has its own
      Drawing: Component<any>;
      props: Record<string, unknown>;
      /** How wide and how high, in rem. */
      size: readonly [width: number, height: number];
      /** Whether it is cut from cardboard, and not a figure. */
      framed?: boolean;
    };

export interface Flight {
  piece: Piece;
  from: Place;
  to: Place;
  /** How many of them fly, one after the other; a few stand for many. */
  count?: number;
}

export interface Beat {
  flights?: readonly Flight[];
  /** Places that light up. */
  lights?: readonly Place[];
  /** A card that is shown face up, where its owner sits or where it lies. */
  shows?: { piece: Piece; at: Place };
  /** Where the sentence is said as well, beside what it speaks of. */
  beside?: Place;
  sound?: SoundName;
}

export type BeatOf = (event: GameEvent, scene: Scene) => Beat;
/** A beat for each kind of event. A kind without one lights up whom it is about. */
export type Beats = Readonly<Record<string, BeatOf>>;
