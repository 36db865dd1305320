/** What travels between browser and server, and the few ways in which it does. */
import type { components } from '../generated/api';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type GameTold = Schemas['GameTold'];
export type TableTold = Schemas['TableTold'];
export type TableListed = Schemas['TableListed'];
export type SeatTold = Schemas['SeatTold'];
export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type DecisionTold = Schemas['DecisionTold'];
export type EntryTold = Schemas['EntryTold'];
export type EventTold = Schemas['EventTold'];
export type Situation = Schemas['Situation'];
export type ReasonTold = Schemas['ReasonTold'];
export type WhyNot = Schemas['WhyNot'];
export type Preview = Schemas['Preview'];
export type Hint = Schemas['Hint'];
export type Scores = Schemas['Scores'];
export type Replay = Schemas['Replay'];
export type Course = Schemas['Course'];
/** A refusal; `offline` is our own word for a server that does not answer. */
export type Problem = Omit<Schemas['Problem'], 'code'> & {
  code: Schemas['Problem']['code'] | 'offline';
};
export type Accepted = Schemas['Accepted'];
export type Ask = Schemas['Ask'];
export type LiveAsk = Schemas['LiveAsk'];
export type LiveMessage = Schemas['LiveMessage'];
export type Level = NonNullable<SeatWish['level']>;

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
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>('PATCH', path, body);

/** A name for a request, so that sending it again does not do it again. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
