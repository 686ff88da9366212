import { saidBy } from '../profile/profile.ts';
import { type NationalRow, nationalRanking } from '../ranking/national.ts';
import type { PlayerTable } from '../ranking/player-table.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import type { Round } from '../season/shape.ts';
import { type DivisionStatistics, divisionStatistics } from '../statistics/season-statistics.ts';
import { forEverybody } from './for-everybody.ts';
import { playersOf, scoreOf, scoresOf, tableAfter } from './standings.ts';
import { type League, matchDayOf } from './state.ts';

// what everybody may read and no view carries: a season of thirty match days is megabytes, and a phone waits for its table

/** What came of one match day, part by part; nothing where nothing is entered. */
export function publicRound(state: League, division: string, round: number): RoundScore | undefined {
  const day = matchDayOf(state, division, round);
  const score = state.setup && day && scoreOf(state, state.setup.profile, day);
  return score && forEverybody(score);
}

/** All players of a division, not the first alone. */
export const publicPlayers = ({ setup, ...state }: League, division: string): PlayerTable | undefined =>
  setup && playersOf({ setup, ...state }, setup.profile, division);

/** The round cards of a match day as they were entered; nothing of what is said of teams beside them. */
export function publicCards(state: League, division: string, round: number): PublicCards {
  const { tables = [], events = [], matches = [] } = matchDayOf(state, division, round)?.results ?? {};
  return { tables, events, matches };
}
export type PublicCards = Required<Pick<Round, 'tables' | 'events' | 'matches'>>;

/** Each division's figures, and the ranking over all of them where the regulation has one. Nothing before a season is opened. */
export function publicStatistics(state: League): LeagueStatistics | undefined {
  const profile = state.setup?.profile;
  if (profile === undefined) return undefined;
  const divisions = saidBy(profile, 'season.divisions').map(({ id }) => id);
  return {
    divisions: divisions.map((division) =>
      divisionStatistics(division, scoresOf(state, profile, division), (round) => {
        const day = matchDayOf(state, division, round);
        return day === undefined ? [] : tableAfter(state, profile, day).rows;
      }),
    ),
    national: nationalRanking(
      profile,
      divisions.flatMap((division) => scoresOf(state, profile, division)),
    ),
  };
}
export type LeagueStatistics = {
  readonly divisions: readonly DivisionStatistics[];
  readonly national: readonly NationalRow[];
};
