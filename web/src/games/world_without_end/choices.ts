/** The icon of a choice, and what it changes: as numbers before and after. */
import type { Preview } from '$shared/api';
import type { Change, Scene } from '$shared/game';

import { cardMark, markOf, type Mark } from './marks';
import { goodName } from './names';
import {
  askedCard,
  askedKind,
  printedOn,
  VALUES,
  viewOf,
  type CardName,
  type Good,
  type Value,
} from './view';

/** A choice’s family and what it names: `project:mill` is a project, the mill. */
export function split(choice: string): [family: string, rest: string] {
  const at = choice.indexOf(':');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}

type IconFunction = (scene: Scene, rest: string) => Mark | null;
const ICONS: Record<string, IconFunction> = {
  arrow: () => ({ icon: 'turn', tint: 'var(--red)' }),
  play: (_, card) => cardMark(card as CardName),
  discard: (_, card) => cardMark(card as CardName),
  perform: performIcon,
  decline: () => ({ icon: 'close', tint: 'transparent' }),
  good: (_, good) => markOf(good as Good),
  project: () => ({ icon: 'project', tint: 'var(--g-stone)' }),
  wool: () => markOf('wool'),
  cloth: () => markOf('cloth'),
  house: (scene, number) => {
    const printed = printedOn(scene).houses[Number(number) - 1];
    return printed ? markOf(printed.income) : null;
  },
  medicine: () => markOf('gold'),
  treat: () => ({ icon: 'sick', tint: 'var(--red)' }),
  trade: () => ({ icon: 'sale', tint: 'var(--g-gold)' }),
};

export function iconOf(scene: Scene, choice: string): Mark | null {
  const [family, rest] = split(choice);
  return ICONS[family]?.(scene, rest) ?? null;
}

function performIcon(scene: Scene): Mark {
  const view = viewOf(scene);
  const card = askedCard(view);
  if (card) return cardMark(card);
  if (askedKind(view) === 'protection') return markOf('loyalty');
  return { icon: 'check', tint: 'transparent' };
}

// --- Previews ------------------------------------------------------------------------------------

const IDLE = new Set(['action.declined', 'action.forbidden']);

/** Whether a card’s action could not be performed now: it would be played for nothing. */
export function isIdle(preview: Preview | null | undefined): boolean {
  return (preview?.events ?? []).some((event) => IDLE.has(event.kind));
}

/** Points first, then goods in their order. */
export function changes(_scene: Scene, preview: Preview): Change[] {
  const order: Value[] = ['points', ...VALUES.filter((good) => good !== 'points')];
  return order.flatMap((good) => {
    const [before, after] = preview.changes[good] ?? [0, 0];
    if (before === after) return [];
    return [{ ...markOf(good), label: goodName(good), before, after, moreIsGood: true }];
  });
}
