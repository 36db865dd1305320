/** The live connection to one table: resumes by itself, sends everything exactly once. */
import {
  clientId,
  get,
  Refusal,
  type Accepted,
  type Ask,
  type EntryTold,
  type LiveAsk,
  type LiveMessage,
  type Situation,
  type TableTold,
  type WhyNot,
} from './api';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

interface Waiting {
  ask: LiveAsk;
  done: (answer: LiveMessage) => void;
  failed: (reason: unknown) => void;
}
/** What a caller names; the connection adds the id. */
type Without<T> = T extends unknown ? Omit<T, 'client_id'> : never;
export type Wish = Without<Ask>;

const SILENCE = 50_000; // the server’s heart beats every 20 seconds
const SLOWEST = 15_000;

export class Live {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableTold | null>(null);
  situation = $state.raw<Situation | null>(null);
  /** Everything that happened, as far as we have heard of it. */
  entries = $state.raw<EntryTold[]>([]);
  /** Whether `entries` reach back to the beginning. */
  remembers = $state(false);
  people = $state.raw<string[]>([]);
  spectators = $state(0);
  problem = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #again = 0;
  #silence = 0;
  #closed = false;
  #listeners = new Set<(entry: EntryTold, situation: Situation | null) => void>();

  constructor(
    readonly id: string,
    public seat: number | null = null,
  ) {}

  open(): void {
    this.#closed = false;
    clearTimeout(this.#again);
    addEventListener('online', this.#back);
    addEventListener('offline', this.#cut);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as LiveMessage);
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#cut);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Look through the eyes of another of your seats. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.remembers = false;
    this.entries = []; // what another seat was told is not this one’s to read
    this.comeAgain();
  }

  /** Connect anew: the server looks again who comes, and by which name. */
  comeAgain(): void {
    this.#socket?.close();
    this.open();
  }

  onEntry(listener: (entry: EntryTold, situation: Situation | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async do(wish: Wish): Promise<Accepted> {
    const answer = await this.#ask({ ...wish, client_id: clientId() } as LiveAsk);
    if (answer.type !== 'accepted') throw new Error(`unexpected ${answer.type}`);
    return answer.accepted;
  }

  async whyNot(seat: number, choice: string): Promise<WhyNot> {
    const answer = await this.#ask({ do: 'why_not', seat, choice, client_id: clientId() });
    if (answer.type !== 'answered' || !answer.why_not) throw new Error('no reasons');
    return answer.why_not;
  }

  #ask(ask: LiveAsk & { client_id?: string | null }): Promise<LiveMessage> {
    return new Promise((done, failed) => {
      this.#waiting.set(ask.client_id as string, { ask, done, failed });
      if (this.connection === 'live') this.#send(ask);
    });
  }

  #send(ask: LiveAsk): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  #hello(socket: WebSocket): void {
    const since = this.entries.at(-1)?.sequence ?? null;
    socket.send(JSON.stringify({ do: 'hello', since, seat: this.seat, views: true }));
  }

  #hear(message: LiveMessage): void {
    this.#listen();
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        if (message.table) this.#seated(message.table);
        if (message.situation) this.situation = message.situation;
        this.#add([message.entry]);
        for (const listener of this.#listeners) listener(message.entry, message.situation);
        break;
      case 'presence':
        this.people = message.people;
        this.spectators = message.spectators;
        break;
      case 'accepted':
        this.#settle(message.accepted.client_id, (waiting) => waiting.done(message));
        break;
      case 'answered':
        this.#settle(message.client_id, (waiting) => waiting.done(message));
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  /** Who sits down sees with other eyes than a spectator: the server must be asked anew. */
  #seated(table: TableTold): void {
    const sat = (told: TableTold | null): boolean =>
      told?.seats.some((seat) => seat.yours) ?? false;
    const hadSeat = sat(this.table);
    this.table = table;
    if (sat(table) !== hadSeat) this.comeAgain();
  }

  #welcome(message: Extract<LiveMessage, { type: 'welcome' }>): void {
    this.connection = 'live';
    this.#tries = 0;
    this.table = message.table;
    this.situation = message.situation;
    if (this.entries.length) this.#add(message.entries);
    else void this.#remember();
    // Sent again after a gap: the server knows their ids and does nothing twice.
    for (const waiting of this.#waiting.values()) this.#send(waiting.ask);
  }

  /** Fetch what happened before we came: the table need not wait for it. */
  async #remember(): Promise<void> {
    const eyes = this.seat === null ? '' : `&seat=${this.seat}`;
    const before = await get<EntryTold[]>(`/api/tables/${this.id}/entries?since=0${eyes}`).catch(
      () => [],
    );
    this.#add(before);
    this.remembers = true;
  }

  #add(entries: EntryTold[]): void {
    const known = new Set(this.entries.map((entry) => entry.sequence));
    const fresh = entries.filter((entry) => !known.has(entry.sequence));
    if (!fresh.length) return;
    this.entries = [...this.entries, ...fresh].sort((one, other) => one.sequence - other.sequence);
  }

  #refused(message: Extract<LiveMessage, { type: 'refused' }>): void {
    const refusal = new Refusal(message.problem);
    if (message.client_id) {
      this.#settle(message.client_id, (waiting) => waiting.failed(refusal));
    } else if (message.problem.status !== 429 && message.problem.status < 500) {
      this.connection = 'refused';
      this.problem = refusal;
      this.#closed = true;
    }
  }

  #settle(id: string | null, settle: (waiting: Waiting) => void): void {
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (!id || !waiting) return;
    this.#waiting.delete(id);
    settle(waiting);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  /** The network is back: no need to wait for the next try. */
  #back = (): void => {
    if (!this.#closed && this.connection !== 'live') this.open();
  };

  /** Without a network a connection only seems to be alive. */
  #cut = (): void => {
    this.#socket?.close();
  };

  #lost(): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.connection = this.#tries ? 'lost' : 'connecting';
    const pause = Math.min(SLOWEST, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#again = window.setTimeout(() => this.open(), pause);
  }
}
