/** How the steps of this game’s scenes are drawn. */
import type { GameScreen } from '$shared/game';

import Completed from './Completed.svelte';
import Duties from './Duties.svelte';
import NextChapter from './NextChapter.svelte';
import Penalties from './Penalties.svelte';
import PlagueHouse from './PlagueHouse.svelte';
import Tax from './Tax.svelte';
import Towns from './Towns.svelte';

export const scenes: NonNullable<GameScreen['scenes']> = {
  'chapter-end.towns': Towns,
  'chapter-end.duties': Duties,
  'chapter-end.tax': Tax,
  'chapter-end.penalties': Penalties,
  'chapter-end.new-chapter': NextChapter,
  'plague.location': PlagueHouse,
  'project.completed': Completed,
};
