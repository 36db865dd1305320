import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry, GameEvent } from '../api';
import { settings } from '../settings.svelte';
import { scenesEndingWith, scenesOf, type StoryScene } from './scene';
import { scenes } from './scenes.svelte';

const message = (id: string) => ({ type: 'message' as const, id, arguments: {} });
type Marks = { title?: string; opens?: boolean; closes?: boolean };

const event = (kind: string, scene?: [string, string, Marks?]): GameEvent => ({
  kind,
  seat: null,
  facts: {},
  text: message(kind),
  news: true,
  heading: false,
  scene: scene
    ? {
        scene: scene[0],
        step: scene[1],
        heading: message(scene[1]),
        opens: scene[2]?.opens ?? false,
        closes: scene[2]?.closes ?? false,
        title: scene[2]?.title ? message(scene[2].title) : null,
      }
    : null,
});
const chosen = (sequence: number, ...events: GameEvent[]): Entry => ({
  sequence,
  kind: 'chosen',
  seat: 0,
  at: 0,
  move: sequence,
  events,
});
const TAXES = event('taxes.paid', ['end', 'taxes', { opens: true }]);
const NEXT = event('round.began', ['end', 'next', { closes: true, title: 'the-end' }]);
const kinds = (scene: StoryScene | undefined) =>
  scene?.steps.map((step) => [step.name, step.events.map(({ event: { kind } }) => kind)]);

describe('the scenes of a log', () => {
  it('gather what was marked over several choices, step by step', () => {
    const [scene] = scenesOf([chosen(1, TAXES), chosen(2, TAXES), chosen(3, NEXT)]);

    expect(scene).toMatchObject({ name: 'end', title: { id: 'the-end' }, sequence: 3, move: 3 });
    expect(kinds(scene)).toEqual([
      ['taxes', ['taxes.paid', 'taxes.paid']],
      ['next', ['round.began']],
    ]);
  });

  it('hold what happens between marks, up to the end of the choice that closes them', () => {
    const [scene] = scenesOf([
      chosen(1, event('card'), TAXES, event('lost')),
      chosen(2, event('asked')),
      chosen(3, NEXT, event('revealed')),
      chosen(4, event('card')),
    ]);

    expect(kinds(scene)).toEqual([
      ['taxes', ['taxes.paid', 'lost', 'asked']],
      ['next', ['round.began', 'revealed']],
    ]);
  });

  it('are not shown while they go on', () => {
    expect(scenesOf([chosen(1, TAXES)])).toEqual([]);
  });

  it('begin where another one has closed, in the same choice too, and never within one', () => {
    const small = event('plague', ['plague', 'place', { opens: true, closes: true, title: 'p' }]);
    const found = scenesOf([chosen(1, TAXES, small), chosen(2, NEXT, small, small)]);

    expect(found.map(({ name }) => name)).toEqual(['end', 'plague', 'plague']);
    expect(scenesEndingWith([chosen(1, TAXES, small), chosen(2, NEXT, small)], 2)).toHaveLength(2);
  });

  it('do not begin with a mark that opens none', () => {
    expect(scenesOf([chosen(1, NEXT)])).toEqual([]);
  });
});

describe('a scene', () => {
  const [scene] = scenesOf([chosen(1, TAXES), chosen(2, NEXT)]) as [StoryScene];
  let over = false;
  const show = (): void => {
    over = false;
    void scenes.show(scene).then(() => (over = true));
  };
  const settled = (): Promise<void> => Promise.resolve();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    scenes.skip();
    settings.pace = 1;
    settings.motion = true;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('plays step after step, and then is over', async () => {
    show();
    expect([scenes.active?.name, scenes.step]).toEqual(['end', 0]);

    await vi.runOnlyPendingTimersAsync();
    expect([scenes.step, over]).toEqual([1, false]);

    await vi.runOnlyPendingTimersAsync();
    expect([scenes.active, over]).toEqual([null, true]);
  });

  it('is skipped', async () => {
    show();
    scenes.skip();
    await settled();

    expect([scenes.active, over]).toEqual([null, true]);
  });

  it('stays where somebody steps through it', async () => {
    show();
    scenes.go(1);
    scenes.go(-1);
    await vi.runAllTimersAsync();

    expect([scenes.active?.name, scenes.step, over]).toEqual(['end', 0, false]);
    scenes.go(1);
    scenes.go(1);
    await settled();
    expect(over).toBe(true);
  });

  it('is a page that stays where nothing may move', async () => {
    settings.motion = false;
    show();
    await vi.runAllTimersAsync();

    expect([scenes.active?.name, over]).toEqual(['end', false]);
  });

  it('is left to the log where everything is shown immediately', async () => {
    settings.pace = 'immediately';
    show();
    await settled();

    expect([scenes.active, over]).toEqual([null, true]);
  });

  it('can be opened again, and waits for its reader', async () => {
    void scenes.open(scene);
    await vi.runAllTimersAsync();

    expect([scenes.active?.name, scenes.step]).toEqual(['end', 0]);
  });
});
