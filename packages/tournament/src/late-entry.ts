import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from './clock-reading.ts';
import type { ClockSetting } from './event.ts';
import type { Setup } from './setup.ts';

/** Entries are taken until the level that the setup names has ended; a break after it is too late. */
export function lateEntryOpen(setup: Setup, clock: ClockSetting | undefined, now: Instant): boolean {
  return clock === undefined || isOpen(setup, readClock(clock, setup.levels, now));
}

function isOpen({ lateEntryThrough = 0 }: Setup, { levelNo, level }: ClockReading): boolean {
  return level?.kind === 'break' ? levelNo < lateEntryThrough : levelNo <= lateEntryThrough;
}
