/** Who you are to the server: a guest with a name, known again by a cookie. */
import { get, patch, post, Refusal, type Me } from '$shared/api';
import { settings } from '$shared/settings.svelte';
import { say } from '$shared/words.svelte';

export const LONGEST_NAME = 40;

class Person {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** Whether they have told a name, and are not just “Guest”. */
  get named(): boolean {
    return settings.name.trim() !== '';
  }

  /** The server’s word on who you are; a stranger becomes a guest without being asked anything. */
  known(): Promise<Me> {
    this.#asked ??= this.#introduce().catch((error: unknown) => {
      this.#asked = null; // whoever asks again may find the server back
      throw error;
    });
    return this.#asked;
  }

  /** Take another name. Seats that are taken already keep the old one. */
  async rename(name: string): Promise<void> {
    await this.known();
    const called = name.trim().slice(0, LONGEST_NAME);
    this.me = await patch<Me>('/api/me', { name: called });
    settings.name = this.me.name;
  }

  async #introduce(): Promise<Me> {
    try {
      this.me = await get<Me>('/api/me');
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.status !== 401) throw error;
      this.me = await post<Me>('/api/me', { name: settings.name.trim() || say('home-guest') });
    }
    return this.me;
  }
}

export const person = new Person();

/** Why something did not work, as a sentence. */
export function told(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return say(`problem-${error.problem.code}`);
}
