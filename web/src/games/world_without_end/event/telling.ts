/** An orientation in one sentence, for those who hear the table. */
import type { Play } from '$shared/play.svelte';
import { say, words } from '$shared/words.svelte';

import { note } from '../notes';
import { amountOf } from '../printed';
import type { Turned } from '../turned';

export function told(play: Play, way: Turned | null): string {
  if (!way) return '';
  const incomes = way.incomes.map((gains, seat) =>
    say('web-wwe-income-of', {
      player: play.nameOf(seat),
      income:
        words.list(gains.map(({ good, amount }) => amountOf(good, amount))) || say('wwe-nothing'),
    }),
  );
  const choice = `arrow:${way.arrow}`;
  return say('web-wwe-orientation-told', {
    number: way.arrow,
    incomes: words.list(incomes),
    favor: note(play.scene, choice, play.previews.get(choice) ?? null),
  });
}
