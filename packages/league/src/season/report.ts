import type { RuleRef } from '@riffle/rulebooks';
import { heldOf, type Profile } from '../profile/profile.ts';
import { type QuestionName, questionNames } from '../profile/questions.ts';
import type { Reason } from '../ranking/chain.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import { pointsTaken } from './points-taken.ts';
import type { SeasonScore } from './reckon-season.ts';
import type { SeasonMovement } from './season-movement.ts';
import type { Season } from './shape.ts';

/** Of two neighbours in a ranking: of a match day, of a division's teams, of its players. */
export type Neighbours = Omit<Reason, 'refs'> & {
  readonly of: 'round' | 'teams' | 'players';
  readonly division: string;
  readonly round?: number;
  readonly ahead: string;
  readonly behind: string;
  readonly rules: readonly RuleRef[];
};

/** Why each stands ahead of the next, in every ranking there is. */
const neighbours = ({ rounds, tables, players }: SeasonScore): readonly Neighbours[] => [
  ...rounds.flatMap(neighboursInRound),
  ...tables.flatMap(({ division, reasons }) =>
    reasons.map(({ refs, ...one }) => ({ of: 'teams' as const, division, ...one, rules: refs })),
  ),
  ...players.flatMap(({ division, reasons }) =>
    reasons.map(({ refs, ...one }) => ({ of: 'players' as const, division, ...one, rules: refs })),
  ),
];

function neighboursInRound({ round, division, teams }: RoundScore): readonly Neighbours[] {
  const ranked = teams
    .filter(({ standing }) => standing === 'ranked')
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || b.scored - a.scored);
  return ranked.slice(1).flatMap((behind, nth): readonly Neighbours[] => {
    const ahead = ranked[nth];
    if (ahead === undefined) return [];
    const by = ahead.scored !== behind.scored ? 'scored' : ahead.place !== behind.place ? 'decided' : 'level';
    return [
      {
        ...{ of: 'round', division, round, ahead: ahead.team, behind: behind.team, by },
        ...{ values: [ahead.scored, behind.scored], among: ahead.sharers ?? 1, levelIn: [], rules: ahead.refs },
      },
    ];
  });
}

/** Where the regulation is silent or open and something is read into it; a league can say otherwise. */
const readingsOf = (profile: Profile) =>
  questionNames.flatMap((question: QuestionName) => {
    const { value, refs, reading } = heldOf(profile, question);
    return reading === true ? [{ question, value, rules: refs }] : [];
  });

/** All that is said of a season, as it goes out: `rounds`, `tables`, and in `reasons` why each is ahead of the next. */
export function seasonReport(profile: Profile, season: Season, score: SeasonScore) {
  return {
    format: 'riffle-league-report',
    v: 1,
    profile: profile.id,
    season: season.season,
    rounds: score.rounds.map(roundReport),
    tables: [
      ...score.tables.map(({ division, over, rows }) => ({
        of: 'teams' as const,
        ...{ division, over },
        rows: rows.map(({ id, rank, sharers, points, rounds, places, scored, against, taken, stayedAway, last }) => ({
          ...{ rank, team: id, points, shared: sharers > 1, rounds, places, scored, against, taken, stayedAway },
          ...(last && { last }),
        })),
      })),
      ...score.players.map(({ division, rows }) => ({
        of: 'players' as const,
        division,
        rows: rows.map(({ id, rank, sharers, points, rounds, bestRound }) => ({
          ...{ rank, player: id, points, shared: sharers > 1, rounds, bestRound },
        })),
      })),
      ...(score.national.length === 0 ? [] : [{ of: 'national' as const, rows: score.national }]),
    ],
    taken: pointsTaken(profile, season, score.rounds),
    reasons: neighbours(score),
    ...(score.movement !== undefined && { movement: movementReport(score.movement) }),
    readings: readingsOf(profile),
  };
}
type Cited = { readonly refs: readonly RuleRef[] };
type Ruled<T> = T extends unknown ? Omit<T, 'refs'> & { readonly rules: readonly RuleRef[] } : never;
/** Rules are called `rules` where they go out. */
const ruled = <T extends Cited>({ refs, ...one }: T) => ({ ...one, rules: refs }) as unknown as Ruled<T>;

const movementReport = ({ divisions, fromPlayOff, playOffPlaces, circular }: SeasonMovement) => ({
  divisions: divisions.map(({ down, candidates, refs: _, ...one }) => ({
    ...one,
    down: down.map(ruled),
    candidates: candidates.map(ruled),
  })),
  fromPlayOff: fromPlayOff.map(ruled),
  playOffPlaces: playOffPlaces.map(ruled),
  circular,
});

export type SeasonReport = ReturnType<typeof seasonReport>;

const roundReport = ({ round, division, teams, players, best, meetings, remarks }: RoundScore) => ({
  ...{ round, division },
  teams: teams
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity))
    .map(({ place, sharers, refs, parts, fines, ...team }) => ({
      ...(place !== undefined && { place, shared: (sharers ?? 1) > 1 }),
      ...team,
      rules: refs,
      parts: parts.map(({ refs: rules, ...part }) => ({ ...part, rules })),
      fines: fines.map(({ refs: rules, ...fine }) => ({ ...fine, rules })),
    })),
  players: players.map(({ refs, parts, ...player }) => ({
    ...player,
    ...(refs.length > 0 && { rules: refs }),
    parts: parts.map(({ refs: rules, ...part }) => ({ ...part, rules })),
  })),
  ...(best !== undefined && {
    best: { points: best.points, players: best.players, open: best.open, ...(best.named && { named: best.named }) },
  }),
  meetings,
  remarks,
});
