/** What can be inspected: a piece or a number that is no choice, with what is said of it. Its rule is
    found by its kind. */
export const piece = (
  kind: string,
  words: string,
): { 'data-piece': string; 'data-info': string; tabindex: number } => ({
  'data-piece': kind,
  'data-info': words,
  tabindex: -1,
});

/** A piece as the info card needs it. */
export interface Inspected {
  element: Element;
  words: string;
  /** Its names, the closest first: for its rule. */
  names: string[];
  /** The key of a picture that the game has of it. */
  picture: string | null;
}

const PIECES = '[data-choice], [data-piece]';

/** The piece that something on the table belongs to. */
export function inspectedAt(target: EventTarget | null): Inspected | null {
  const element = target instanceof Element ? target.closest(PIECES) : null;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  if (!element.closest('.table')) return null;
  const pictured = element.querySelector('[data-tip]') ?? element.closest('[data-tip]');
  return {
    element,
    words: wordsOf(element),
    names: namesOf(element.dataset.piece ?? element.dataset.choice ?? ''),
    picture:
      pictured instanceof HTMLElement || pictured instanceof SVGElement
        ? (pictured.dataset.tip ?? null)
        : null,
  };
}

/** What is said of a piece; else what screen readers hear. */
function wordsOf(element: HTMLElement | SVGElement): string {
  const own =
    element.dataset.info ?? element.querySelector('[data-info]')?.getAttribute('data-info');
  const aloud = element.getAttribute('aria-label') ?? element.querySelector('.unseen')?.textContent;
  return (own ?? aloud ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** `card:1:plot` is also known as `card:plot`, and as `card`. */
export function namesOf(name: string): string[] {
  const parts = name.split(':');
  return [name, `${parts[0]}:${parts.at(-1)}`, parts[0]!];
}
