import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry, GameEvent, Situation } from '../api';
import { settings } from '../settings.svelte';
import type { Beats } from './beat';
import { Director, type Stage } from './director.svelte';

const OWN = 0;
const OTHER = 1;
type Listener = (entry: Entry, situation: Situation | null) => void;

const event = (kind: string, marks: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: OTHER,
  facts: {},
  text: { type: 'message', id: kind, arguments: {} },
  news: true,
  heading: false,
  ...marks,
});

/** What moves in `moved`; nothing does in any other. */
const beats: Beats = {
  moved: () => ({ flights: [{ piece: { icon: 'coin' }, from: 'seat:1', to: 'square:A1' }] }),
  shown: () => ({ shows: { piece: { icon: 'card' }, at: 'seat:1' } }),
};

/** A table of which the director is sent what happens. */
class Played implements Stage {
  staged = $state.raw<Situation | null>(null);
  past: Situation | null = null;
  readOnly = false;
  catalogue = {};
  game = { beats, eventIcon: () => ({ icon: 'log' }) };
  #listener: Listener = () => undefined;
  live = {
    situation: this.#after(0, OTHER) as Situation | null,
    onEntry: (listener: Listener) => {
      this.#listener = listener;
      return () => undefined;
    },
  };
  nameOf = (seat: number): string => `Seat ${seat}`;
  render = ({ id }: { id: string }): string => id;

  /** The number of the moment that is seen. */
  get seen(): number {
    return (this.staged ?? this.live.situation)?.sequence ?? -1;
  }

  /** Something happens, and then `asked` is asked. */
  happens(sequence: number, events: GameEvent[], { by = OTHER, asked = OTHER } = {}): void {
    const after = this.#after(sequence, asked);
    this.live.situation = after;
    const more = { at: 0, move: sequence, kind: 'chosen', events };
    this.#listener({ sequence, seat: by, ...more } as Entry, after);
  }

  #after(sequence: number, asked: number): Situation {
    const choices = asked === OWN ? ['any'] : null;
    const decision = { id: `${sequence}`, seat: asked, kind: 'any', choices };
    return { sequence, move: sequence, seat: OWN, view: {}, decision } as Situation;
  }
}

