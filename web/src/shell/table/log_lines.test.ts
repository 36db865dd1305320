import { describe, expect, it } from 'vitest';

import type { Entry, GameEvent } from '$shared/api';
import type { Play } from '$shared/play.svelte';
import { logRows } from './log_lines';

const message = (id: string) => ({ type: 'message' as const, id, arguments: {} });
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: 0,
  facts: {},
  text: message(kind),
  news: true,
  heading: false,
  ...more,
});
const chosen = (sequence: number, ...events: GameEvent[]): Entry => ({
  sequence,
  kind: 'chosen',
  seat: 0,
  at: 0,
  move: sequence,
  events,
});
const play = {
  game: { eventIcon: () => ({ icon: 'log' }) },
  render: ({ id }: { id: string }) => id,
} as unknown as Play;
const part = { scene: 'end', step: 'taxes', heading: message('h'), title: message('the end') };
const TAXES = event('taxes', { scene: { ...part, opens: true, closes: false } });
const ROUND = event('round', { heading: true, scene: { ...part, opens: false, closes: true } });

describe('the rows of the log', () => {
  it('begin with a heading where there is one, and a scene stands before what follows it', () => {
    const rows = logRows(play, [chosen(1, TAXES), chosen(2, event('last'), ROUND, event('first'))]);

    expect(
      rows.map(({ heading, lines, scenes }) => [
        heading?.text ?? null,
        lines.map(({ text }) => text),
        scenes.map(({ name }) => name),
      ]),
    ).toEqual([
      [null, ['taxes'], []],
      [null, ['last'], []],
      ['round', ['first'], ['end']],
    ]);
  });

  it('keep their headings and scenes when they are narrowed', () => {
    const entries = [chosen(1, TAXES), chosen(2, event('points'), ROUND, event('card'))];
    const rows = logRows(play, entries, ({ event }) => event?.kind === 'points');

    expect(rows.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['points']);
    expect(rows.map(({ heading }) => heading?.text)).toEqual([undefined, 'round']);
    expect(rows.at(-1)?.scenes).toHaveLength(1);
  });
});
