/** The table of a lesson: private, with fixed luck, every seat the learner’s. */
import { clientId, get, post, Refusal, type Accepted, type Table } from '$shared/api';
import { Live } from '$shared/live.svelte';
import { person } from '../person.svelte';
import type { Lesson } from './lessons';
import { begunAt, saveBegun, saveLessonTable } from './progress.svelte';

const GONE = 404;
const TOO_OFTEN = 429;

/** A new table at the lesson’s first step; `report` hears how much of it is ready. */
export async function createLessonTable(
  lesson: Lesson,
  report: (share: number) => void,
): Promise<string> {
  await person.identified();
  const { game, seats, seed, options } = lesson.course;
  const table = await post<Table>('/api/tables', {
    game,
    seats: Array.from({ length: seats }, () => ({ player: 'me' })),
    seed,
    options,
    spectators: false,
    client_id: clientId(),
  });
  saveLessonTable(table.id, lesson.name);
  await post(`/api/tables/${table.id}/requests`, { type: 'start' });
  await makeChoices(table.id, lesson.before, report);
  saveBegun(lesson.name, table.id);
  return table.id;
}

/** The table at which a lesson was begun, if it is still there. */
export async function unfinishedTable(lesson: Lesson): Promise<string | null> {
  const table = begunAt(lesson.name);
  if (table === null) return null;
  await person.identified();
  try {
    return (await get<Table>(`/api/tables/${table}`)).id;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.status !== GONE) throw error;
    saveBegun(lesson.name, null); // another server, or it was tidied away
    return null;
  }
}

async function makeChoices(
  table: string,
  choices: readonly string[],
  report: (share: number) => void,
): Promise<void> {
  if (!choices.length) return;
  const live = new Live(table, 0);
  live.open();
  try {
    for (const [made, choice] of choices.entries()) {
      await untilAsked(live, made);
      await answer(live, choice);
      report((made + 1) / choices.length);
    }
  } finally {
    live.close();
  }
}

/** Until the table has that many choices and asks for the next. */
async function untilAsked(live: Live, made: number): Promise<void> {
  while (live.situation?.move !== made || !live.situation.decision) {
    if (live.problem) throw live.problem;
    await new Promise((done) => setTimeout(done, 4));
  }
}

/** Make a scripted choice for whoever is asked. Too quick for the server: wait, and try again. */
export async function answer(live: Live, choice: string): Promise<Accepted> {
  const decision = live.situation?.decision;
  if (!decision) throw new Error('nobody is asked');
  try {
    return await live.send({ type: 'answer', seat: decision.seat, decision: decision.id, choice });
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.status !== TOO_OFTEN) throw error;
    await new Promise((done) => setTimeout(done, 2000));
    return answer(live, choice);
  }
}
