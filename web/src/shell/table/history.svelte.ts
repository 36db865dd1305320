/** Looking back: the history slider, playing moves again, and what happened while you were away. */
import type { Entry } from '$shared/api';
import type { Director } from '$shared/director/director.svelte';
import { showMove, tableAt } from '$shared/look';
import { settings } from '$shared/settings.svelte';
import { standingEntries, isMove } from '$shared/log';
import type { Play } from '$shared/play.svelte';

/** Milliseconds for which a move is read at the usual pace. */
const USUAL = 2200;

export class HistoryViewer {
  /** The move that is looked at; null: now. */
  move = $state<number | null>(null);
  playing = $state(false);
  /** Through whose eyes; null: one’s own, or a spectator’s. */
  eyes = $state<number | null>(null);
  /** The last move that this person has seen in this browser; null: none. */
  #seen = $state<number | null>(null);
  /** The last move when they came back: what is made from then on, they see. */
  #returnedAt = $state<number | null>(null);
  #timer = 0;

  constructor(
    readonly play: Play,
    readonly director: Director,
  ) {
    const saved = Number(savedAt(this.#storageKey()) ?? NaN);
    this.#seen = Number.isFinite(saved) ? saved : null;
  }

  get isOpen(): boolean {
    return this.move !== null;
  }
  get last(): number {
    return this.play.live.situation?.move ?? 0;
  }
  readonly #moves = $derived.by(() => standingEntries(this.play.live.entries).filter(isMove));
  /** The move from which on something was missed: who has moved since has looked as well. */
  readonly from = $derived.by(() => {
    const seats = this.play.live.table?.seats ?? [];
    const own = this.#moves.filter((entry) => entry.seat !== null && seats[entry.seat]?.yours);
    return Math.max(this.#seen ?? 0, own.at(-1)?.move ?? 0);
  });
  /** How many moves were made while nobody looked here. */
  readonly missed = $derived.by(() => {
    const came = this.#returnedAt;
    if (this.#seen === null || came === null || !this.play.live.hasFullLog) return 0;
    return this.#moves.filter((entry) => entry.move > this.from && entry.move <= came).length;
  });

  async showMove(move: number): Promise<void> {
    if (this.director.playing) this.director.skip();
    this.move = Math.max(0, Math.min(move, this.last));
    await showMove(this.play, this.move, this.eyes);
  }

  /** Look through the eyes of another seat: once the game is over, nothing is hidden any more. */
  async lookAs(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.showMove(this.move ?? this.last);
  }

  async returnToPresent(): Promise<void> {
    this.pause();
    this.move = this.eyes = null;
    this.markSeen();
    await showMove(this.play, null);
  }

  /** Play the moves from here on, one after another, to the present. */
  replay(from: number): void {
    this.pause();
    this.playing = true;
    void this.#step(from);
  }

  pause(): void {
    if (this.playing) this.director.skip();
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #step(move: number): Promise<void> {
    if (this.move !== move) await this.showMove(move);
    if (!this.playing) return;
    if (move >= this.last) {
      await this.#finish();
      return;
    }
    const entry = this.#moves.find((one) => one.move === move + 1);
    if (entry && this.director.moves) await this.#perform(entry);
    else await this.#pause();
    if (this.playing) void this.#step(move + 1);
  }

  /** What happens in a move is seen as it was when it was made. */
  async #perform(entry: Entry): Promise<void> {
    const { play } = this;
    await play.attempt(async () => {
      const after = await tableAt(play, entry.move, this.eyes);
      if (!this.playing) return;
      await this.director.perform(entry, play.scene, () => {
        if (!this.playing) return;
        play.past = after;
        this.move = entry.move;
      });
    });
  }

  /** A move that is only read stays on the screen for a while. */
  #pause(): Promise<void> {
    const { pace } = settings;
    const time = pace === 'immediately' ? 0 : USUAL / pace;
    return new Promise((done) => (this.#timer = window.setTimeout(done, time)));
  }

  async #finish(): Promise<void> {
    this.pause();
    if (this.play.live.table?.status !== 'finished') await this.returnToPresent();
  }

  /** Keep what has been seen, while the page is looked at. */
  saveSeen(): void {
    const last = this.last;
    if (document.hidden || this.play.live.connection !== 'live') return;
    this.#returnedAt ??= last;
    try {
      localStorage.setItem(this.#storageKey(), String(last));
    } catch {
      // Not saved: catching up is then offered from the beginning of this visit only.
    }
  }

  /** The page is put away, or looked at again. */
  visibilityChanged(): void {
    if (document.hidden) {
      this.#seen = this.last;
      this.#returnedAt = null;
    } else this.saveSeen();
  }

  /** What was missed is watched, or need not be. */
  markSeen(): void {
    this.#seen = this.last;
  }

  #storageKey(): string {
    return `seen:${this.play.live.id}`;
  }
}

function savedAt(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
