import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from '../clock-reading.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

export const readingAt = (state: Tournament, now: Instant): ClockReading =>
  readClock(state.clock, setupOf(state).levels, now);
