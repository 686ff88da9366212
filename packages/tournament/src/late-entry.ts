import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from './clock-reading.ts';
import type { ClockSetting } from './event.ts';
import { levelEnd } from './level-end.ts';
import type { Setup } from './setup.ts';
import type { TournamentView } from './view.ts';

/** Entries are taken until the level that the setup names has ended; a break after it is too late. */
export function lateEntryOpen(setup: Setup, clock: ClockSetting | undefined, now: Instant): boolean {
  return clock === undefined || isOpen(setup, readClock(clock, setup.levels, now));
}

/** As the clock was last set, with the moment at which that ends to be so. */
export function viewLateEntry(
  setup: Setup,
  clock: ClockSetting | undefined,
): Pick<TournamentView['figures'], 'lateEntryOpen' | 'lateEntryClosesAt'> {
  if (clock === undefined) return { lateEntryOpen: true };
  if (!lateEntryOpen(setup, clock, clock.at)) return {};
  const closesAt = closing(setup, clock);
  return { lateEntryOpen: true, ...(closesAt !== undefined && { lateEntryClosesAt: closesAt }) };
}

function isOpen({ lateEntryThrough = 0 }: Setup, { levelNo, level }: ClockReading): boolean {
  return level?.kind === 'break' ? levelNo < lateEntryThrough : levelNo <= lateEntryThrough;
}

/** Unknown while the clock stands or where a break on the way waits for somebody, and never where the level is the last. */
function closing({ levels, lateEntryThrough = 0 }: Setup, clock: ClockSetting): Instant | undefined {
  const plays = levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []));
  return plays[lateEntryThrough - 1] === levels.length - 1 ? undefined : levelEnd(levels, clock, lateEntryThrough).at;
}
