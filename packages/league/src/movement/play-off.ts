import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { reckonRound } from '../reckon/round.ts';
import type { Round } from '../season/shape.ts';
import type { MovementProposal } from './proposal.ts';
import type { Placing, Standings } from './standings.ts';

export type RegionalTeam = Placing & {
  /** It fielded a player of the first division in this season. */
  readonly fieldedFromFirst: boolean;
};
type BarredWhy = 'ownTeamStays' | 'fieldedFromFirst';
export type PlayOffPlace = {
  readonly league: string;
  /** Nobody where no team of the league may. */
  readonly team?: string;
  readonly rank?: number;
  /** Those ahead of it that may not, and why. */
  readonly barred: readonly { readonly team: string; readonly why: BarredWhy }[];
  readonly refs: readonly RuleRef[];
};

/** The play-off is played as one round: its teams in the order of that round, level ones as they are decided. */
export function playOffOrder(profile: Profile, teams: readonly Placing[], round: Round): readonly Placing[] {
  const { teams: played } = reckonRound(
    profile,
    round,
    teams.map(({ team }) => team),
  );
  const decided = (round.decisions ?? []).flatMap(({ of, order }) => (of === 'teams' ? order : []));
  const placeOf = new Map(played.map(({ team, place = Infinity }) => [team, place]));
  return teams.toSorted(
    (a, b) =>
      (placeOf.get(a.team) ?? Infinity) - (placeOf.get(b.team) ?? Infinity) ||
      decided.indexOf(a.team) - decided.indexOf(b.team),
  );
}

/**
 * Who may play for a place in the last division: of each regional league the winner, or the next that meets what is asked.
 * `staysAbove`: the clubs that keep a team in the last division, relegation done with.
 */
export function playOffPlaces(
  profile: Profile,
  leagues: readonly { readonly id: string; readonly table: readonly RegionalTeam[] }[],
  staysAbove: ReadonlySet<string>,
): readonly PlayOffPlace[] {
  const bars = saidBy(profile, 'movement.playOffBars');
  const barOf = ({ club, fieldedFromFirst }: RegionalTeam): BarredWhy | undefined => {
    if (!bars) return undefined;
    return staysAbove.has(club) ? 'ownTeamStays' : fieldedFromFirst ? 'fieldedFromFirst' : undefined;
  };
  return leagues.map(({ id, table }) => {
    const at = table.findIndex((one) => barOf(one) === undefined);
    const barred = table.slice(0, at === -1 ? table.length : at).flatMap((one) => {
      const why = barOf(one);
      return why === undefined ? [] : [{ team: one.team, why }];
    });
    const team = table[at]?.team;
    return {
      ...{ league: id, barred, refs: refsOf(profile, 'movement.playOffBars') },
      ...(team !== undefined && { team, rank: at + 1 }),
    };
  });
}

/** The clubs that have a team in the last division once all have moved. */
export function staysBelow(
  { divisions, withdrawn }: Standings,
  { divisions: moves }: MovementProposal,
): ReadonlySet<string> {
  const last = moves.at(-1);
  const leaves = new Set([...(last?.down.map(({ team }) => team) ?? []), ...(last?.up ?? []), ...withdrawn]);
  const comeDown = new Set(moves.at(-2)?.down.map(({ team }) => team));
  return new Set([
    ...(divisions.at(-1)?.table ?? []).filter(({ team }) => !leaves.has(team)).map(({ club }) => club),
    ...(divisions.at(-2)?.table ?? []).filter(({ team }) => comeDown.has(team)).map(({ club }) => club),
  ]);
}
