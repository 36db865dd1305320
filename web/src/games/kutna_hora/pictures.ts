/** The wide pictures of Kutná Hora. */
import type { GamePictures } from '$shared/game';

import SilverHill from './drawings/panorama/SilverHill.svelte';
import SilverTown from './drawings/panorama/SilverTown.svelte';

export const pictures: GamePictures = { Panorama: SilverHill, Banner: SilverTown };
