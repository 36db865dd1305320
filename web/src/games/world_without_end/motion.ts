/** How things come: quickly, or immediately where nothing may move. Never when a page is first shown. */
import { mayMove } from '$shared/settings.svelte';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const QUICK = 250;
const duration = (): number => (mayMove() ? QUICK : 0);

/** Dropped from above: a resource, a card, a house. */
export function dropIn(_: Element, { from = 14 }: { from?: number } = {}): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: (shown, left) => `opacity: ${shown}; translate: 0 ${-from * left}px`,
  };
}

/** Pressed down from near the eye: a seal, a number that has changed. */
export function stampIn(_: Element): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: (shown, left) => `opacity: ${shown}; scale: ${1 + 0.8 * left}`,
  };
}
