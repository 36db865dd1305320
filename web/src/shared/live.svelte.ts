/** The live connection to one table: resumes by itself, sends everything exactly once. */
import {
  clientId,
  get,
  Refusal,
  type Accepted,
  type TableRequest,
  type Entry,
  type LiveRequest,
  type LiveMessage,
  type Path,
  type Reach,
  type Situation,
  type Table,
  type WhyNot,
} from './api';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

interface Waiting {
  request: LiveRequest;
  done: (answer: LiveMessage) => void;
  failed: (reason: unknown) => void;
}
/** What a caller names; the connection adds the id. */
type Without<T> = T extends unknown ? Omit<T, 'client_id'> : never;
export type Command = Without<TableRequest>;
type Query = Without<Extract<LiveRequest, { type: 'why_not' | 'reach' | 'paths' }>>;

const TIMEOUT = 50_000; // the server’s heart beats every 20 seconds
const LONGEST_PAUSE = 15_000;

export class Live {
  connection = $state<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  situation = $state.raw<Situation | null>(null);
  /** Everything that happened, as far as it has arrived. */
  entries = $state.raw<Entry[]>([]);
  /** Whether `entries` reach back to the beginning. */
  hasFullLog = $state(false);
  spectators = $state(0);
  /** Whether this is the table of an earlier visit, and the server has not answered yet. */
  stale = $state(false);
  problem = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #retry = 0;
  #timeout = 0;
  #closed = false;
  #pace = 1;
  #listeners = new Set<(entry: Entry, situation: Situation | null) => void>();
  #awaiting: { sequence: number; done: () => void }[] = [];

  constructor(
    readonly id: string,
    public seat: number | null = null,
  ) {}

