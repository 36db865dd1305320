/** What a table sounds like, made on the spot: no file to load, and nothing heard unless asked for. */
import { settings } from './settings.svelte';

/** A tone that rings: pitch in hertz, when it begins and how long it rings in seconds, how loud. */
interface Tone {
  pitch: number;
  begins?: number;
  rings: number;
  loud?: number;
  wave?: OscillatorType;
}
/** A burst of noise through a filter: paper, wood, stone. */
interface Noise {
  around: number;
  begins?: number;
  rings: number;
  loud?: number;
  /** How narrow the filter is. */
  narrow?: number;
}
interface Sound {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const SOUNDS = {
  card: {
    noises: [
      { around: 2600, rings: 0.09 },
      { around: 1500, begins: 0.05, rings: 0.06 },
    ],
  },
  coin: {
    tones: [
      { pitch: 2093, rings: 0.18, loud: 0.35, wave: 'sine' },
      { pitch: 3136, begins: 0.045, rings: 0.26, loud: 0.3, wave: 'sine' },
    ],
  },
  build: {
    noises: [
      { around: 420, rings: 0.07, narrow: 4 },
      { around: 360, begins: 0.14, rings: 0.07, narrow: 4 },
      { around: 300, begins: 0.28, rings: 0.12, narrow: 4, loud: 1.3 },
    ],
  },
  die: {
    noises: [0, 0.07, 0.13, 0.22, 0.34].map((begins, bounce) => ({
      around: 1100 - 90 * bounce,
      begins,
      rings: 0.04,
      narrow: 6,
    })),
  },
  piece: { noises: [{ around: 700, rings: 0.06, narrow: 3 }] },
  point: {
    tones: [
      { pitch: 659, rings: 0.2, loud: 0.5 },
      { pitch: 880, begins: 0.07, rings: 0.3, loud: 0.5 },
    ],
  },
  price: {
    tones: [
      { pitch: 392, rings: 0.12, loud: 0.5, wave: 'sine' },
      { pitch: 440, begins: 0.09, rings: 0.16, loud: 0.5, wave: 'sine' },
    ],
  },
  loss: {
    tones: [
      { pitch: 196, rings: 0.3 },
      { pitch: 175, begins: 0.12, rings: 0.4 },
    ],
  },
  bell: {
    tones: [
      { pitch: 294, rings: 1.4, loud: 0.8, wave: 'sine' },
      { pitch: 702, rings: 0.9, loud: 0.3, wave: 'sine' },
      { pitch: 1180, rings: 0.5, loud: 0.15, wave: 'sine' },
    ],
  },
  choice: { tones: [{ pitch: 330, rings: 0.09 }] },
  turn: {
    tones: [
      { pitch: 523, rings: 0.5 },
      { pitch: 784, begins: 0.14, rings: 0.7 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** Of all sounds together, at full volume. */
const LOUDNESS = 0.16;
const SILENT = 0.001;
let context: AudioContext | null = null;

export function play(name: SoundName): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const sound: Sound = SOUNDS[name];
  for (const tone of sound.tones ?? []) playTone(context, tone);
  for (const noise of sound.noises ?? []) playNoise(context, noise);
}

function playTone(context: AudioContext, tone: Tone): void {
  const { pitch, begins = 0, rings, loud = 1, wave = 'triangle' } = tone;
  const string = context.createOscillator();
  string.type = wave;
  string.frequency.value = pitch;
  string.connect(fading(context, begins, rings, loud));
  string.start(context.currentTime + begins);
  string.stop(context.currentTime + begins + rings);
}

function playNoise(context: AudioContext, noise: Noise): void {
  const { around, begins = 0, rings, loud = 1, narrow = 1 } = noise;
  const source = context.createBufferSource();
  source.buffer = hiss(context, rings);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(context, begins, rings, 2 * loud));
  source.start(context.currentTime + begins);
}

function hiss(context: AudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** A gain that falls from its loudness to nothing. */
function fading(context: AudioContext, begins: number, rings: number, loud: number): GainNode {
  const start = context.currentTime + begins;
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(SILENT, LOUDNESS * loud * settings.volume), start);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + rings);
  gain.connect(context.destination);
  return gain;
}
