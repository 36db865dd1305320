/** The games that have a screen: each is loaded when somebody sits down to it. */
import type { GameScreen } from '$shared/game';

const SCREENS: Record<string, () => Promise<{ screen: GameScreen }>> = {
  kutna_hora: () => import('./kutna_hora/screen'),
  world_without_end: () => import('./world_without_end/screen'),
};

export async function screenOf(game: string): Promise<GameScreen> {
  const load = SCREENS[game];
  if (!load) throw new Error(`nobody has drawn ${game}`);
  return (await load()).screen;
}
