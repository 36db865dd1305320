/** What a person prefers, kept in this browser. */
import type { Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** Pass the turn by itself instead of waiting for “End turn”. */
  endTurns: boolean;
  /** One tap chooses; else the first shows what it does and the second chooses. */
  oneTap: boolean;
  name: string;
}

const PLACE = 'silverspire';
const FIRST: Kept = {
  language: null,
  theme: 'system',
  sound: false,
  motion: true,
  endTurns: false,
  oneTap: false,
  name: '',
};

function remembered(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(remembered());

/** Keep what is changed from now on, and dress the page in the theme. Call once. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // A private window may refuse: the settings then last as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}

/** Whether things may move: the person’s wish here, and that of their system. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
