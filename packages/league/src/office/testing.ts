import { type Context, type Instant, toInstant } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import { ready } from '../testing.ts';
import type { LeagueCommand } from './command.ts';
import { dayNumber } from './day.ts';
import type { LeagueEvent } from './event.ts';
import { leagueSeason } from './league-season.ts';
import type { LeagueRefusal } from './refusal.ts';
import { initial, type League, type Setup } from './state.ts';

export const person = (id: string) => toPersonId(id);
/** Ten in the morning of a day, or so many minutes earlier. */
export const at = (day: string, minutesBefore = 0): Instant =>
  toInstant(dayNumber(day) * 86_400_000 + 10 * 3_600_000 - minutesBefore * 60_000);

export const setup: Setup = {
  ...{ name: 'Bundesliga', season: '2011', profile: ready('oepbl'), currency: 'EUR', offset: 60 },
};
const context = (now: Instant, { type }: LeagueCommand): Context<LeagueEvent> => ({
  now,
  random: () => 0,
  actor:
    type === 'PassDeadline' || type === 'TellNight' ? { id: 'clock', role: 'clock' } : { id: 'Eva', role: 'director' },
});

/** What becomes of a state by commands; throws where one is refused. */
export const after = (
  state: League,
  ...commands: readonly (LeagueCommand | readonly [LeagueCommand, Instant])[]
): League =>
  commands.reduce((before: League, given) => {
    const [command, now] = 'type' in given ? [given, at('2011-01-01')] : given;
    const decided = leagueSeason.decide(before, command, context(now, command));
    if (!decided.ok) throw new Error(JSON.stringify([command, decided.refusal]));
    return decided.value.reduce(leagueSeason.evolve, before);
  }, state);

export function refused(state: League, command: LeagueCommand, now = at('2011-01-01')): LeagueRefusal {
  const decided = leagueSeason.decide(state, command, context(now, command));
  if (decided.ok) throw new Error(`was accepted: ${JSON.stringify(command)}`);
  return decided.refusal;
}

/** A club with everything that it needs, its licences in hands, a team in each of the divisions and eight players. */
export function club(id: string, divisions: readonly string[] = ['1']): readonly LeagueCommand[] {
  return [
    { type: 'AdmitClub', club: id, name: `PC ${id}`, registerNumber: '123' },
    ...['oepbl', 'apsa', 'regional'].map(
      (of): LeagueCommand => ({ type: 'NoteMembership', club: id, membership: { of, since: '2010-01-01' } }),
    ),
    ...divisions.flatMap((division) => licensed(id, division)),
    ...divisions.map(
      (division): LeagueCommand => ({ type: 'EnterTeam', team: `${id}${division}`, club: id, division }),
    ),
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((nth): readonly LeagueCommand[] => {
      const player = person(`${id}-${String(nth)}`);
      return [
        { type: 'RegisterPlayer', player, club: id, since: '2010-01-01', born: '1980-05-05' },
        { type: 'ApplyForPlayerLicence', player, on: '2011-01-05' },
        { type: 'GrantPlayerLicence', player, on: '2011-01-10' },
      ];
    }),
  ];
}
export const ACCEPTS = ['membersKeepToIt', 'statutesOepbl', 'statutesApsa', 'guidelinesAndSanctions'];
export const applied = (id: string, division: string): LeagueCommand => ({
  ...{ type: 'ApplyForLicence', club: id, division, on: '2011-02-01', confirmed: true, accepts: ACCEPTS },
  documents: [{ name: 'registerExtract', dated: '2011-01-20', original: true }],
});
const licensed = (id: string, division: string): readonly LeagueCommand[] => [
  applied(id, division),
  { type: 'TakePayment', club: id, cents: division === '1' ? 270_00 : 180_00, on: '2011-02-05' },
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map(
    (nth): LeagueCommand => ({
      type: 'MarkCriterion',
      club: id,
      division,
      criterion: `5.3.${nth}`,
      met: true,
      on: '2011-02-05',
    }),
  ),
  { type: 'DecideLicence', club: id, division, granted: true, on: '2011-02-12' },
  { type: 'NoteDecisionReceived', club: id, division, on: '2011-02-18' },
];

export const DATES = ['2011-03-12', '2011-03-26', '2011-04-09', '2011-06-11', '2011-09-10', '2011-10-08'];
const planned = (division: string): readonly LeagueCommand[] =>
  DATES.map((date, nth) => ({ type: 'PlanMatchDay', division, round: nth + 1, date, startsAt: at(date) }));
export const opened = after(initial, { type: 'OpenSeason', setup }, ...planned('1'), ...planned('2'));
/** Three clubs, the first with a team in both divisions; the season runs. */
export const running = after(opened, ...club('A', ['1', '2']), ...club('B'), ...club('C', ['2']), {
  type: 'StartSeason',
});