describe('the director', () => {
  let table: Played;
  let director: Director;
  const said = (): string[] => director.lines.map(({ text }) => text);
  const pass = (milliseconds: number): Promise<unknown> =>
    vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    table = new Played();
    director = new Director(table);
    director.follow();
  });
  afterEach(() => {
    director.skip();
    Object.assign(settings, { pace: 1, motion: true });
    vi.useRealTimers();
  });

  it('plays what happens in order, each thing to its end', async () => {
    table.happens(1, [event('moved'), event('second')]);
    table.happens(2, [event('third')]);
    const order: string[] = [];
    while (director.playing) {
      const now = director.moment?.line?.text;
      if (now && order.at(-1) !== now) order.push(now);
      await pass(20);
    }

    expect(order).toEqual(['moved', 'second', 'third']);
    expect(said()).toEqual(['third', 'second', 'moved']);
  });

  it('shows the table as it was until the piece has landed', async () => {
    table.happens(1, [event('moved')]);
    expect([table.seen, director.flying.length]).toEqual([0, 1]);

    await pass(640);
    expect(table.seen).toBe(0);
    await pass(20);
    expect(table.seen).toBe(1);
    await pass(5000);
    expect([director.playing, director.flying.length]).toEqual([false, 0]);
  });

  it('shows a card before anything comes of it', async () => {
    table.happens(1, [event('shown'), event('moved')]);
    await pass(900);
    expect([director.moment?.shows.length, table.seen]).toEqual([1, 0]);

    await pass(5000);
    expect(table.seen).toBe(1);
  });

  it('plays what has no sentence of its own with what says it too', () => {
    table.happens(1, [event('moved', { text: null }), event('moved'), event('later')]);

    expect(director.flying.length).toBe(2);
    expect(said()).toEqual(['moved']);
  });

  it('plays what comes of a thing with it, where no other sentence follows', () => {
    table.happens(1, [event('second'), event('moved', { text: null })]);

    expect([said(), director.flying.length]).toEqual([['second'], 1]);
  });

  it('is skipped: the present is seen, and everything is in the list', () => {
    table.happens(1, [event('moved')]);
    table.happens(2, [event('second')]);
    director.skip();

    expect([table.seen, director.playing]).toEqual([2, false]);
    expect(said()).toEqual(['second', 'moved']);
  });

  it('never delays a question: whoever is asked sees the present, and only the last thing plays on', () => {
    table.happens(1, [event('moved')]);
    table.happens(2, [event('second')]);
    table.happens(3, [event('third')], { asked: OWN });

    expect(table.seen).toBe(3);
    expect(director.moment?.line?.text).toBe('third');
    expect(said()).toEqual(['third', 'second', 'moved']);
  });

  it('shows one’s own choice immediately', () => {
    table.happens(1, [event('moved', { seat: OWN })], { by: OWN });

    expect([table.seen, director.flying.length]).toEqual([1, 1]);
  });

  it('does not show a card to whoever has played it', () => {
    table.happens(1, [event('shown', { seat: OWN })], { by: OWN, asked: OWN });

    expect(director.moment?.shows).toEqual([]);
  });

  it.each([
    [0.5, 2],
    [2, 0.5],
    [4, 0.25],
  ] as const)('at pace %s takes %s times as long', async (pace, share) => {
    settings.pace = pace;
    table.happens(1, [event('moved')]);

    await pass(650 * share - 10);
    expect(table.seen).toBe(0);
    await pass(20);
    expect(table.seen).toBe(1);
  });

  it('catches up: the more waits, the faster it plays, and nothing is left out', async () => {
    const order: (string | undefined)[] = [];
    for (let move = 1; move <= 40; move++) table.happens(move, [event(`move ${move}`)]);
    expect(director.speed).toBe(1);
    while (director.playing) {
      if (order.at(-1) !== director.moment?.line?.text) order.push(director.moment?.line?.text);
      if (order.length === 2) expect(director.speed).toBeGreaterThan(8);
      await pass(1);
    }

    expect(order).toEqual(Array.from({ length: 40 }, (_, at) => `move ${at + 1}`));
    expect(director.speed).toBe(1);
  });

  it.each([
    ['nothing may move', () => (settings.motion = false)],
    ['all is shown immediately', () => (settings.pace = 'immediately')],
  ])('is a list to read where %s', (_, prefer) => {
    prefer();
    table.happens(1, [event('moved'), event('second')]);

    expect([table.seen, director.playing, director.flying.length]).toEqual([1, false, 0]);
    expect(said()).toEqual(['second', 'moved']);
    expect(director.aloud).toBe('moved second');
  });

  it('plays a replay as it is asked to, and only lists what happens meanwhile', async () => {
    table.past = table.live.situation;
    const entry = { sequence: 5, kind: 'chosen', seat: OTHER, at: 0, move: 5 };
    const scene = { view: {}, catalogue: {}, seat: OWN, nameOf: () => '' };
    let landed = false;
    const over = director.perform({ ...entry, events: [event('moved')] } as Entry, scene, () => {
      landed = true;
    });
    table.happens(9, [event('now')]);
    expect([director.flying.length, landed]).toEqual([1, false]);

    await pass(660);
    expect(landed).toBe(true);
    await pass(5000);
    expect(await over).toBe(true);
    expect(table.staged).toBe(null);
  });

  it('forgets what it was showing when something is taken back', () => {
    table.happens(1, [event('moved')]);
    table.happens(2, []);

    expect([table.seen, director.playing]).toEqual([2, false]);
  });

  it('says everything of a choice aloud, once', async () => {
    table.happens(1, [event('moved'), event('second')]);
    expect(director.aloud).toBe('moved second');

    await pass(10_000);
    expect(director.aloud).toBe('moved second');
  });

  describe('with scenes', () => {
    const shown: number[] = [];
    let over = (): void => undefined;
    const scene = { scene: 'end', step: 'taxes', heading: { type: 'message', id: 'taxes' } };
    const taxes = event('moved', { scene } as Partial<GameEvent>);
    beforeEach(() => {
      shown.length = 0;
      director = new Director(table, {
        scenes: {
          has: ({ sequence }) => sequence === 1,
          show: ({ sequence }) => {
            shown.push(sequence);
            return new Promise((done) => (over = done));
          },
          skip: () => over(),
        },
      });
      director.follow();
    });

    it('shows them after the rest, and goes on when they are over', async () => {
      table.happens(1, [event('first'), taxes]);
      table.happens(2, [event('second')]);
      await pass(10_000);
      expect([said(), shown, director.playing]).toEqual([['first'], [1], true]);

      over();
      await pass(10);
      expect(said()).toEqual(['second', 'first']);
    });

    it('skips them with everything else', async () => {
      table.happens(1, [taxes]);
      await pass(10);
      director.skip();
      await pass(10);

      expect([shown, director.playing, table.seen]).toEqual([[1], false, 1]);
    });

    it('leaves them to the summary when the reader is asked', async () => {
      table.happens(1, [taxes], { asked: OWN });
      await pass(10_000);

      expect([shown, said()]).toEqual([[], ['moved']]);
    });
  });

  it('lights up whom an event without a beat is about', () => {
    table.happens(1, [event('unknown')]);

    expect(director.moment?.lights).toEqual(['seat:1']);
  });
});
