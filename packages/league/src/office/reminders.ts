import type { Instant } from '@riffle/aggregate';
import type { RuleRef } from '@riffle/rulebooks';
import { refsOf, saidBy } from '../profile/profile.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import { lineUpDeadline } from './line-up-deadline.ts';
import { type League, teamOf } from './state.ts';
import type { LeagueViewer } from './viewer.ts';

/** What somebody is reminded of: all of the office's, a club's own, a captain's line-ups. Done and passed is no matter of it. */
export function remindersFor(state: League, viewer: LeagueViewer): readonly Deadline[] {
  if (viewer === 'public' || viewer === 'referee' || state.stage === 'over') return [];
  const open = deadlinesOf(state).filter(({ id, done }) => !done && !state.passed.some((one) => one.id === id));
  if (viewer === 'office') return open;
  if ('club' in viewer) return open.filter(({ club }) => club === viewer.club);
  return open.filter(({ team }) => team === viewer.team && teamOf(state, viewer.team) !== undefined);
}

/** Until when line-ups of a match day must be complete, of whichever team: what everybody may know. */
export type LineUpsDue = {
  readonly division: string;
  readonly round: number;
  readonly at: Instant;
  readonly cents: number;
  readonly refs: readonly RuleRef[];
};

export function lineUpsDue({ setup, matchDays }: League): readonly LineUpsDue[] {
  if (setup === undefined || saidBy(setup.profile, 'lineUp.daysBefore') === 0) return [];
  const { profile } = setup;
  return matchDays
    .filter(({ results }) => results === undefined)
    .map((day) => ({
      ...{ division: day.division, round: day.round, at: lineUpDeadline(profile, day) },
      ...{ cents: saidBy(profile, 'fine.lineUp'), refs: refsOf(profile, 'lineUp.daysBefore', 'fine.lineUp') },
    }));
}
