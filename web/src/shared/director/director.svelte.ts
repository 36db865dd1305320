/** Shows what happens at a table, one thing after the other: beats on the board for whoever looks on,
    a list for whoever wants nothing to move. It never delays a question to the reader: once they are
    asked they see the table as it is, and only the last thing that happened still comes to its end. */
import type { Entry, Situation } from '../api';
import type { Scene } from '../game';
import { mayMove, settings } from '../settings.svelte';
import { play as sound } from '../sounds';
import type { Flight, Piece, Place } from './beat';
import { momentsOf, type Line, type Moment, type Narrator } from './moments';
import { FLIGHT, piecesOf, STAGGER, travelTime, wholeTime } from './timing';

/** A table to be shown. */
export interface Stage {
  /** The moment that is shown while it lags behind the present; null: the present. */
  staged: Situation | null;
  readonly past: Situation | null;
  readonly readOnly: boolean;
  readonly catalogue: unknown;
  readonly game: Pick<Narrator, 'beats' | 'eventIcon'>;
  readonly live: {
    readonly situation: Situation | null;
    onEntry(listener: (entry: Entry, situation: Situation | null) => void): () => void;
  };
  nameOf(seat: number): string;
  render: Narrator['render'];
}

/** A piece on its way. */
export interface Flying {
  key: string;
  piece: Piece;
  from: Place;
  to: Place;
  delay: number;
  duration: number;
}

interface Item {
  entry: Entry;
  before: Situation;
  after: Situation;
  /** Whether the table waits for it: else the reader sees the present already. */
  lags: boolean;
  /** Whether the reader looks on, and is shown the scenes that end with it. */
  watched: boolean;
}

interface Means {
  /** What is said of an entry in which nothing happened on the board. */
  say?: (entry: Entry) => readonly Omit<Line, 'key'>[];
  /** Whether the table waits for what is shown. A lesson’s does not: it speaks for itself. */
  waits?: boolean;
  /** Scenes that end with an entry. What belongs to them is seen there, after the rest. */
  scenes?: {
    has: (entry: Entry) => boolean;
    /** Resolved when they are over or skipped. */
    show: (entry: Entry) => Promise<void>;
    skip: () => void;
  };
}

const MOST_LINES = 4;
/** So many entries that wait double the pace: whoever falls behind catches up. */
const BACKLOG = 4;

export class Director {
  moment = $state.raw<Moment | null>(null);
  flying = $state.raw<readonly Flying[]>([]);
  /** What was said last, the newest first. */
  lines = $state.raw<readonly Line[]>([]);
  /** What a screen reader says. */
  aloud = $state('');
  /** Whether something is shown that can be skipped. */
  playing = $state(false);
  /** Multiples of the usual pace. */
  speed = $state(1);

  #queue: Item[] = [];
  #run = 0;
  #wake: (() => void) | null = null;
  #last: Situation | null = null;

  constructor(
    readonly stage: Stage,
    readonly means: Means = {},
  ) {}

