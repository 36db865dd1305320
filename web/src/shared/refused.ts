/** Something that was refused: by a rule, or because the table says so. */
import { Refusal, type Reason } from './api';
import { say } from './localization.svelte';
import type { Play } from './play.svelte';

export interface Refused {
  /** What the refused choice is called; '' for anything else. */
  name: string;
  reasons: Reason[];
  /** A refusal that is no rule’s: what the table says. */
  message: string | null;
}

export function refusalOf(error: unknown): Refused {
  if (!(error instanceof Refusal)) throw error;
  const { code, reasons = [] } = error.problem;
  return { name: '', reasons, message: reasons.length ? null : say(`problem-${code}`) };
}

/** Nothing is asked of the reader: whom the table waits for. */
export function refusedNow(play: Play): Refused {
  const asked = play.live.situation?.decision?.seat ?? null;
  const message = play.past
    ? say('web-not-in-the-past')
    : play.mustEndTurn
      ? say('web-end-turn-first')
      : asked === null
        ? say('web-game-is-over')
        : say('web-not-your-turn', { player: play.nameOf(asked) });
  return { name: '', reasons: [], message };
}
