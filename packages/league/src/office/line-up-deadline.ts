import { type Instant, later } from '@riffle/aggregate';
import { type Profile, saidBy } from '../profile/profile.ts';
import type { MatchDay } from './state.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Until when a line-up must be complete: so many days before the start, at the same hour. */
export const lineUpDeadline = (profile: Profile, { startsAt }: Pick<MatchDay, 'startsAt'>): Instant =>
  later(startsAt, -saidBy(profile, 'lineUp.daysBefore') * DAY);

/** Until when it can still be changed. */
export const lastChange = (profile: Profile, { startsAt }: Pick<MatchDay, 'startsAt'>): Instant =>
  later(startsAt, -saidBy(profile, 'lineUp.changesUntil') * MINUTE);

/** A match day that is moved has another deadline, with another name: what passed before is no matter of the new one. */
export const lineUpDeadlineId = (team: string, { round, date }: Pick<MatchDay, 'round' | 'date'>): string =>
  `lineUp ${team} ${String(round)} ${date}`;
