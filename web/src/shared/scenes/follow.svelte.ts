/** What the director needs to show scenes as they happen, one after another, to whoever looks on.
    Whoever is asked finds them in the log and in the list of what happened since their last turn. */
import type { Entry } from '../api';
import type { Play } from '../play.svelte';
import { mayMove } from '../settings.svelte';
import { scenesEndingWith } from './scene';
import { scenes } from './scenes.svelte';

export interface SceneShow {
  has: (entry: Entry) => boolean;
  /** Resolved when they are over or skipped. */
  show: (entry: Entry) => Promise<void>;
  skip: () => void;
}

/** The scenes of a table, by the entry that ends them. */
export function sceneShow(play: Play): SceneShow {
  let run = 0;
  let showing = false;
  // The last page of a finished game speaks for itself.
  const ended = (entry: Entry) =>
    play.live.table?.status === 'finished' || document.querySelector('dialog[open]')
      ? []
      : scenesEndingWith(play.live.entries, entry.sequence);
  return {
    has: (entry) => ended(entry).length > 0,
    async show(entry) {
      const current = (run += 1);
      showing = true;
      for (const scene of ended(entry)) {
        await scenes.show(scene);
        if (current !== run) return;
      }
      showing = false;
    },
    /** What others have opened stays. */
    skip() {
      if (showing) scenes.skip();
      showing = false;
      run += 1;
    },
  };
}

/** Let no scene lie over a question, or stay when the table is left; where nothing may move, show
    them as pages, without the director. For the component of a table. */
export function guardScenes(play: Play, waits: boolean): void {
  $effect(() => {
    scenes.asked = play.decision !== null || play.mustEndTurn;
  });
  $effect(() => {
    const show = sceneShow(play);
    return play.live.onEntry((entry) => {
      if (waits && !mayMove() && !play.past && !document.hidden) void show.show(entry);
    });
  });
  $effect(() => () => scenes.skip());
}
