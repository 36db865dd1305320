import { itIsAGoodIconSet } from '$shared/testing/icons';

import { ICONS } from './icons';

itIsAGoodIconSet(ICONS);
