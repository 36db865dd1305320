/** St. Barbara’s: the emblem of the game. */
import { flat, line } from '$shared/drawings/icons/pen';

export const emblem =
  flat('M3.5 21v-8L7 5.5l2.5 5.3L12 3l2.5 7.8L17 5.5l3.5 7.5v8Z') +
  line(
    'M3.5 13h17M7 21v-3.5q0-1.5 0 0M17 21v-3.5M10.3 21v-3.2L12 15.5l1.7 2.3V21M7 5.5V4M17 5.5V4M12 3V1.5',
  );
