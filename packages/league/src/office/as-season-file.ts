import { ownProfileOf } from '../profile/own-profile.ts';
import type { Profile } from '../profile/profile.ts';
import { readyProfiles } from '../profiles/ready.ts';
import type { Round, Season } from '../season/shape.ts';
import { regionalTeam } from './play-off.ts';
import { leftTeams, resultsOf } from './standings.ts';
import type { League } from './state.ts';

/** A season as the file that `riffle league` takes: what was played and decided, without what clubs owe and who they are. */
export function asSeasonFile(state: League): Season | undefined {
  const { setup, teams, register } = state;
  if (setup === undefined) return undefined;
  const { profile, season } = setup;
  const inForce = register.filter(({ appeal }) => appeal?.decided !== 'dropped');
  const divisionOf = new Map(teams.map(({ id, division }) => [id, division]));
  return {
    ...{ format: 'riffle-league-season', v: 1, profile: profile.id, season, over: state.stage === 'over' },
    ...ownAnswers(profile),
    divisions: [...new Set(teams.map(({ division }) => division))].toSorted().map((id) => ({
      id,
      teams: teams
        .filter(({ division }) => division === id)
        .map(({ id: team, club, name }) => ({ id: team, club, ...(name !== undefined && { name }) })),
    })),
    rounds: state.matchDays.flatMap((day): readonly Round[] => {
      const results = resultsOf(state, profile, day);
      return results === undefined ? [] : [results];
    }),
    deductions: inForce.flatMap(({ what, team, points = 0, reason, rule }) => {
      const division = divisionOf.get(team ?? '');
      if (what !== 'points' || team === undefined || division === undefined) return [];
      return [{ division, team, points, reason, ...(rule !== undefined && { rule }) }];
    }),
    decisions: state.decisions.map((one) => ({ ...one, of: 'table' as const })),
    movement: {
      ...{ withdrawn: leftTeams(state), waived: state.waived },
      ...(state.playOff !== undefined && {
        playOff: state.playOff.map((team) => {
          const { club } = regionalTeam(state, team) ?? {};
          return { team, ...(club !== undefined && { club }) };
        }),
      }),
      ...(state.regional.length > 0 && {
        regional: state.regional.map(({ id, table }) => ({
          id,
          table: table.map(({ name: _, ...one }) => one),
        })),
      }),
      forcedDown: inForce.flatMap(({ what, team }) =>
        what === 'forcedRelegation' && team !== undefined ? [team] : [],
      ),
    },
  };
}

/** What a league's own profile says otherwise than the one that it starts from. */
function ownAnswers(profile: Profile): Pick<Season, 'own'> {
  const own = ownProfileOf(profile, readyProfiles);
  return own === undefined ? {} : { own };
}
