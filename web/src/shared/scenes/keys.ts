/** The keys of a scene: on, back, and away with it. */
import { scenes } from './scenes.svelte';

const STEPS: Record<string, number> = { ArrowRight: 1, ' ': 1, ArrowLeft: -1 };

/** Whether the key was for the scene. */
export function sceneKeyPressed(event: KeyboardEvent): boolean {
  if (!scenes.active || event.defaultPrevented || document.querySelector('dialog[open]'))
    return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const step = STEPS[event.key];
  const isPressed =
    event.target instanceof Element && event.target.closest('button, input, select');
  if (event.key === 'Escape') scenes.skip();
  else if (step !== undefined && !isPressed) scenes.go(step);
  else return false;
  event.preventDefault();
  return true;
}
