import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import type { Season } from './shape.ts';

/** Points that a team lacks in the table: for not appearing, by a rule of the profile, or as the league took them. */
export type PointsTaken = {
  readonly division: string;
  readonly team: string;
  readonly round?: number;
  readonly points: number;
  readonly for: 'notThere' | 'league';
  readonly reason?: string;
  /** As the league wrote it. */
  readonly rule?: string;
  readonly rules: readonly RuleRef[];
};

/** All of a season, in the order of its rounds; what the league took from a team in the table comes last. */
export function pointsTaken(profile: Profile, season: Season, scores: readonly RoundScore[]): readonly PointsTaken[] {
  const points = saidBy(profile, 'noShow.points');
  const rules = refsOf(profile, 'noShow.points');
  return [
    ...scores.flatMap(({ round, division, teams }): readonly PointsTaken[] =>
      teams
        .filter(({ standing }) => standing === 'notThere' && points > 0)
        .map(({ team }) => ({ division, team, round, points, for: 'notThere', rules })),
    ),
    ...season.rounds.flatMap(({ round, division, deductions = [] }) =>
      deductions.flatMap(({ team, player, ...one }): readonly PointsTaken[] =>
        team === undefined || player !== undefined ? [] : [{ division, team, round, ...one, for: 'league', rules: [] }],
      ),
    ),
    ...(season.deductions ?? []).map((one): PointsTaken => ({ ...one, for: 'league', rules: [] })),
  ];
}