  /** How fast computers are to play: a multiple of the usual pace, 0 without any delay. */
  setPace(pace: number): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (this.connection === 'live') this.#send({ type: 'pace', pace, client_id: null });
  }

  open(): void {
    this.#closed = false;
    clearTimeout(this.#retry);
    this.#drop();
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(JSON.parse(message.data as string) as LiveMessage);
    };
    socket.onclose = () => socket === this.#socket && this.#disconnected();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    clearTimeout(this.#timeout);
    this.#drop();
  }

  /** Let a connection go. One that is not there yet ends once it is: else browsers complain. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** The table as it was when we last saw it, until the server answers. */
  restore(table: Table, situation: Situation): void {
    this.table = table;
    this.situation = situation;
    this.stale = true;
    this.connection = 'lost';
    this.#attempts = 1;
  }

  /** Look through the eyes of another of your seats. */
  viewAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.hasFullLog = false;
    this.entries = []; // another seat’s log is not for this one to read
    this.reconnect();
  }

  /** Connect again: the server checks again who it is, and by which name. */
  reconnect(): void {
    this.open();
  }

  onEntry(listener: (entry: Entry, situation: Situation | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(command: Command): Promise<Accepted> {
    const answer = await this.#request({ ...command, client_id: clientId() } as LiveRequest);
    if (answer.type !== 'accepted') throw new Error(`unexpected ${answer.type}`);
    return answer.accepted;
  }

  /** Until the table that we hold is the one after something that was accepted. */
  reached({ sequence }: Accepted): Promise<void> {
    return new Promise((done) => {
      this.#awaiting.push({ sequence, done });
      this.#arrived();
    });
  }

  #arrived(): void {
    const here = this.situation?.sequence ?? 0;
    for (const one of this.#awaiting) if (one.sequence <= here) one.done();
    this.#awaiting = this.#awaiting.filter((one) => one.sequence > here);
  }

  async whyNot(seat: number, choice: string): Promise<WhyNot> {
    const { why_not: reasons } = await this.#ask({ type: 'why_not', seat, choice });
    if (!reasons) throw new Error('no reasons');
    return reasons;
  }

  /** The choices that those of now lead to. */
  async reach(seat: number): Promise<Reach> {
    const { reach } = await this.#ask({ type: 'reach', seat });
    if (!reach) throw new Error('no reach');
    return reach;
  }

  /** What leads to a choice, or completes it. */
  async paths(seat: number, choice: string): Promise<Path[]> {
    return (await this.#ask({ type: 'paths', seat, choice })).paths ?? [];
  }

  async #ask(query: Query): Promise<Extract<LiveMessage, { type: 'query_result' }>> {
    const answer = await this.#request({ ...query, client_id: clientId() } as LiveRequest);
    if (answer.type !== 'query_result') throw new Error(`unexpected ${answer.type}`);
    return answer;
  }

  #request(request: LiveRequest & { client_id?: string | null }): Promise<LiveMessage> {
    return new Promise((done, failed) => {
      this.#waiting.set(request.client_id as string, { request, done, failed });
      if (this.connection === 'live') this.#send(request);
    });
  }

  #send(request: LiveRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hello(socket: WebSocket): void {
    const since = this.entries.at(-1)?.sequence ?? null;
    socket.send(
      JSON.stringify({ type: 'hello', since, seat: this.seat, views: true, pace: this.#pace }),
    );
  }

  #receive(message: LiveMessage): void {
    this.#restartTimeout();
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        if (message.table) this.#updateTable(message.table);
        if (message.situation) this.situation = message.situation;
        this.#addEntries([message.entry]);
        this.#arrived();
        for (const listener of this.#listeners) listener(message.entry, message.situation);
        break;
      case 'presence':
        this.#updatePresence(message.people);
        this.spectators = message.spectators;
        break;
      case 'accepted':
        this.#settle(message.accepted.client_id, (waiting) => waiting.done(message));
        break;
      case 'query_result':
        this.#settle(message.client_id, (waiting) => waiting.done(message));
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  /** Whoever comes or goes changes the table that we hold, too. */
  #updatePresence(people: string[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      present: seat.person !== null && people.includes(seat.person),
    }));
    this.table = { ...this.table, seats };
  }

  /** A seat sees more than a spectator: whoever sits down connects again. */
  #updateTable(table: Table): void {
    const sat = (known: Table | null): boolean => known?.seats.some((seat) => seat.yours) ?? false;
    const hadSeat = sat(this.table);
    this.table = table;
    if (sat(table) !== hadSeat) this.reconnect();
  }

  #welcome(message: Extract<LiveMessage, { type: 'welcome' }>): void {
    this.connection = 'live';
    this.stale = false;
    this.#attempts = 0;
    this.table = message.table;
    this.situation = message.situation;
    this.#arrived();
    if (this.entries.length) this.#addEntries(message.entries);
    else void this.#loadLog();
    // Sent again after a gap: the server knows their ids and does nothing twice.
    for (const waiting of this.#waiting.values()) this.#send(waiting.request);
  }

  /** Fetch what happened before we came: the table need not wait for it. */
  async #loadLog(): Promise<void> {
    const eyes = this.seat === null ? '' : `&seat=${this.seat}`;
    const before = await get<Entry[]>(`/api/tables/${this.id}/entries?since=0${eyes}`).catch(
      () => [],
    );
    this.#addEntries(before);
    this.hasFullLog = true;
  }

  #addEntries(entries: Entry[]): void {
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

  #restartTimeout(): void {
    clearTimeout(this.#timeout);
    this.#timeout = window.setTimeout(() => this.#socket?.close(), TIMEOUT);
  }

  /** The network is back: no need to wait for the next try. */
  #online = (): void => {
    if (!this.#closed && this.connection !== 'live') this.open();
  };

  /** Without a network a connection only seems to be alive. */
  #offline = (): void => {
    this.#socket?.close();
  };

  #disconnected(): void {
    clearTimeout(this.#timeout);
    if (this.#closed) return;
    this.connection = this.#attempts ? 'lost' : 'connecting';
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retry = window.setTimeout(() => this.open(), pause);
  }
}
