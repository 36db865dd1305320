/** What a table sounds like: your turn, a choice of yours, something that others did. */
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
      if (entry.kind === 'chosen') sound(entry.seat === play.seat ? 'choice' : 'event');
    }),
  );
}
