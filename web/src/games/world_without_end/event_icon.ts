/** The icon of an event in the log and in the news. */
import type { GameEvent } from '$shared/api';

import { cardMark, markOf, PENALTY_ICONS, type Mark } from './marks';
import type { CardName, Duty, Value } from './view';

const plain = (icon: Mark['icon'], tint = 'transparent'): Mark => ({ icon, tint });
const KIND_ICONS: Record<string, Mark> = {
  chapter: plain('rules'),
  round: plain('hourglass'),
  event: plain('turn', 'var(--red)'),
  plague: plain('plague', 'var(--red)'),
  favor: plain('favor', 'var(--gold)'),
  resource: plain('project', 'var(--g-stone)'),
  house: plain('house-build', 'var(--g-wood)'),
  seal: plain('seal', 'var(--red)'),
  cloth: markOf('cloth'),
  location: plain('healed', 'var(--good)'),
  project: plain('project', 'var(--g-stone)'),
  metal: plain('project', 'var(--gold)'),
  fair: plain('sale', 'var(--g-wool)'),
  goods: plain('sale', 'var(--g-gold)'),
  tax: plain('duty', 'var(--g-gold)'),
  duty: plain('duty'),
  actions: plain('close'),
  game: plain('crown-winner', 'var(--gold)'),
  points: markOf('points'),
  card: plain('log'),
};

export function eventIcon(event: GameEvent): Mark {
  const { good, card, duty } = event.facts;
  const [subject = ''] = event.kind.split('.');
  if (subject === 'penalty') return plain(PENALTY_ICONS[duty as Duty], 'var(--red)');
  if (subject === 'good') return markOf(good as Value);
  if (card !== undefined) return cardMark(card as CardName);
  if (event.kind === 'card.oriented') return plain('turn', 'var(--red)');
  return KIND_ICONS[subject] ?? plain('log');
}
