import type { Instant } from '@riffle/aggregate';
import { readClock } from './clock-reading.ts';
import type { ClockSetting } from './clock-setting.ts';
import { levelEnd } from './level-end.ts';
import type { Setup } from './setup.ts';
import type { TournamentView } from './view.ts';

/**
 * Entries are taken until the level that the setup names has ended, a break after it being too late, and not from the
 * moment on that it names: whichever comes first. Before the start whoever comes has come in time.
 */
export function lateEntryOpen(setup: Setup, clock: ClockSetting | undefined, now: Instant): boolean {
  return clock === undefined || (timeLeaves(setup, now) && levelLeaves(setup, clock, now));
}

/** What screens ask: of a night that is called off nobody comes in, however its clock stands. */
export const takesEntries = (
  { setup, clock, calledOff }: Pick<TournamentView, 'setup' | 'clock' | 'calledOff'>,
  now: Instant,
): boolean => calledOff === undefined && lateEntryOpen(setup, clock, now);

/** Why nobody comes in any more, with what ended it. */
export const lateEntryClosed = (
  setup: Setup,
  now: Instant,
): { readonly code: 'late-entry-closed'; readonly through: number; readonly until?: Instant } => ({
  code: 'late-entry-closed',
  through: setup.lateEntryThrough ?? 0,
  ...(setup.lateEntryUntil !== undefined && !timeLeaves(setup, now) && { until: setup.lateEntryUntil }),
});

/** As the clock was last set, with the moment at which that ends to be so. */
export function viewLateEntry(
  setup: Setup,
  clock: ClockSetting | undefined,
): Pick<TournamentView['figures'], 'lateEntryOpen' | 'lateEntryClosesAt'> {
  if (clock === undefined) return { lateEntryOpen: true };
  if (!lateEntryOpen(setup, clock, clock.at)) return {};
  const closesAt = lateEntryEnds(setup, clock);
  return { lateEntryOpen: true, ...(closesAt !== undefined && { lateEntryClosesAt: closesAt }) };
}

/** When it ends by the clock as it was set; unknown where that hangs on a level whose end nobody knows. */
export function lateEntryEnds(setup: Setup, clock: ClockSetting | undefined): Instant | undefined {
  const ends = [setup.lateEntryUntil, clock && levelEnds(setup, clock)].filter((at) => at !== undefined);
  return ends.length === 0 ? undefined : (Math.min(...ends) as Instant);
}

const timeLeaves = ({ lateEntryUntil }: Setup, now: Instant): boolean =>
  lateEntryUntil === undefined || now < lateEntryUntil;

/** Where only a time is named, no level ends it. */
const lastLevel = ({ lateEntryThrough, lateEntryUntil }: Setup): number =>
  lateEntryThrough ?? (lateEntryUntil === undefined ? 0 : Number.POSITIVE_INFINITY);

function levelLeaves(setup: Setup, clock: ClockSetting, now: Instant): boolean {
  const { levelNo, level } = readClock(clock, setup.levels, now);
  return level?.kind === 'break' ? levelNo < lastLevel(setup) : levelNo <= lastLevel(setup);
}

/** Unknown while the clock stands or where a break on the way waits for somebody, and never where the level is the last. */
function levelEnds(setup: Setup, clock: ClockSetting): Instant | undefined {
  const { levels } = setup;
  const plays = levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []));
  const last = lastLevel(setup);
  return last > plays.length || plays[last - 1] === levels.length - 1 ? undefined : levelEnd(levels, clock, last).at;
}
