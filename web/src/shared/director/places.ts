/** Where a place is on the page now. */
import type { Place } from './beat';

/** What stands for a seat or a part of the table that is not shown: on a phone, the tab of the part,
    and the mark of whoever acts. */
export interface Elsewhere {
  /** The part of the table in which a place is; null: none. */
  paneOf?: (place: Place) => string | null;
}

export function elementOf(place: Place, { paneOf }: Elsewhere = {}): Element | null {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const quoted = CSS.escape(name);
    const found = seen(`[data-place="${quoted}"]`) ?? seen(`[data-choice="${quoted}"]`);
    if (found) return found;
  }
  const pane = paneOf?.(place);
  const tab = pane == null ? null : seen(`#${CSS.escape(`tab-${pane}`)}`);
  return tab ?? (place.startsWith('seat:') ? seen('[data-place="actor"]') : null);
}

function seen(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (width && height && inside) return element;
  }
  return null;
}
