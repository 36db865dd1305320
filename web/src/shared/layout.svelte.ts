/** How a table is arranged in the window: one arrangement for each shape and size, measured in the
    size of the text, so that a larger text is treated like a smaller screen. */
export type Arrangement =
  /** All beside each other, as on a laptop. */
  | 'wide'
  /** A tablet held upright: the players above, the world below. */
  | 'tall'
  /** A phone held upright: the world in parts, the decision below. */
  | 'phone'
  /** A phone on its side, or a laptop enlarged: the world in parts, the decision beside it. */
  | 'side';

const WIDE = { width: 62, height: 42 };
const TALL = { width: 46, height: 58 };
/** Below it a wide table does without what is only nice to have. */
const COMPACT = 74;

/** The arrangement for a window of this size, in rem. */
export function arrangementOf(width: number, height: number): Arrangement {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= TALL.width && height >= TALL.height) return 'tall';
  return width > height ? 'side' : 'phone';
}

export class Layout {
  #width = $state(80);
  #height = $state(45);

  readonly arrangement = $derived(arrangementOf(this.#width, this.#height));
  /** Whether the world comes in parts, one at a time. */
  readonly paned = $derived(this.arrangement === 'phone' || this.arrangement === 'side');
  readonly compact = $derived(this.arrangement === 'wide' && this.#width < COMPACT);
  /** For the root of the table: every part of it is styled by these. */
  readonly classes = $derived([this.arrangement, { paned: this.paned, compact: this.compact }]);

  /** Follow the window and the size of its text. For an element that fills the window. */
  follow = (element: HTMLElement): (() => void) => {
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      this.#width = innerWidth / rem;
      this.#height = innerHeight / rem;
    };
    // A probe as wide as the text is large: it changes with any setting, in the app or the browser.
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
    document.body.append(probe);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(probe);
    measure();
    return () => {
      observer.disconnect();
      probe.remove();
    };
  };
}

export const layout = new Layout();
