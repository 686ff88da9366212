import type { WallEvent } from '@riffle/wire';

type Tune = 'level' | 'minute' | 'envelope' | 'move';

/** One tone: when it begins and how long it lasts, in seconds, and how high it is in hertz. */
type Tone = { readonly at: number; readonly for: number; readonly hertz: number; readonly like: OscillatorType };

/** Told apart with closed eyes: a rising chord, two equal knocks, a quick run upwards, one falling step. Each under a second and a half. */
const TONES: { readonly [T in Tune]: readonly Tone[] } = {
  level: [
    { at: 0, for: 0.35, hertz: 523.25, like: 'triangle' },
    { at: 0.2, for: 0.35, hertz: 659.25, like: 'triangle' },
    { at: 0.4, for: 0.9, hertz: 783.99, like: 'triangle' },
  ],
  minute: [
    { at: 0, for: 0.14, hertz: 880, like: 'square' },
    { at: 0.24, for: 0.14, hertz: 880, like: 'square' },
  ],
  envelope: [
    { at: 0, for: 0.16, hertz: 659.25, like: 'triangle' },
    { at: 0.14, for: 0.16, hertz: 783.99, like: 'triangle' },
    { at: 0.28, for: 0.16, hertz: 987.77, like: 'triangle' },
    { at: 0.42, for: 0.8, hertz: 1318.51, like: 'triangle' },
  ],
  move: [
    { at: 0, for: 0.16, hertz: 440, like: 'sine' },
    { at: 0.16, for: 0.4, hertz: 329.63, like: 'sine' },
  ],
};

const LOUD: { readonly [T in OscillatorType]: number } = {
  triangle: 0.5,
  square: 0.16,
  sine: 0.45,
  sawtooth: 0.2,
  custom: 0.3,
};

/** Before a voice, so that whoever talks listens up; and by itself, where no voice is wanted or there is none. */
const TUNES: { readonly [E in WallEvent]: Tune } = {
  start: 'level',
  level: 'level',
  break: 'level',
  handForHand: 'level',
  handForHandEnds: 'level',
  lastHands: 'level',
  finalTable: 'envelope',
  over: 'envelope',
  money: 'envelope',
  stopped: 'minute',
  timeCall: 'minute',
  move: 'move',
  announcement: 'move',
  bustOut: 'move',
  envelope: 'envelope',
  bubble: 'minute',
  hand: 'move',
  breakEnding: 'minute',
  minute: 'minute',
  breakSoon: 'minute',
  registration: 'minute',
};

/** Sounds at once; `volume` from 0 to 1. How many milliseconds it lasts. */
export function sound(context: AudioContext, event: WallEvent, volume: number): number {
  const now = context.currentTime + 0.02;
  const tones = TONES[TUNES[event]];
  for (const tone of tones) {
    const oscillator = context.createOscillator();
    const loudness = context.createGain();
    const [from, to] = [now + tone.at, now + tone.at + tone.for];
    oscillator.type = tone.like;
    oscillator.frequency.value = tone.hertz;
    // soft edges: a tone that is cut off clicks
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(Math.max(0.001, LOUD[tone.like] * volume), from + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, to);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(to);
  }
  return 1000 * Math.max(...tones.map((tone) => tone.at + tone.for));
}
