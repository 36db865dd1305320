/** What a person prefers, kept in this browser. */
import type { Language } from './localization.svelte';

export type Theme = 'system' | 'light' | 'dark';

/** How fast what happens is shown, and how fast computers play: a multiple of the usual pace. */
export const PACES = [0.5, 1, 2, 4, 'immediately'] as const;
export type Pace = (typeof PACES)[number];

/** How much larger everything is than usual: text, pieces and what is touched. */
export const TEXT_SIZES = { normal: 1, large: 1.15, 'very-large': 1.35, largest: 2 } as const;
export type TextSize = keyof typeof TEXT_SIZES;

interface Settings {
  language: Language | null;
  theme: Theme;
  textSize: TextSize;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether they were asked if they want sound. */
  soundOffered: boolean;
  motion: boolean;
  /** Pass the turn by itself instead of waiting for “End turn”. */
  endTurns: boolean;
  /** One tap chooses; else the first shows what it does and the second chooses. */
  oneTap: boolean;
  /** Ask before what cannot be undone. */
  guard: boolean;
  pace: Pace;
  name: string;
  /** Whether the server has met this browser: else it is not worth asking who we are. */
  met: boolean;
}

const STORAGE_KEY = 'silverspire';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  sound: false,
  volume: 0.7,
  soundOffered: false,
  motion: true,
  endTurns: false,
  oneTap: false,
  guard: true,
  pace: 1,
  name: '',
  met: false,
};

function loaded(): Settings {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(loaded());

/** Keep what is changed from now on, and show the page as they want it. Call once. */
export function persistSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
      } catch {
        // A private window may refuse: the settings then last as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
    $effect(() => {
      const size = TEXT_SIZES[settings.textSize] ?? 1;
      document.documentElement.style.setProperty('--text-size', String(size));
    });
  });
}

/** Whether things may move: the person’s wish here, and that of their system. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The pace as it is sent to the server: 0 for computers that do not wait. */
export const paceForServer = (): number => (settings.pace === 'immediately' ? 0 : settings.pace);