  /** Follow the table. For an effect. */
  follow(): () => void {
    this.#last = this.stage.live.situation;
    const leave = this.stage.live.onEntry((entry, situation) => this.#receive(entry, situation));
    return () => {
      leave();
      this.skip();
    };
  }

  /** Whether things move, or are listed. */
  get moves(): boolean {
    return mayMove() && settings.pace !== 'immediately' && !document.hidden;
  }

  /** Show the present: what was to come is in the log, and in the summary. */
  skip(): void {
    this.#run += 1;
    for (const { entry } of this.#queue) this.#list(entry);
    this.#queue = [];
    this.#clear();
    this.playing = false;
    this.stage.staged = null;
    this.#wake?.();
    this.means.scenes?.skip();
  }

  #receive(entry: Entry, after: Situation | null): void {
    const before = this.#last;
    if (after) this.#last = after;
    const own = entry.seat !== null && entry.seat === (after ?? before)?.seat;
    if (own) this.lines = [];
    if (this.stage.past) {
      this.#list(entry);
      return;
    }
    if (!entry.events?.length || !after?.view || !before?.view || before.seat !== after.seat) {
      if (after) this.skip();
      this.#list(entry);
      return;
    }
    const watched = (this.means.waits ?? true) && !isAsked(after);
    const lags = watched && !(own && !this.#queue.length);
    if (!this.moves) {
      this.skip();
      this.#list(entry);
      return;
    }
    if (!lags) this.skip();
    else if (!this.#queue.length && !this.stage.staged) this.stage.staged = before;
    this.#queue.push({ entry, before, after, lags, watched });
    if (!this.playing) void this.#play();
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.playing = true;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      const { entry, before, after, lags, watched } = item;
      const scenes = watched && this.means.scenes?.has(entry) ? this.means.scenes : null;
      await this.perform(scenes ? outsideScenes(entry) : entry, this.#sceneOf(before), () => {
        if (lags) this.stage.staged = after;
      });
      if (run !== this.#run) return;
      await scenes?.show(entry);
      if (run !== this.#run) return;
    }
    this.playing = false;
    this.stage.staged = null;
  }

  /** Play the beats of an entry; `land` shows the table as it is afterwards. Whether it was not
      skipped. */
  async perform(entry: Entry, scene: Scene, land: () => void): Promise<boolean> {
    const run = this.#run;
    const { game, render } = this.stage;
    const moments = momentsOf(entry, scene, { ...game, render: (message) => render(message) });
    this.#announce(moments);
    let landed = false;
    for (const moment of moments) {
      const [travel, whole] = [travelTime(moment), wholeTime(moment)];
      this.#begin(moment, entry.seat !== null && entry.seat === scene.seat);
      if (!landed && !(moment.shows.length && !travel)) {
        await this.#wait(travel);
        if (run !== this.#run) return false;
        land();
        landed = true;
        await this.#wait(whole - travel);
      } else await this.#wait(whole);
      if (run !== this.#run) return false;
      this.#clear();
    }
    if (!landed) land();
    return true;
  }

  #begin(moment: Moment, own: boolean): void {
    this.speed = this.#speed();
    // What one has played oneself need not be shown.
    this.moment = own && !this.stage.past ? { ...moment, shows: [] } : moment;
    if (moment.line) this.#add([moment.line]);
    this.flying = flyingOf(moment.flights, moment.key, this.speed);
    for (const name of moment.sounds) sound(name);
  }

  #clear(): void {
    this.moment = null;
    this.flying = [];
  }

  /** Everything about an entry at once, to be read. */
  #list(entry: Entry): void {
    const { game, render } = this.stage;
    const scene = this.#sceneOf(this.#last);
    const moments = momentsOf(entry, scene, { ...game, render: (message) => render(message) });
    this.#announce(moments);
    const lines = moments.flatMap(({ line }) => line ?? []);
    const others = (this.means.say?.(entry) ?? []).map((line, place) => ({
      ...line,
      key: keyOf(entry, place),
    }));
    this.#add(lines.length ? lines : others);
    if (!lines.length && others.length) this.aloud = others.map(({ text }) => text).join(' ');
  }

  #add(lines: readonly Line[]): void {
    this.lines = [...[...lines].reverse(), ...this.lines].slice(0, MOST_LINES);
  }

  #announce(moments: readonly Moment[]): void {
    const said = moments.flatMap(({ line }) => line?.text ?? []);
    if (said.length) this.aloud = said.join(' ');
  }

  #sceneOf(situation: Situation | null): Scene {
    const { catalogue } = this.stage;
    const nameOf = (seat: number): string => this.stage.nameOf(seat);
    return { view: situation?.view, catalogue, seat: situation?.seat ?? null, nameOf };
  }

  #speed(): number {
    const pace = settings.pace === 'immediately' ? 1 : settings.pace;
    return pace * (1 + this.#queue.length / BACKLOG);
  }

  #wait(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(finish, time / this.speed);
      this.#wake = finish;
      function finish(): void {
        clearTimeout(timer);
        done();
      }
    });
  }
}

/** Whether the reader has something to do, or the game is over for everyone. */
function isAsked({ decision, seat, turn_to_end: turn }: Situation): boolean {
  return decision === null || Boolean(decision.choices) || (turn != null && turn === seat);
}

const outsideScenes = (entry: Entry): Entry => ({
  ...entry,
  events: (entry.events ?? []).filter(({ scene }) => !scene),
});

const keyOf = (entry: Entry, place: number): string => `${entry.sequence}:${place}`;

function flyingOf(flights: readonly Flight[], key: string, speed: number): Flying[] {
  const pieces = flights.flatMap((flight) =>
    Array.from({ length: piecesOf(flight) }, () => flight),
  );
  return pieces.map(({ piece, from, to }, place) => ({
    key: `${key}.${place}`,
    piece,
    from,
    to,
    delay: (STAGGER * place) / speed,
    duration: FLIGHT / speed,
  }));
}
