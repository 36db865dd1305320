/** The keys of a table. Whatever has the focus and a use for a key comes first. */
import type { Director } from '$shared/director/director.svelte';
import { askForHint } from '$shared/look';
import type { Play } from '$shared/play.svelte';
import type { HistoryViewer } from './history.svelte';

export interface KeyTable {
  play: Play;
  history: HistoryViewer;
  director: Director;
  open: (page: 'log' | 'keys') => void;
}

/** As the page lists them: what is printed on the key, and the message that says what it does. */
export const KEYS: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['1', '…', '9'], label: 'web-key-choose' },
  { keys: ['↵'], label: 'web-key-confirm' },
  { keys: ['Esc'], label: 'web-key-drop' },
  { keys: ['␣', 'Esc'], label: 'web-key-skip' },
  { keys: ['Tab'], label: 'web-key-next' },
  { keys: ['⇧ ← ↑ ↓ →'], label: 'web-key-pieces' },
  { keys: ['Z'], label: 'web-undo' },
  { keys: ['⇧ Z'], label: 'web-redo' },
  { keys: ['H'], label: 'web-coach' },
  { keys: ['L'], label: 'web-log' },
  { keys: ['I'], label: 'web-key-inspect' },
  { keys: ['←', '→'], label: 'web-key-history' },
  { keys: ['?'], label: 'web-keys' },
];

/** Choices, and what can only be inspected. */
const PIECES = '[data-choice], [data-piece]';

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyPressed(event: KeyboardEvent, table: KeyTable): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.querySelector('dialog[open]') || isBusyWith(event.target)) return;
  if (act(event, table)) event.preventDefault();
}

function isBusyWith(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role=tab]') !== null
  );
}

/** Whether the key was of use. */
function act(event: KeyboardEvent, { play, history, director, open }: KeyTable): boolean {
  const direction = DIRECTIONS[event.key];
  if (direction) return event.shiftKey ? goTo(direction) : step(direction[0], history, play);
  if (event.key === ' ') return skip(director);
  if (event.key === 'Enter') return confirm(play);
  if (/^[1-9]$/.test(event.key)) return choose(Number(event.key) - 1, play);
  switch (event.key.toLowerCase()) {
    case 'z':
      return takeBack(play, event.shiftKey);
    case 'h':
      if (play.decision && play.live.table?.hints) void askForHint(play);
      return true;
    case 'l':
      open('log');
      return true;
    case '?':
      open('keys');
      return true;
    default:
      return false;
  }
}

/** A button that has the focus is pressed by Enter itself. */
function confirm(play: Play): boolean {
  if (document.activeElement?.closest('button, a, [role=button]')) return false;
  if (play.mustEndTurn) void play.endTurn();
  else if (play.selected !== null) void play.confirm();
  else return false;
  return true;
}

/** A button that has the focus is pressed by Space itself. */
function skip(director: Director): boolean {
  if (!director.playing || document.activeElement?.closest('button, a, [role=button]'))
    return false;
  director.skip();
  return true;
}

function choose(number: number, play: Play): boolean {
  const way = play.ways[number];
  if (play.hasWays) {
    if (way) void play.take(way);
    return true;
  }
  const legal = pieces().filter((piece) => piece.classList.contains('legal'));
  const first = [...new Map(legal.map((one) => [one.dataset.choice, one])).values()];
  const piece = first[number];
  if (!piece?.dataset.choice) return false;
  piece.focus();
  void play.touch(piece.dataset.choice);
  return true;
}

function takeBack(play: Play, again: boolean): boolean {
  const situation = play.live.situation;
  if (play.past || play.busy || !situation) return true;
  if (again && (situation.redo ?? 0) > 0) void play.redo();
  if (!again && (situation.undo ?? 0) > 0) void play.undo();
  return true;
}

/** A move back or forth; from the last one on to the present. */
function step(by: number, history: HistoryViewer, play: Play): boolean {
  if (by === 0 || (!history.isOpen && by > 0)) return false;
  history.pause();
  const move = (history.move ?? history.last) + by;
  const finished = play.live.table?.status === 'finished';
  if (move > history.last && !finished) void history.returnToPresent();
  else void history.showMove(move);
  return true;
}

const pieces = (): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`.table :is(${PIECES})`)].filter((one) =>
    one.checkVisibility({ checkVisibilityCSS: true }),
  );

/** Move the focus to the nearest piece that way, legal or not: Enter on it says why not. */
function goTo([right, down]: [number, number]): boolean {
  const all = pieces();
  const here = document.activeElement?.closest<HTMLElement | SVGElement>(PIECES);
  if (!here) {
    all[0]?.focus();
    return all.length > 0;
  }
  const [x, y] = middle(here);
  const distance = (piece: Element): number => {
    const [dx, dy] = [middle(piece)[0] - x, middle(piece)[1] - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    return ahead < 4 || aside > 2 * ahead ? Infinity : ahead + 2 * aside;
  };
  const [nearest] = all
    .map((piece) => ({ piece, far: distance(piece) }))
    .filter(({ piece, far }) => piece !== here && far < Infinity)
    .sort((one, other) => one.far - other.far);
  nearest?.piece.focus();
  return true;
}

function middle(piece: Element): [number, number] {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
