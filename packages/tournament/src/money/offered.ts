import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from '../clock-reading.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneySetup, Profile, SaleKind } from './money-setup.ts';
import { isOffered } from './offered-at.ts';

export const readingAt = (state: Tournament, now: Instant): ClockReading =>
  readClock(state.clock, setupOf(state).levels, now);

/** What of this kind is offered now, the proposed one first. */
export const offeredNow = (
  money: MoneySetup,
  kind: SaleKind,
  reading: ClockReading,
  now: Instant,
): readonly Profile[] =>
  money.profiles.filter((profile) => profile.kind === kind && isOffered(profile.offered ?? {}, reading, now));
