/** A few sounds, made of plain tones: no file to load, and none heard unless asked for. */
import { settings } from './settings.svelte';

type Sound = 'choice' | 'turn' | 'event';
/** Each tone: its pitch, when it begins and how long it rings, in seconds. */
type Tone = readonly [pitch: number, begins: number, rings: number];

const TONES: Record<Sound, readonly Tone[]> = {
  choice: [[330, 0, 0.09]],
  turn: [
    [523, 0, 0.5],
    [784, 0.14, 0.7],
  ],
  event: [[196, 0, 0.25]],
};
const LOUDNESS = 0.12;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) playTone(context, tone);
}

function playTone(context: AudioContext, [pitch, begins, rings]: Tone): void {
  const start = context.currentTime + begins;
  const string = context.createOscillator();
  const body = context.createGain();
  string.type = 'triangle';
  string.frequency.value = pitch;
  body.gain.setValueAtTime(LOUDNESS, start);
  body.gain.exponentialRampToValueAtTime(0.001, start + rings);
  string.connect(body).connect(context.destination);
  string.start(start);
  string.stop(start + rings);
}
