import { itNamesEveryIcon } from '$shared/testing/legend';

import { ICONS } from './drawings/icons';
import { legend } from './legend';

itNamesEveryIcon(legend, ICONS);
