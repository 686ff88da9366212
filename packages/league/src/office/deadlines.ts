import { type Instant, toInstant } from '@riffle/aggregate';
import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { feesOf, paidOn } from './accounts.ts';
import { addDays, addMonths, type Day, dayNumber } from './day.ts';
import { workedOnSince } from './licence-status.ts';
import { lineUpDeadline, lineUpDeadlineId } from './line-up-deadline.ts';
import { type League, lineUpOf } from './state.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Something that must be done by a moment. `cents`: what it costs not to; nothing where no rule says what follows. */
export type Deadline = {
  readonly id: string;
  readonly what: 'lineUp' | 'instalment' | 'decision' | 'officer';
  readonly club: string;
  readonly team?: string;
  readonly division?: string;
  readonly round?: number;
  readonly part?: number;
  readonly at: Instant;
  readonly done: boolean;
  readonly cents?: number;
  readonly refs: readonly RuleRef[];
};

/** All deadlines that follow from what is entered, the first first. A day ends at the league's midnight. */
export function deadlinesOf(state: League): readonly Deadline[] {
  const { setup } = state;
  if (setup === undefined) return [];
  const { profile, offset } = setup;
  const endOf = (day: Day): Instant => toInstant((dayNumber(day) + 1) * DAY - offset * MINUTE);
  const all = [
    ...lineUps(state, profile),
    ...state.licences.flatMap((licence): readonly Deadline[] => {
      const { club, division, decided, revoked } = licence;
      const of = { club, division };
      if (revoked !== undefined) return [];
      const since = workedOnSince(state, profile, licence);
      const days = saidBy(profile, 'licence.decisionDays');
      return [
        ...feesOf(state, profile, licence).flatMap((fee): readonly Deadline[] =>
          fee.due === undefined
            ? []
            : [
                {
                  ...of,
                  id: `instalment ${club} ${division} ${String(fee.part)} ${fee.due}`,
                  what: 'instalment',
                  ...(fee.part !== undefined && { part: fee.part }),
                  at: endOf(fee.due),
                  done: paidOn(state, profile, fee) !== undefined,
                  refs: fee.refs,
                },
              ],
        ),
        ...(since === undefined || days === 0
          ? []
          : [
              {
                ...of,
                id: `decision ${club} ${division}`,
                what: 'decision' as const,
                at: endOf(addDays(since, days)),
                done: decided !== undefined,
                refs: refsOf(profile, 'licence.decisionDays'),
              },
            ]),
      ];
    }),
    ...officers(state, profile, endOf),
  ];
  return all.toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id));
}

function lineUps(state: League, profile: Profile): readonly Deadline[] {
  if (saidBy(profile, 'lineUp.daysBefore') === 0) return [];
  return state.matchDays.flatMap((day) =>
    state.teams
      .filter(({ division }) => division === day.division)
      .map(({ id: team, club, division }): Deadline => {
        const at = lineUpDeadline(profile, day);
        const { completeAt, inTime } = lineUpOf(state, team, day.round) ?? {};
        return {
          ...{ id: lineUpDeadlineId(team, day), what: 'lineUp', club, team, division, round: day.round, at },
          done: inTime === true || (completeAt !== undefined && completeAt <= at),
          cents: saidBy(profile, 'fine.lineUp'),
          refs: refsOf(profile, 'lineUp.daysBefore', 'fine.lineUp'),
        };
      }),
  );
}

function officers(state: League, profile: Profile, endOf: (day: Day) => Instant): readonly Deadline[] {
  const months = saidBy(profile, 'licence.officersMonths');
  if (months === 0) return [];
  return state.clubs.flatMap(({ id: club, officers: all }) =>
    all.map(
      ({ role, since, told }): Deadline => ({
        ...{ id: `officer ${club} ${role} ${since}`, what: 'officer', club },
        at: endOf(addMonths(since, months)),
        done: told !== undefined,
        refs: refsOf(profile, 'licence.officersMonths'),
      }),
    ),
  );
}

/** The next that passes with something not done: by itself, as the clock's command. */
export function due(
  state: League,
):
  | { readonly at: Instant; readonly command: { readonly type: 'PassDeadline'; readonly deadline: string } }
  | undefined {
  if (state.stage === 'over') return undefined;
  const next = deadlinesOf(state).find(({ id, done }) => !done && !state.passed.some((one) => one.id === id));
  return next && { at: next.at, command: { type: 'PassDeadline', deadline: next.id } };
}
