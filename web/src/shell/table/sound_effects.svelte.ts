/** What a table sounds like beside what happens on it: your turn, and a choice of yours. */
import type { Play } from '$shared/play.svelte';
import { play as sound } from '$shared/sounds';

/** Listen from inside a component. */
export function playSoundEffects(play: Play): void {
  let before: string | null = null;
  $effect(() => {
    const asked = play.decision?.id ?? null;
    if (asked !== null && before === null) sound('turn');
    before = asked;
  });
  $effect(() =>
    play.live.onEntry((entry) => {
      if (entry.kind === 'chosen' && entry.seat === play.seat) sound('choice');
    }),
  );
}
