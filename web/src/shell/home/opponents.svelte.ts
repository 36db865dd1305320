/** How a person usually plays a game against computers, kept in this browser. */
import type { Level } from '$shared/api';

export interface OpponentDefaults {
  rivals: number;
  level: Level;
}

const STORAGE_KEY = 'silverspire:habits';
const DEFAULTS: OpponentDefaults = { rivals: 2, level: 'journeyman' };

function loaded(): Record<string, OpponentDefaults> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<
      string,
      OpponentDefaults
    >;
  } catch {
    return {};
  }
}

const saved = $state(loaded());

export const opponentsOf = (game: string): OpponentDefaults => ({ ...DEFAULTS, ...saved[game] });

export function saveOpponents(game: string, opponents: OpponentDefaults): void {
  saved[game] = opponents;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // A private window may refuse: it is then forgotten with the page.
  }
}
