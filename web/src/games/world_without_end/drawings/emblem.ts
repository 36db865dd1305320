/** A crane: the emblem of the game. */
import { flat, line } from '$shared/drawings/icons/pen';

export const emblem =
  line('M6 21V4.5M6 4.5 17.5 4.5M6 9.5l5-5M17.5 4.5V9M3 21h8') +
  flat('M14.5 9h6v4.5h-6Z') +
  flat('M13 17h8.5v4H13Z');
