import { type Profile, saidBy } from '../profile/profile.ts';
import type { CardOfRound } from '../season/shape.ts';
import { changedSince, isSamePart, isThere, type Proposed, plannedNights, proposalsOf, teamsOfDay } from './nights.ts';
import { type League, lineUpOf, type MatchDay, type NightTold, type PlayedIn } from './state.ts';

/** The nights of a match day before its office and its referees. */
export type NightsOfDay = {
  /** So many can be opened now; those that are there are none of them. */
  readonly toOpen: number;
  /** Who plays and has named no line-up. */
  readonly unnamed: readonly string[];
  /** Whose line-up says otherwise by now than nights were opened with that have not begun. */
  readonly changed: readonly string[];
  readonly all: readonly {
    readonly night: string;
    readonly of: PlayedIn;
    readonly stage: NightTold['stage'];
    readonly players: number;
    readonly lacks: readonly number[];
    /** `gone`: it was taken over, and the night says it no more. */
    readonly cards: readonly { readonly card: CardOfRound; readonly as: Proposed; readonly gone?: true }[];
  }[];
};

/** Nothing where the regulation has no match day run on nights, and none was opened. */
export function nightsOf(state: League, profile: Profile, day: MatchDay): NightsOfDay | undefined {
  if (saidBy(profile, 'matchDay.nights').is === 'none' && day.nights.length === 0) return undefined;
  const teams = teamsOfDay(state, day);
  const unnamed = teams.filter((team) => lineUpOf(state, team, day.round) === undefined);
  const planned = plannedNights(
    state,
    profile,
    day,
    teams.filter((team) => !unnamed.includes(team)),
  );
  const isOpen = (of: PlayedIn): boolean => day.nights.some((one) => isSamePart(one.of, of) && isThere(one));
  return {
    toOpen: day.closed ? 0 : planned.filter(({ of }) => !isOpen(of)).length,
    ...{ unnamed, changed: changedSince(state, profile, day) },
    all: day.nights.map((one) => ({
      ...{ night: one.night, of: one.of, players: one.entries.length },
      ...{ stage: one.told?.stage ?? 'before', lacks: one.told?.lacks ?? [] },
      cards: proposalsOf(one, day.results).map(({ card, as, says }) => ({
        ...{ card, as },
        ...(says === undefined && { gone: true as const }),
      })),
    })),
  };
}
