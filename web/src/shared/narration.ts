/** Narrated messages: decided once by the server, rendered here in the reader’s language. */
import type { Message } from './api';
import { localization, plain, say, signed, type Values } from './localization.svelte';

type Argument = NonNullable<Message['arguments']>[string];
type PlayerName = (seat: number) => string;

/** A message in the reader’s language; `playerName` says who sits where. */
export function render(message: Message, playerName: PlayerName): string {
  const values: Values = {};
  for (const [key, argument] of Object.entries(message.arguments ?? {})) {
    if (typeof argument === 'object' && argument.type === 'name') {
      Object.assign(values, localization.forms(key, argument.id));
    } else {
      values[key] = renderArgument(argument, playerName);
    }
  }
  return say(message.id, values);
}

function renderArgument(argument: Argument, playerName: PlayerName): string | number {
  if (typeof argument !== 'object') return argument;
  switch (argument.type) {
    case 'message':
      return render(argument, playerName);
    case 'list': {
      const items = argument.items.map((item) => renderArgument(item, playerName));
      return items.join(say(argument.separator ?? 'list-separator'));
    }
    case 'player':
      return playerName(argument.seat);
    case 'name':
      return say(argument.id);
    case 'title':
      return localization.title(argument.id, argument.printed);
    case 'counted':
      return localization.counted(argument.id, argument.amount);
    case 'signed':
      return signed(argument.number);
    case 'plain':
      return plain(argument.number);
  }
}
