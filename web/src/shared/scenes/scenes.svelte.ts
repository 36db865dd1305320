/** The scene that is shown, and how far it has come. Scenes play one step after another, can be
    stepped through by hand, and end when they have played or are skipped. */
import { mayMove, settings } from '../settings.svelte';
import type { StoryScene } from './scene';

/** Milliseconds that a step stays at the usual pace, and for each line to read in it. */
const STEP = 1500;
const LINE = 200;
const MOST_LINES = 10;

export class Scenes {
  active = $state.raw<StoryScene | null>(null);
  /** The step that is looked at, from 0. */
  step = $state(0);
  /** Whether the steps follow each other by themselves. */
  playing = $state(false);
  /** Whether it came by itself, and not because somebody opened it. */
  #uninvited = false;
  #asked = false;
  #timer = 0;
  #done: (() => void) | null = null;

  /** Whether the reader is asked something: no scene is then shown that nobody has opened. */
  get asked(): boolean {
    return this.#asked;
  }
  set asked(asked: boolean) {
    this.#asked = asked;
    if (asked && this.#uninvited) this.skip();
  }

  /** Play a scene; resolved when it is over or skipped. Played immediately, it is only in the log;
      without motion it stays, as a page to read, until it is put away. */
  show(scene: StoryScene): Promise<void> {
    if (settings.pace === 'immediately' || this.#asked) return Promise.resolve();
    return this.#open(scene, mayMove(), true);
  }

  /** Open a scene to read it: from the log, or the list of what happened. */
  open(scene: StoryScene): Promise<void> {
    return this.#open(scene, false, false);
  }

  #open(scene: StoryScene, playing: boolean, uninvited: boolean): Promise<void> {
    this.skip();
    this.#uninvited = uninvited;
    return new Promise((done) => {
      this.#done = done;
      this.active = scene;
      this.step = 0;
      this.playing = playing;
      this.#schedule();
    });
  }

  /** To another step, by hand: from then on it no longer plays. Beyond the last one it ends. */
  go(by: number): void {
    this.pause();
    this.#move(by);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** End the scene. */
  skip(): void {
    this.pause();
    this.#uninvited = false;
    this.active = null;
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  #move(by: number): void {
    const next = this.step + by;
    if (!this.active || next >= this.active.steps.length) this.skip();
    else this.step = Math.max(0, next);
  }

  #schedule(): void {
    if (!this.playing || settings.pace === 'immediately') return;
    const lines = this.active?.steps[this.step]?.events.filter(({ event }) => event.text).length;
    const time = STEP + LINE * Math.min(MOST_LINES, lines ?? 0);
    this.#timer = window.setTimeout(() => {
      this.#move(1);
      this.#schedule();
    }, time / settings.pace);
  }
}

export const scenes = new Scenes();
