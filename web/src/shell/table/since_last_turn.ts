/** What happened to you since your last turn: every event of others’ choices that names you or
    changes what you own, and the scenes on the way. It stays until the others choose again. */
import type { Entry, GameEvent, Message } from '$shared/api';
import { isMove, standingEntries } from '$shared/log';
import { scenesOf, type StoryScene } from '$shared/scenes/scene';

export interface Concern {
  /** The move that leads there. */
  move: number;
  key: string;
  event: GameEvent;
  text: Message | string;
}

/** What an event changes of what you own, in words; null: nothing. */
export type OwnChange = (event: GameEvent) => string | null;

/** The standing entries, where those since your last choice begin, and where they end: the others’
    last choice. */
function window(entries: readonly Entry[], seat: number): [Entry[], from: number, end: number] {
  const standing = standingEntries(entries);
  const end = standing.findLastIndex((entry) => isMove(entry) && entry.seat !== seat) + 1;
  const before = standing.slice(0, end);
  const last = before.findLastIndex((entry) => isMove(entry) && entry.seat === seat);
  return [standing, last < 0 ? end : last + 1, end];
}

export function sinceLastTurn(
  entries: readonly Entry[],
  seat: number,
  ownChange: OwnChange = () => null,
): Concern[] {
  const [standing, from, end] = window(entries, seat);
  return standing.slice(from, end).flatMap((entry) =>
    (entry.events ?? []).flatMap((event, place) => {
      const text = concern(event, seat) ?? ownChange(event);
      if (!text || event.heading) return [];
      return [{ move: entry.move, key: `${entry.sequence}.${place}`, event, text }];
    }),
  );
}

const concern = (event: GameEvent, seat: number): Message | null =>
  speaksOf(event, seat) ? event.text : null;

/** Whether an event is about a seat, or its sentence names it. */
export const speaksOf = ({ seat: whose, text }: GameEvent, seat: number): boolean =>
  text !== null && (whose === seat || names(text, seat));

/** The scenes that ended since, also with a choice of your own: as you pay the last taxes. */
export function scenesSinceLastTurn(entries: readonly Entry[], seat: number): StoryScene[] {
  const [standing, from] = window(entries, seat);
  const first = standing[from - 1]?.sequence ?? 0;
  return scenesOf(entries).filter(({ sequence }) => sequence > first);
}

type Argument = NonNullable<Message['arguments']>[string];

/** Whether a sentence speaks of a seat. */
function names(message: Message, seat: number): boolean {
  return Object.values(message.arguments ?? {}).some((argument) => isAbout(argument, seat));
}

function isAbout(argument: Argument, seat: number): boolean {
  if (typeof argument !== 'object') return false;
  if (argument.type === 'player') return argument.seat === seat;
  if (argument.type === 'message') return names(argument, seat);
  return argument.type === 'list' && argument.items.some((item) => isAbout(item, seat));
}
