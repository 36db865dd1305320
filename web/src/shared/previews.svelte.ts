/** What the choices of the pending question would do: fetched once for each question. */
import { SvelteMap } from 'svelte/reactivity';

import { get, type Preview } from './api';
import type { Live } from './live.svelte';

export class Previews {
  /** Whether the server has not answered yet. */
  loading = $state(false);
  readonly #found = new SvelteMap<string, Preview>();
  #decision = '';
  #fetching: Promise<void> = Promise.resolve();

  constructor(readonly live: Live) {}

  get(choice: string): Preview | undefined {
    return this.#found.get(choice);
  }

  /** They are a courtesy: what could not be fetched is fetched again at the next touch. */
  load(decision: { id: string; seat: number }): Promise<void> {
    if (this.#decision !== decision.id) {
      this.#decision = decision.id;
      this.#found.clear();
      this.#fetching = this.#fetch(decision);
    }
    return this.#fetching;
  }

  async #fetch({ id, seat }: { id: string; seat: number }): Promise<void> {
    this.loading = true;
    try {
      const found = await get<Preview[]>(`/api/tables/${this.live.id}/previews?seat=${seat}`);
      if (this.#decision !== id) return;
      for (const preview of found) this.#found.set(preview.choice, preview);
    } catch {
      if (this.#decision === id) this.#decision = '';
    } finally {
      if (this.#decision === id || this.#decision === '') this.loading = false;
    }
  }
}
