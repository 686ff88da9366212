import { type Profile, saidBy } from '../profile/profile.ts';
import type { Match } from '../season/shape.ts';
import type { CardProblem } from './remark.ts';

type DuelScore = {
  readonly lap: number;
  readonly duel: number;
  readonly side: 'home' | 'away';
  readonly player?: string;
  readonly points: number;
};
export type MatchScore = {
  readonly home: string;
  readonly away: string;
  readonly scored: readonly [home: number, away: number];
  /** What each gets in the table. */
  readonly points: readonly [home: number, away: number];
  readonly duels: readonly DuelScore[];
  readonly problems: readonly CardProblem[];
};

/** Each duel gives its weight to who wins it; whoever has more of them wins the match. */
export function reckonMatch(profile: Profile, { home, away, duels }: Match, path = ''): MatchScore {
  const weights = saidBy(profile, 'matchDay.duels');
  const weightOf = ({ lap, duel }: Match['duels'][number]): number | undefined => weights[lap - 1]?.[duel - 1];
  const won = duels.flatMap((one): readonly DuelScore[] => {
    if (one.winner === 'nobody') return [];
    const player = one[one.winner];
    return [
      {
        ...{ lap: one.lap, duel: one.duel, side: one.winner, points: weightOf(one) ?? 0 },
        ...(player !== undefined && { player }),
      },
    ];
  });
  const scoredBy = (side: 'home' | 'away'): number =>
    won.filter((one) => one.side === side).reduce((all, { points }) => all + points, 0);
  const scored = [scoredBy('home'), scoredBy('away')] as const;
  const table = saidBy(profile, 'round.table');
  const pointsOf = (own: number, other: number): number => {
    if (table.is !== 'byMatch') return 0;
    return own > other ? table.win : own === other ? table.draw : table.loss;
  };
  return {
    ...{ home, away, scored, duels: won },
    points: [pointsOf(scored[0], scored[1]), pointsOf(scored[1], scored[0])],
    problems: duels.flatMap((one, nth): readonly CardProblem[] =>
      weightOf(one) === undefined ? [{ path: `${path}duels[${String(nth)}]`, code: 'no-such-duel' }] : [],
    ),
  };
}
