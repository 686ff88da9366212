import { type Instant, toInstant } from '@riffle/aggregate';
import { createSubscriber } from 'svelte/reactivity';
import { improved, type Offset, type TimeSample } from './server-time.ts';

const place = 'riffle.clock-offset';
const remembered = Number(localStorage.getItem(place) ?? 0);
// a wall that comes up without a network shows the time by what it knew yesterday
let known: Offset | undefined;
let offset = Number.isFinite(remembered) ? remembered : 0;

/** Where our own clock stands against a count that nobody sets: a jump shows that it was set, or that we slept. */
const wallAgainstCount = (): number => Date.now() - performance.now();
let lastWall = wallAgainstCount();

export function learnTime(sample: TimeSample): void {
  known = improved(known, sample);
  if (offset !== known.offset) {
    offset = known.offset;
    localStorage.setItem(place, String(offset));
  }
}

/** A device's own clock may be further off than this; the date of an answer knows no parts of a second. */
const TRUSTED = 2_000;

/** By the date of an answer, until the line is there that measures it: where nothing better is known here. */
export function guessTime({ sent, received, server }: TimeSample): void {
  if (known !== undefined || localStorage.getItem(place) !== null) return;
  const guessed = Math.round(server + 500 - (sent + received) / 2);
  if (Math.abs(guessed) > TRUSTED) offset = guessed;
}

/** True once after our clock was set: what was known of the server's time is worth nothing then. */
export function clockWasSet(): boolean {
  const wall = wallAgainstCount();
  if (Math.abs(wall - lastWall) < 50) return false;
  lastWall = wall;
  known = undefined;
  return true;
}

/** The server goes by another time from here on: what comes next is reckoned by it, and soon measured. */
export function timeWasSet(now: number): void {
  known = undefined;
  offset = now - Date.now();
  localStorage.setItem(place, String(offset));
}

/** The server's time, to a few milliseconds. */
export const serverNow = (): Instant => toInstant(Date.now() + offset);

// ten times a second: a display is never more than 0.1 s behind
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 100);
  return () => clearInterval(timer);
});

/** The server's time as it runs. Whoever reads it is told again ten times a second, so derive what you show from it. */
export const running = {
  get now(): Instant {
    ticking();
    return serverNow();
  },
};
