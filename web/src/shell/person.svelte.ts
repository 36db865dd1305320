/** Who you are to the server: a guest with a name, known again by a cookie. */
import { get, patch, post, Refusal, type Me } from '$shared/api';
import { settings } from '$shared/settings.svelte';
import { say } from '$shared/localization.svelte';

export const MAX_NAME_LENGTH = 40;

class Person {
  me = $state.raw<Me | null>(null);
  #request: Promise<Me> | null = null;

  /** Whether they have given a name, and are not just “Guest”. */
  get hasName(): boolean {
    return settings.name.trim() !== '';
  }

  /** The server’s word on who you are; a stranger becomes a guest without being asked anything. */
  identified(): Promise<Me> {
    this.#request ??= this.#identify().catch((error: unknown) => {
      this.#request = null; // whoever asks again may find the server back
      throw error;
    });
    return this.#request;
  }

  /** Take another name. Seats that are taken already keep the old one. */
  async rename(name: string): Promise<void> {
    await this.identified();
    const called = name.trim().slice(0, MAX_NAME_LENGTH);
    this.me = await patch<Me>('/api/me', { name: called });
    settings.name = this.me.name;
  }

  async #identify(): Promise<Me> {
    this.me = (settings.met && (await this.#known())) || (await this.#introduced());
    settings.met = true;
    return this.me;
  }

  /** Whom the server knows us as; null if it has forgotten us. */
  async #known(): Promise<Me | null> {
    try {
      return await get<Me>('/api/me');
    } catch (error) {
      if (error instanceof Refusal && error.problem.status === 401) return null;
      throw error;
    }
  }

  #introduced(): Promise<Me> {
    return post<Me>('/api/me', { name: settings.name.trim() || say('home-guest') });
  }
}

export const person = new Person();

/** Why something did not work, as a sentence. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return say(`problem-${error.problem.code}`);
}
