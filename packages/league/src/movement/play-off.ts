import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Placing } from './standings.ts';

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
