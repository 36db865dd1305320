/** What the log is narrowed to, and what an event changes of what a reader owns. */
import type { GameEvent } from '$shared/api';
import type { LogFilter, Scene } from '$shared/game';
import { render } from '$shared/narration';

import { viewOf, type Good } from './view';

export const logFilters: readonly LogFilter[] = [
  {
    id: 'goods',
    icon: 'resource',
    tint: 'var(--g-wood)',
    title: 'web-wwe-goods',
    shows: ({ kind }) => /^(good|goods|cloth|duty)\./.test(kind),
  },
  {
    id: 'points',
    icon: 'points',
    tint: 'var(--gold)',
    title: 'web-log-points',
    shows: ({ kind }) => kind.startsWith('points.'),
  },
];

/** A project with one’s seal, or the fair for what one holds. */
export function ownChange(scene: Scene, event: GameEvent): string | null {
  return event.text && isOfOwn(scene, event) ? render(event.text, scene.nameOf) : null;
}

function isOfOwn(scene: Scene, { kind, facts }: GameEvent): boolean {
  const { projects, players } = viewOf(scene);
  if (scene.seat === null) return false;
  if (kind.startsWith('fair.')) return (players[scene.seat]?.goods?.[facts.good as Good] ?? 0) > 0;
  if (kind !== 'project.canceled') return false;
  const project = projects.find(({ project: name }) => name === facts.project);
  return project?.seals.includes(scene.seat) ?? false;
}
