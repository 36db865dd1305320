/** What happened to you since your last turn: every event of others’ choices that names you. It stays
    until the others choose again. */
import type { Entry, GameEvent, Message } from '$shared/api';
import { isMove, standingEntries } from '$shared/log';

export interface Concern {
  /** The move that leads there. */
  move: number;
  key: string;
  event: GameEvent & { text: Message };
}

export function sinceLastTurn(entries: readonly Entry[], seat: number): Concern[] {
  const standing = standingEntries(entries);
  const end = standing.findLastIndex((entry) => isMove(entry) && entry.seat !== seat) + 1;
  const before = standing.slice(0, end);
  const last = before.findLastIndex((entry) => isMove(entry) && entry.seat === seat);
  if (last < 0) return [];
  return before.slice(last + 1).flatMap((entry) =>
    (entry.events ?? []).flatMap((event, place) => {
      const { text, heading } = event;
      if (!text || heading || !(event.seat === seat || names(text, seat))) return [];
      return [{ move: entry.move, key: `${entry.sequence}.${place}`, event: { ...event, text } }];
    }),
  );
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
