import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import { type Profile, saidBy } from '../profile/profile.ts';
import { type Ineligible, ineligible } from './eligibility.ts';
import { type HeatPlan, heatPlan } from './heat-plan.ts';
import { lastChange, lineUpDeadline } from './line-up-deadline.ts';
import type { League, LineUp, MatchDay, Team } from './state.ts';

/** What whoever names a team needs: who is named, who plays where, who may be named next. */
export type Lining = {
  readonly lineUps: readonly LineUp[];
  readonly plans: readonly { readonly team: string; readonly round: number; readonly heats: readonly HeatPlan[] }[];
  readonly offered: readonly Offer[];
};

/** Of a team for its next match day. */
type Offer = {
  readonly team: string;
  readonly round: number;
  /** So many at most; 0 where the profile does not say. */
  readonly most: number;
  readonly captainNeeded: boolean;
  /** Until when it must be complete, and until when it may be changed. */
  readonly until: Instant;
  readonly changesUntil: Instant;
  readonly players: readonly Offered[];
};
/** Somebody of the team's club, and all that stands against him. */
type Offered = { readonly player: PersonId; readonly because: readonly Ineligible[] };

export function liningOf(state: League, profile: Profile, isOwn: (team: Team) => boolean): Lining {
  const teams = state.teams.filter(isOwn);
  const ids = new Set(teams.map(({ id }) => id));
  const lineUps = state.lineUps.filter(({ team }) => ids.has(team));
  return {
    lineUps,
    plans: lineUps.map(({ team, round }) => ({ team, round, heats: heatPlan(state, profile, team, round) })),
    offered: state.stage === 'over' ? [] : teams.flatMap((team) => nextOffer(state, profile, team)),
  };
}

function nextOffer(state: League, profile: Profile, team: Team): readonly Offer[] {
  const open = state.matchDays.filter((day) => day.division === team.division && day.results === undefined);
  const next = open.toSorted((a, b) => a.round - b.round)[0];
  if (next === undefined) return [];
  return [
    {
      ...{ team: team.id, round: next.round, most: saidBy(profile, 'lineUp.players') },
      captainNeeded: saidBy(profile, 'lineUp.captain') !== 'notNeeded',
      ...{ until: lineUpDeadline(profile, next), changesUntil: lastChange(profile, next) },
      players: offeredFor(state, profile, team, next),
    },
  ];
}

export const offeredFor = (state: League, profile: Profile, team: Team, day: MatchDay): readonly Offered[] =>
  state.players
    .filter(({ spells }) => spells.some(({ club }) => club === team.club))
    .map(({ id }) => ({ player: id, because: ineligible(state, profile, id, team, day) }));
