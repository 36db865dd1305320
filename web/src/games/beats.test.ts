/** Every kind of event has a beat and a sentence: the kinds are those of the server. */
import { beforeAll, describe, expect, it } from 'vitest';

import schema from '../generated/api.ts?raw';
import { GAMES, screenOf } from '.';
import type { GameEvent } from '$shared/api';
import type { Flight } from '$shared/director/beat';
import type { GameScreen, Scene } from '$shared/game';
import { dashed, localization } from '$shared/localization.svelte';

const camel = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The union of names after `KutnaHoraEventKind:` in the generated types. */
function kindsOf(game: string): string[] {
  const [, union = ''] = new RegExp(`${camel(game)}EventKind:([^;]*);`).exec(schema) ?? [];
  return [...union.matchAll(/"([^"]+)"/g)].map(([, kind]) => kind!);
}

/** Some value for any fact that a beat may ask for. */
const FACTS = {
  ...{ card: 'grain', action: 'mine', tile: 'miners-1', commodity: 'ore', color: 'red' },
  ...{ square: 'C4', space: 'A1', stack: 'miners', row: 1, amount: 2, paid: 4, count: 2 },
  ...{ event: 'none', good: 'gold', project: 'bridge', house: 3, location: 2, duty: 'gold' },
  ...{ reputation: 2, wool: 1, cloth: 1 },
};
const scene: Scene = { view: {}, catalogue: { events: {} }, seat: 0, nameOf: () => 'Anna' };
const anEvent = (kind: string, seat: number | null): GameEvent => ({
  kind,
  seat,
  facts: FACTS,
  text: null,
  news: true,
  heading: false,
});

describe.each(GAMES.map(({ name }) => name).filter((name) => kindsOf(name).length))(
  '%s',
  (name) => {
    const kinds = kindsOf(name);
    let game: GameScreen;
    beforeAll(async () => {
      game = await screenOf(name);
      await localization.loadFiles(game.files);
    });

    it('has kinds of events', () => expect(kinds.length).toBeGreaterThan(30));

    it('has no beat for what does not happen', () => {
      expect(Object.keys(game.beats).filter((kind) => !kinds.includes(kind))).toEqual([]);
    });

    describe.each(kinds)('%s', (kind) => {
      it('has a beat: something is seen', () => {
        for (const seat of [0, 1]) {
          const beat = game.beats[kind]!(anEvent(kind, seat), scene);
          const seen = [beat.flights?.length, beat.lights?.length, beat.shows];

          expect(seen.some(Boolean)).toBe(true);
        }
      });

      it('moves between two places, with a piece that is drawn', () => {
        const beat = game.beats[kind]!(anEvent(kind, 1), scene);
        for (const { piece, from, to } of beat.flights ?? ([] as Flight[])) {
          expect(from).not.toBe(to);
          if ('icon' in piece) expect(game.icons).toHaveProperty(piece.icon);
          else expect(piece.Drawing).toBeTypeOf('function');
        }
      });

      it('has a sentence and an icon', () => {
        const sentences = ['event', 'wwe-event'].map((prefix) => `${prefix}-${dashed(kind)}`);

        expect(sentences.some((id) => localization.has(id))).toBe(true);
        expect(game.icons).toHaveProperty(game.eventIcon(anEvent(kind, 1)).icon);
      });
    });
  },
);
