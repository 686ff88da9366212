import type { Instant } from '@riffle/aggregate';
import type { ClockReading } from '../clock-reading.ts';
import type { MoneySetup, Offered, Profile, SaleKind } from './money-setup.ts';

/** Whether it can be bought at this moment, and at this level or break. */
export const isOffered = (offered: Offered, reading: ClockReading, now: Instant): boolean =>
  offeredAtLevel(offered, reading) && (offered.since ?? now) <= now && !timeIsUp(offered.until, now);

/** What of this kind is offered now, the proposed one first. */
export const offeredNow = (
  money: MoneySetup,
  kind: SaleKind,
  reading: ClockReading,
  now: Instant,
): readonly Profile[] =>
  money.profiles.filter((profile) => profile.kind === kind && isOffered(profile.offered ?? {}, reading, now));

/** Whether it is offered now or may be yet: neither its last level nor its last moment has passed. */
export function mayBeOffered(
  { through = Infinity, breaks, until }: Offered,
  reading: ClockReading,
  now: Instant,
): boolean {
  if (timeIsUp(until, now)) return false;
  const levelNo = Math.max(1, reading.levelNo);
  return reading.level?.kind === 'break' && breaks === undefined ? levelNo < through : levelNo <= through;
}

const timeIsUp = (until: Instant | undefined, now: Instant): boolean => until !== undefined && until <= now;

/** What is bound to levels alone. Before the start it is the first level. */
export function offeredAtLevel({ from = 0, through = Infinity, breaks }: Offered, reading: ClockReading): boolean {
  const levelNo = Math.max(1, reading.levelNo);
  const inBreak = reading.level?.kind === 'break';
  if (inBreak ? breaks === undefined : breaks === 'only') return inBreak && from <= levelNo && levelNo < through;
  return from <= levelNo && levelNo <= through;
}
