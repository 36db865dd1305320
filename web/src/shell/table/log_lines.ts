/** What happened, in sentences: of the game by the game’s words, of the table by ours. */
import type { Entry, GameEvent } from '$shared/api';
import type { IconName } from '$shared/drawings/icons';
import type { Play } from '$shared/play.svelte';
import { say } from '$shared/localization.svelte';
import { scenesOf, type StoryScene } from '$shared/scenes/scene';

export interface LogLine {
  icon: string;
  tint?: string;
  text: string;
  /** Whom it is about. */
  seat: number | null;
  news: boolean;
  /** A part of the game begins with it. */
  heading: boolean;
  /** The event that it speaks of; null: one of the table’s own. */
  event: GameEvent | null;
}

/** What one entry did, up to the next heading. */
export interface LogRow {
  key: string;
  entry: Entry;
  heading: LogLine | null;
  lines: LogLine[];
  /** The scenes that ended before it. */
  scenes: StoryScene[];
}

/** Whether the log shows a line. */
export type LineFilter = (line: LogLine) => boolean;
const EVERYTHING: LineFilter = () => true;

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
    lines.push({ ...play.game.eventIcon(event), text, seat, news, heading, event });
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
  return { icon, text, seat: entry.seat, news, heading: false, event: null };
}

/** The rows of the log, the oldest first: a round that begins in an entry has a heading there, and a
    scene stands before the heading of what follows it. */
export function logRows(
  play: Play,
  entries: readonly Entry[],
  shows: LineFilter = EVERYTHING,
  ended: ScenesBySequence = scenesBySequence(entries),
): LogRow[] {
  return entries.flatMap((entry) => rowsOf(play, entry, ended.get(entry.sequence) ?? [], shows));
}

function rowsOf(play: Play, entry: Entry, ended: StoryScene[], shows: LineFilter): LogRow[] {
  const rows: LogRow[] = [];
  const add = (place: number): LogRow => {
    const key = `${entry.sequence}.${place}`;
    const row: LogRow = { key, entry, heading: null, lines: [], scenes: [] };
    rows.push(row);
    return row;
  };
  for (const [place, line] of logLines(play, entry).entries()) {
    if (line.heading) add(place).heading = line;
    else if (shows(line)) (rows.at(-1) ?? add(place)).lines.push(line);
  }
  if (ended.length) {
    const next = rows.find(({ heading }) => heading);
    (next ?? add(-1)).scenes = ended;
  }
  return rows;
}

type ScenesBySequence = ReadonlyMap<number, StoryScene[]>;

/** The scenes of a log, by the entry that ends them. */
export function scenesBySequence(entries: readonly Entry[]): ScenesBySequence {
  const found = new Map<number, StoryScene[]>();
  for (const scene of scenesOf(entries))
    found.set(scene.sequence, [...(found.get(scene.sequence) ?? []), scene]);
  return found;
}
