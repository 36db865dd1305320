/** A part that scrolls is reached by keyboard, as long as there is something to scroll. */
export function focusableWhenScrolling(element: HTMLElement): () => void {
  const update = (): void => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(update);
  resized.observe(element);
  const changed = new MutationObserver(update);
  changed.observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
  });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
