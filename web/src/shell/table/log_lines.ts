/** What happened, in sentences: of the game by the game’s words, of the table by ours. */
import type { Entry } from '$shared/api';
import type { IconName } from '$shared/drawings/icons';
import type { Play } from '$shared/play.svelte';
import { say } from '$shared/localization.svelte';

export interface LogLine {
  icon: string;
  tint?: string;
  text: string;
  /** Whom it is about. */
  seat: number | null;
  news: boolean;
  /** A part of the game begins with it. */
  heading: boolean;
}

/** What one entry did, up to the next heading. */
export interface LogRow {
  key: string;
  entry: Entry;
  heading: LogLine | null;
  lines: LogLine[];
}

const ICONS: Record<string, IconName> = {
  started: 'play',
  seat_taken: 'person',
  seat_left: 'person',
  resigned: 'resign',
  handed_over: 'computer',
  came_back: 'person',
  undone: 'undo',
  take_back_asked: 'undo',
  take_back_agreed: 'undo',
  take_back_refused: 'undo',
  take_back_withdrawn: 'undo',
  rematched: 'rematch',
  rematch_withdrawn: 'rematch',
  said: 'chat',
  hint_used: 'hint',
  removed: 'close',
};

export function logLines(play: Play, entry: Entry): LogLine[] {
  const lines: LogLine[] = [];
  const own = ofTable(play, entry);
  if (own) lines.push(own);
  for (const event of entry.events ?? []) {
    if (!event.text) continue; // another event’s sentence says it
    const { seat, news, heading } = event;
    const text = play.render(event.text);
    lines.push({ ...play.game.eventIcon(event), text, seat, news, heading });
  }
  return lines;
}

function ofTable(play: Play, entry: Entry): LogLine | null {
  const icon = ICONS[entry.kind];
  if (!icon) return null;
  // Nobody to name: what is said is hidden from this reader, or whoever went had no seat.
  if ((entry.kind === 'said' && entry.text == null) || (entry.kind === 'removed' && !entry.name))
    return null;
  const player = entry.name ?? (entry.seat === null ? '' : play.nameOf(entry.seat));
  const level = entry.level ? say(`level-${entry.level}`) : '';
  const text = say(`web-entry-${entry.kind.replaceAll('_', '-')}`, {
    player,
    level,
    count: entry.count ?? 0,
    text: entry.text ?? '',
  });
  const news = entry.kind !== 'started';
  return { icon, text, seat: entry.seat, news, heading: false };
}

/** The rows of the log, the oldest first: a round that begins in an entry has a heading there. */
export function logRows(play: Play, entries: readonly Entry[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const entry of entries) {
    let row: LogRow | null = null;
    for (const [place, line] of logLines(play, entry).entries()) {
      if (!row || line.heading) {
        row = { key: `${entry.sequence}.${place}`, entry, heading: null, lines: [] };
        rows.push(row);
      }
      if (line.heading) row.heading = line;
      else row.lines.push(line);
    }
  }
  return rows;
}
