/** The score sheet, and what the end of the game draws as curves. */
import type { Scene, ScoreLine, ChartSeries } from '$shared/game';
import { say } from '$shared/localization.svelte';

import { markOf } from './marks';
import { projectName } from './names';
import { PROJECTS, type ScoreSheet } from './view';

/** Points by source, in the order of the sheet. */
export function sheet(_scene: Scene, result: Pick<ScoreSheet, 'lines'>): ScoreLine[] {
  return Object.entries(result.lines).map(([source, points]) => ({
    label: say(`wwe-source-${source}`),
    points,
  }));
}

const HUES = ['stone', 'wood', 'knowledge', 'piety', 'loyalty', 'grain', 'cloth'] as const;

/** How much of each project stood, from the first choice to the last. */
export const series = (): ChartSeries[] =>
  PROJECTS.map((project, place) => ({
    column: `projects.${project}`,
    label: projectName(project),
    icon: 'project',
    tint: markOf(HUES[place] ?? 'stone').tint,
  }));

export const pointsColumn = (seat: number): string => `seats.${seat}.points`;
