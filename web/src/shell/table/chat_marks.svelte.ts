/** What was said at the table, and how much of it this reader has not seen yet. */
import type { Play } from '$shared/play.svelte';

export class ChatMarks {
  #read = $state(0);

  constructor(readonly play: Play) {
    try {
      this.#read = Number(localStorage.getItem(this.#storageKey) ?? 0) || 0;
    } catch {
      // Not kept: what was said before then counts as new.
    }
  }

  readonly unread = $derived.by(() => {
    const seats = this.play.live.table?.seats ?? [];
    return this.play.live.entries.filter(
      (entry) =>
        entry.kind === 'said' &&
        entry.text != null && // not of someone who is blocked
        entry.sequence > this.#read &&
        !(entry.seat !== null && seats[entry.seat]?.yours),
    ).length;
  });

  markRead(): void {
    const last = this.play.live.entries.findLast((entry) => entry.kind === 'said')?.sequence ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    try {
      localStorage.setItem(this.#storageKey, String(last));
    } catch {
      // Read until the page is closed.
    }
  }

  get #storageKey(): string {
    return `chat:${this.play.live.id}`;
  }
}
