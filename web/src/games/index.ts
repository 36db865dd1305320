/** The games that this browser knows: one folder each, found by its files. */
import type { GameMeta, GameScreen } from '$shared/game';
import { genericScreen } from '$shared/generic/screen';
import type { Lessons } from '$shared/lessons';

const METAS = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'meta' });
const SCREENS = import.meta.glob<GameScreen>('./*/screen.ts', { import: 'screen' });
const LESSONS = import.meta.glob<Lessons>('./*/lessons/index.ts', { import: 'lessons' });

/** All of them, in the order of their names. */
export const GAMES: readonly GameMeta[] = Object.values(METAS);

export const metaOf = (game: string): GameMeta | undefined =>
  GAMES.find((meta) => meta.name === game);

/** The screen of a game, its own or the one for any game: loaded when somebody sits down to it. */
export async function screenOf(game: string): Promise<GameScreen> {
  const load = SCREENS[`./${game}/screen.ts`];
  return load ? load() : genericScreen(game);
}

export const hasLessons = (game: string): boolean => `./${game}/lessons/index.ts` in LESSONS;

export const lessonsOf = (game: string): Promise<Lessons> | null =>
  LESSONS[`./${game}/lessons/index.ts`]?.() ?? null;
