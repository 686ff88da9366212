import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from '../clock-reading.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneySetup, Offered, Profile, SaleKind } from './money-setup.ts';

/** Whether it can be bought at this level or break. Before the start it is the first level. */
export function isOffered({ from = 0, through = Infinity, breaks }: Offered, reading: ClockReading): boolean {
  const levelNo = Math.max(1, reading.levelNo);
  const inBreak = reading.level?.kind === 'break';
  if (inBreak ? breaks === undefined : breaks === 'only') return inBreak && from <= levelNo && levelNo < through;
  return from <= levelNo && levelNo <= through;
}

export const readingAt = (state: Tournament, now: Instant): ClockReading =>
  readClock(state.clock, setupOf(state).levels, now);

/** What of this kind is offered now, the proposed one first. */
export const offeredNow = (money: MoneySetup, kind: SaleKind, reading: ClockReading): readonly Profile[] =>
  money.profiles.filter((profile) => profile.kind === kind && isOffered(profile.offered ?? {}, reading));
