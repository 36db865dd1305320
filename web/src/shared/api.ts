/** What travels between browser and server, and the few ways in which it does. */
import type { components } from '../generated/api';

export type Schemas = components['schemas'];
export type About = Schemas['About'];
export type Me = Schemas['Me'];
export type Person = Schemas['Person'];
export type Game = Schemas['Game'];
export type Table = Schemas['Table'];
export type TableSummary = Schemas['TableSummary'];
export type Seat = Schemas['Seat'];
export type SeatSetup = Schemas['SeatSetup'];
export type CreateTable = Schemas['CreateTable'];
export type Decision = Schemas['Decision'];
export type Entry = Schemas['Entry'];
export type GameEvent = Schemas['GameEvent'];
export type Message = Schemas['Message'];
export type Situation = Schemas['Situation'];
export type Reason = Schemas['Reason'];
export type WhyNot = Schemas['WhyNot'];
export type Preview = Schemas['Preview'];
export type Path = Schemas['Path'];
export type Reach = Schemas['Reach'];
export type Hint = Schemas['Hint'];
export type Scores = Schemas['Scores'];
export type Replay = Schemas['Replay'];
export type Analysis = Schemas['Analysis'];
export type Statistics = Schemas['Statistics'];
export type WinningChances = Schemas['WinningChances'];
export type DecidingMoment = Schemas['DecidingMoment'];
/** A refusal; `offline` is our own word for a server that does not answer. */
export type Problem = Omit<Schemas['Problem'], 'code'> & {
  code: Schemas['Problem']['code'] | 'offline';
};
export type Accepted = Schemas['Accepted'];
export type TableRequest = Schemas['TableRequest'];
export type LiveRequest = Schemas['LiveRequest'];
export type LiveMessage = Schemas['LiveMessage'];
export type Level = NonNullable<SeatSetup['level']>;

/** A refusal of the server, or that it could not be reached (`code` is then `offline`). */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const OFFLINE: Problem = {
  type: 'urn:silverspire:offline',
  title: 'offline',
  status: 0,
  code: 'offline',
  message: 'the server cannot be reached',
  reasons: [],
  decision: null,
};

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(OFFLINE);
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ? problem : { ...OFFLINE, status: response.status });
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>('POST', path, body);
export const put = <T>(path: string): Promise<T> => call<T>('PUT', path);
export const remove = <T>(path: string): Promise<T> => call<T>('DELETE', path);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>('PATCH', path, body);

/** A name for a request, so that sending it again does not do it again. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
