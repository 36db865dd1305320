/** Scenes: what happened together, such as the end of a round, as the server marks it. */
import type { Entry, GameEvent, Message } from '../api';
import { standingEntries } from '../log';

export interface SceneEvent {
  key: string;
  /** The move that leads there. */
  move: number;
  event: GameEvent;
}

/** Events under one heading. */
export interface SceneStep {
  name: string;
  heading: Message;
  events: SceneEvent[];
}

/** A page of the chronicle, in steps. */
export interface StoryScene {
  key: string;
  name: string;
  title: Message;
  /** The entry that closed it, and the move that leads there. */
  sequence: number;
  move: number;
  steps: SceneStep[];
}

type Part = NonNullable<GameEvent['scene']>;

/** A scene on its way: what follows its marked events belongs to it, until the entry that closes it
    is over or the next scene opens. */
interface OpenScene extends Omit<StoryScene, 'title'> {
  title: Message | null;
  closed: boolean;
}

/** The scenes of a log, the oldest first; one that still goes on is not among them. */
export function scenesOf(entries: readonly Entry[]): StoryScene[] {
  const found: StoryScene[] = [];
  let open: OpenScene | null = null;
  for (const entry of standingEntries(entries)) {
    for (const [place, event] of (entry.events ?? []).entries()) {
      const part = event.scene ?? null;
      if (part && opensAnother(open, part)) {
        finish(open, found);
        open = begun(part, `${entry.sequence}.${place}`);
      }
      if (!open) continue;
      if (part?.scene === open.name) mark(open, part);
      open.sequence = entry.sequence;
      open.move = entry.move;
      open.steps.at(-1)?.events.push({
        key: `${entry.sequence}.${place}`,
        move: entry.move,
        event,
      });
    }
    if (open?.closed) {
      finish(open, found);
      open = null;
    }
  }
  return found;
}

/** Whether a scene begins here: none begins while another one goes on. */
const opensAnother = (open: OpenScene | null, part: Part): boolean =>
  Boolean(part.opens) && (open === null || open.closed);

const begun = (part: Part, key: string): OpenScene => ({
  key,
  name: part.scene,
  title: null,
  sequence: 0,
  move: 0,
  steps: [],
  closed: false,
});

function mark(open: OpenScene, part: Part): void {
  if (open.steps.at(-1)?.name !== part.step)
    open.steps.push({ name: part.step, heading: part.heading, events: [] });
  open.title = part.title ?? open.title;
  open.closed ||= Boolean(part.closes);
}

function finish(open: OpenScene | null, found: StoryScene[]): void {
  if (open?.closed && open.title) found.push({ ...open, title: open.title });
}

/** The scenes that end with an entry. */
export const scenesEndingWith = (entries: readonly Entry[], sequence: number): StoryScene[] =>
  scenesOf(entries).filter((scene) => scene.sequence === sequence);

/** The events of some kinds, and the others, each in its order. */
export function parted(
  events: readonly SceneEvent[],
  ...kinds: readonly string[]
): [drawn: SceneEvent[], others: SceneEvent[]] {
  const drawn = events.filter(({ event }) => kinds.includes(event.kind));
  return [drawn, events.filter((one) => !drawn.includes(one))];
}

/** The seats that events are about, in their order. */
export const seatsOf = (events: readonly SceneEvent[]): number[] => [
  ...new Set(events.flatMap(({ event: { seat } }) => (seat === null ? [] : [seat]))),
];
