/** An orientation in one sentence, for those who hear the table. */
import type { Play } from '$shared/play.svelte';
import { say, localization } from '$shared/localization.svelte';

import { amountOf } from '../names';
import type { Outcome } from '../orientation';
import { printedOn } from '../view';

export function describe(play: Play, way: Outcome | null): string {
  if (!way) return '';
  const incomes = way.incomes.map((gains, seat) =>
    say('web-wwe-income-of', {
      player: play.nameOf(seat),
      income:
        localization.list(gains.map(({ good, amount }) => amountOf(good, amount))) ||
        say('wwe-nothing'),
    }),
  );
  return say('web-wwe-orientation-summary', {
    number: way.arrow,
    incomes: localization.list(incomes),
    favor: favorText(play, way),
  });
}

/** What the favor brings; of a person that the marker cannot reach, why. */
function favorText(play: Play, { arrow, person, possible }: Outcome): string {
  if (possible || !person) return play.note(`arrow:${arrow}`);
  return play.render(printedOn(play.scene).favors[person]);
}
