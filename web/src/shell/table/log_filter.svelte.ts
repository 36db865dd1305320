/** What the log is narrowed to: one choice, wherever the log is shown. */
import { speaksOf } from './since_last_turn';
import type { Play } from '$shared/play.svelte';
import type { LogFilter } from '$shared/game';
import type { LineFilter } from './log_lines';

export const logFilter = $state<{ chosen: string | null }>({ chosen: null });

/** The filters of a table: what concerns the reader, and those of its game. */
export function filtersOf(play: Play): readonly LogFilter[] {
  const { seat } = play;
  const mine: LogFilter[] =
    seat === null
      ? []
      : [
          {
            id: 'mine',
            icon: 'person',
            title: 'web-log-mine',
            shows: (event) => speaksOf(event, seat),
          },
        ];
  return [...mine, ...(play.game.logFilters ?? [])];
}

/** Whether a line is shown; everything is while nothing is chosen. */
export function lineFilter(play: Play): LineFilter {
  const chosen = filtersOf(play).find(({ id }) => id === logFilter.chosen);
  return chosen ? ({ event }) => event !== null && chosen.shows(event) : () => true;
}
