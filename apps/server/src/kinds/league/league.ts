import {
  LEAGUE_ROLES,
  LEAGUE_VERSIONS,
  type League,
  type LeagueEvent,
  leagueDue,
  leagueSeason,
  readProfile,
  readyProfiles,
} from '@riffle/league';
import type { LeagueLine, LeagueSetup, Role } from '@riffle/wire';
import type { Kind } from '../../host/kind.ts';
import { leagueCommand } from './command.ts';
import { ofPeople, peopleIn, peopleShownTo, tracing } from './of-people.ts';
import { lineFields, setup, view } from './schema.ts';
import type { LeagueShape } from './shape.ts';
import { viewers } from './viewers.ts';
import { words } from './words.ts';

/** What somebody wrote in words of his own, and when a player was born. */
const TEXTS = {
  PlayerRegistered: ['born'],
  MemberEntered: ['born'],
  LicenceApplied: ['reason'],
  LicenceDecided: ['reason'],
  LicenceWithdrawn: ['reason'],
  LineUpNamed: ['reason'],
  ResultsEntered: ['reason', 'results.deductions.*.reason'],
  CardEntered: ['reason'],
  Imposed: ['entry.reason'],
  MovementConfirmed: ['reason'],
  MovementReopened: ['reason'],
  CardRemoved: ['reason'],
  DeadlineSettled: ['reason'],
} as const;

/** A league's season, as the host has it. */
export const league: Kind<LeagueShape> = {
  name: 'league',
  module: new URL(import.meta.url),
  aggregate: leagueSeason,
  roles: LEAGUE_ROLES,
  roleToTakeBack: ({ type }: LeagueEvent): Role => (OF_MATCH_DAY.includes(type) ? 'floor' : 'director'),
  isOnlyTold: ({ type }) => type === 'NightTold',
  creating: { type: 'OpenSeason', command: opening },
  schema: { commands: leagueCommand.options, creating: { setup }, view, line: lineFields, aside: {} },
  viewers,
  stored: { versions: LEAGUE_VERSIONS, lifting: {}, texts: TEXTS, tracing },
  peopleIn,
  names: (state, viewer, namesOf) => {
    const { known, shown } = peopleShownTo(state, viewer, leagueSeason.view(state, viewer));
    return Object.fromEntries([
      ...[...shown].map((id) => [id, namesOf(id, 'room')] as const),
      ...[...known].map((id) => [id, namesOf(id, 'staff')] as const),
    ]);
  },
  words,
  line: lineOf,
  lineOfUnread: (name) => ({
    ...{ name, season: '', stage: 'preparing', clubs: 0, teams: 0, closed: 0, planned: 0 },
  }),
  called: ({ setup: opened }) => (opened === undefined ? '' : `${opened.name} ${opened.season}`),
  calledInList: ({ name, season }) => `${name} ${season}`.trim(),
  isRunning: ({ stage }) => stage === 'running',
  mayList: 'floor',
  holds: () => [],
  due: leagueDue,
  over: ({ stage }) => stage === 'over',
  played: ({ matchDays, lineUps }) => {
    const last = matchDays
      .filter(({ results }) => results !== undefined)
      .toSorted((a, b) => b.startsAt - a.startsAt)[0];
    if (last === undefined) return undefined;
    return {
      at: last.startsAt,
      people: [...new Set(lineUps.flatMap(({ players }) => players.flatMap((one) => one ?? [])))],
    };
  },
  ofPeople,
};

/** What referees do on a match day, they take back, with what its nights said since. */
const OF_MATCH_DAY: readonly LeagueEvent['type'][] = [
  'LineUpNamed',
  'EventsChosen',
  'ResultsEntered',
  'CardEntered',
  'NightsOpened',
  'NightTold',
  'MissingNoted',
  'CardRemoved',
  'ResultKept',
  'RoundClosed',
  'FileKept',
  'FileRemoved',
];

function opening({ setup: { profile, ...rest } }: { readonly setup: LeagueSetup }) {
  const read = typeof profile === 'string' ? undefined : readProfile(profile, readyProfiles);
  const ready = readyProfiles.find(({ id }) => id === profile);
  const chosen = read?.ok === true ? read.profile : ready;
  // what the schema let through is one of the two
  if (chosen === undefined) throw new Error('no such profile');
  return { type: 'OpenSeason', setup: { ...rest, profile: chosen } } as const;
}

function lineOf({ setup: opened, stage, clubs, teams, matchDays }: League): LeagueLine | undefined {
  if (opened === undefined) return undefined;
  const next = matchDays
    .filter(({ closed, results }) => !closed && results === undefined)
    .map(({ startsAt }) => startsAt);
  return {
    ...{ name: opened.name, season: opened.season, stage, clubs: clubs.length, teams: teams.length },
    ...{ closed: matchDays.filter(({ closed }) => closed).length, planned: matchDays.length },
    ...(next.length > 0 && { nextAt: Math.min(...next) }),
  };
}
