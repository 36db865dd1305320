/** The wide picture of World Without End. */
import type { GamePictures } from '$shared/game';

import KingsbridgePanorama from './drawings/KingsbridgePanorama.svelte';

export const pictures: GamePictures = { Panorama: KingsbridgePanorama };
