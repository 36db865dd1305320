import { bridge } from './bridge';
import { chapel } from './chapel';
import { church } from './church';
import type { ProjectDrawing } from './drawing';
import { hospital } from './hospital';
import { mill } from './mill';
import { palace } from './palace';
import { tower } from './tower';

export const PROJECTS = {
  bridge,
  mill,
  hospital,
  chapel,
  palace,
  church,
  tower,
} as const satisfies Record<string, ProjectDrawing>;

export type ProjectName = keyof typeof PROJECTS;
