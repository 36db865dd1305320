/** The score sheet, and what the end of the game draws as curves. */
import type { Anything, Scene, ScoreLine, Series } from '$shared/game';
import { say } from '$shared/words.svelte';

import { markOf } from './palette';
import { projectName } from './printed';
import { PROJECTS } from './view';

interface Sheet {
  lines: Record<string, number>;
}

/** Points by source, in the order of the sheet. */
export function sheet(_scene: Scene, told: Anything): ScoreLine[] {
  return Object.entries((told as Sheet).lines).map(([source, points]) => ({
    label: say(`wwe-source-${source}`),
    points,
  }));
}

const HUES = ['stone', 'wood', 'knowledge', 'piety', 'loyalty', 'grain', 'cloth'] as const;

/** How much of each project stood, from the first choice to the last. */
export const series = (): Series[] =>
  PROJECTS.map((project, place) => ({
    figure: `projects.${project}`,
    label: projectName(project),
    icon: 'project',
    tint: markOf(HUES[place] ?? 'stone').tint,
  }));

export const standing = (seat: number): string => `seats.${seat}.points`;
