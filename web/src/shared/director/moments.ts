/** The beats of an entry, gathered into moments: each has one sentence, and what belongs to it. */
import type { Entry, GameEvent, Message } from '../api';
import type { Scene } from '../game';
import type { Beat, Beats, BeatOf, Flight, Place } from './beat';

/** A sentence, with the icon of what it is about. */
export interface Line {
  key: string;
  icon: string;
  tint?: string;
  text: string;
  seat: number | null;
}

export interface Moment {
  key: string;
  line: Line | null;
  flights: readonly Flight[];
  lights: readonly Place[];
  shows: readonly NonNullable<Beat['shows']>[];
  beside: Place | null;
  sounds: readonly NonNullable<Beat['sound']>[];
}

/** How a table says what happened. */
export interface Narrator {
  beats: Beats;
  eventIcon: (event: GameEvent) => { icon: string; tint?: string };
  render: (message: Message) => string;
}

const WHOM: BeatOf = ({ seat }) => (seat === null ? {} : { lights: [`seat:${seat}`] });

/** What happens together: everything up to the next sentence that is news. */
export function momentsOf(entry: Entry, scene: Scene, narrator: Narrator): Moment[] {
  const moments: Moment[] = [];
  let together: GameEvent[] = [];
  for (const event of entry.events ?? []) {
    together.push(event);
    if (!event.text || !event.news) continue;
    moments.push(moment(`${entry.sequence}.${moments.length}`, together, scene, narrator));
    together = [];
  }
  const last = moments.at(-1);
  if (together.length) {
    const rest = moment(`${entry.sequence}.${moments.length}`, together, scene, narrator);
    if (last) moments[moments.length - 1] = joined(last, rest);
    else moments.push(rest);
  }
  return moments.filter((one) => one.line ?? (one.flights.length || one.lights.length));
}

/** What comes of a thing, and is not said as news, is seen with it. */
const joined = (one: Moment, rest: Moment): Moment => ({
  ...one,
  flights: [...one.flights, ...rest.flights],
  lights: [...new Set([...one.lights, ...rest.lights])],
  shows: [...one.shows, ...rest.shows],
  beside: one.beside ?? rest.beside,
  sounds: [...new Set([...one.sounds, ...rest.sounds])],
});

function moment(
  key: string,
  events: readonly GameEvent[],
  scene: Scene,
  { beats, eventIcon, render }: Narrator,
): Moment {
  const played = events.map((event) => (beats[event.kind] ?? WHOM)(event, scene));
  const said = events.findLast(({ text, news }) => text && news) ?? events.find(({ text }) => text);
  return {
    key,
    line: said?.text ? { key, ...eventIcon(said), text: render(said.text), seat: said.seat } : null,
    flights: played.flatMap((beat) => beat.flights ?? []),
    lights: [...new Set(played.flatMap((beat) => beat.lights ?? []))],
    shows: played.flatMap((beat) => beat.shows ?? []),
    beside: played.find((beat) => beat.beside)?.beside ?? null,
    sounds: [...new Set(played.flatMap((beat) => beat.sound ?? []))],
  };
}
