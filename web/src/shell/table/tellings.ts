/** What happened, in sentences: of the game by the game’s words, of the table by ours. */
import type { EntryTold } from '$shared/api';
import type { IconName } from '$shared/drawings/icons';
import type { Play } from '$shared/play.svelte';
import { say } from '$shared/words.svelte';

export interface Telling {
  icon: IconName;
  tint?: string;
  text: string;
  /** Whom it is about. */
  seat: number | null;
  news: boolean;
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
  rematched: 'rematch',
  said: 'chat',
};

export function tellings(play: Play, entry: EntryTold): Telling[] {
  const scene = play.scene;
  const told: Telling[] = [];
  const own = ofTable(play, entry);
  if (own) told.push(own);
  for (const event of entry.events ?? []) {
    const text = play.game.sentence(scene, event);
    if (text) {
      const news = play.game.isNews(event);
      told.push({ ...play.game.eventIcon(event), text, seat: event.seat, news });
    }
  }
  return told;
}

function ofTable(play: Play, entry: EntryTold): Telling | null {
  const icon = ICONS[entry.kind];
  if (!icon) return null;
  const player = entry.name ?? (entry.seat === null ? '' : play.nameOf(entry.seat));
  const level = entry.level ? say(`level-${entry.level}`) : '';
  const text = say(`web-entry-${entry.kind.replaceAll('_', '-')}`, {
    player,
    level,
    count: entry.count ?? 0,
    text: entry.text ?? '',
  });
  return { icon, text, seat: entry.seat, news: entry.kind !== 'started' };
}
