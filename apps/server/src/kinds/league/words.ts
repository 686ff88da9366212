import type { League, LeagueEvent, LeagueRefusal } from '@riffle/league';
import { NOBODY, toPersonId } from '@riffle/people';
import {
  formatDay,
  formatMoney,
  formatTimeOfDay,
  type Language,
  leagueOfficeWordsIn,
  type OfficeNaming,
  wordsIn,
} from '@riffle/words';
import type { HostRefusal, NamesOf, Telling, Wording, Words } from '../../host/kind.ts';
import { peopleIn } from './of-people.ts';
import type { LeagueShape } from './shape.ts';

const UNNAMED = { entry: () => NOBODY, person: () => NOBODY, table: () => NOBODY, levelNo: () => undefined };

/** What its refusals and its log say. */
export const words: Words<LeagueShape> = {
  refusal: (refusal, league, { language, namesOf, zone }) =>
    isHosts(refusal)
      ? wordsIn(language).refusal(refusal, { ...UNNAMED, time: String, currency: 'EUR' })
      : leagueOfficeWordsIn(language).refusal(refusal, namingIn(league, namesOf, language, zone)),
  status: (code) => {
    if (code === 'role-may-not' || code === 'not-yours-to-ask') return 403;
    return NEVER_FITS.includes(code) ? 422 : 409;
  },
  telling,
  refs: () => [],
  about: (event) => [
    ...peopleIn(event),
    ...('club' in event ? [event.club] : []),
    ...('team' in event ? [event.team] : []),
    ...(event.type === 'Imposed' ? [event.entry.club, event.entry.id] : []),
  ],
};

const NEVER_FITS: readonly string[] = [
  ...['no-such', 'no-such-round', 'no-such-sanction', 'reason-needed', 'results-wrong', 'amount-missing'],
  ...['named-twice', 'too-many-players', 'fine-too-high', 'day-to-come', 'same-person'],
];

const isHosts = (refusal: LeagueRefusal | HostRefusal): refusal is HostRefusal =>
  refusal.code === 'role-may-not' || refusal.code === 'undo-takes-more' || refusal.code === 'nothing-to-undo';

type Known = {
  readonly clubs: ReadonlyMap<string, string>;
  readonly teams: ReadonlyMap<string, string>;
  readonly currency: string;
};

/** As a team is called: by a name of its own, else as its club. */
export const teamNames = ({
  clubs,
  teams,
  regional,
}: Pick<League, 'clubs' | 'teams' | 'regional'>): ReadonlyMap<string, string> =>
  new Map([
    ...regional.flatMap(({ table }) => table.map(({ team, name }) => [team, name] as const)),
    ...teams.map(({ id, name, club }) => [id, name ?? clubs.find((one) => one.id === club)?.name ?? id] as const),
  ]);

/** As its clubs, teams and people are called. */
export const namingIn = (league: League, namesOf: NamesOf, language: Language, zone?: string): OfficeNaming =>
  naming(
    {
      clubs: new Map(league.clubs.map(({ id, name }) => [id, name])),
      teams: teamNames(league),
      currency: league.setup?.currency ?? 'EUR',
    },
    namesOf,
    language,
    zone,
  );

const naming = (
  { clubs, teams, currency }: Known,
  namesOf: NamesOf,
  language: Language,
  zone: string | undefined,
): OfficeNaming => ({
  club: (id) => clubs.get(id) ?? NOBODY,
  team: (id) => teams.get(id) ?? NOBODY,
  player: (id) => namesOf(toPersonId(id), 'staff'),
  moment: (at) => `${formatDay(at, language, zone)}, ${formatTimeOfDay(at, language, zone)}`,
  // a day of the calendar is the same everywhere
  day: (day) => formatDay(Date.parse(`${day}T12:00:00Z`), language, 'UTC'),
  money: (cents) => formatMoney(cents, currency, language),
});

const MOST_TOLD = 12;
const countOf = (events: readonly LeagueEvent[]) => {
  const of = (...types: readonly LeagueEvent['type'][]) => events.filter(({ type }) => types.includes(type)).length;
  return {
    clubs: of('ClubAdmitted'),
    teams: of('TeamEntered'),
    players: of('PlayerRegistered'),
    licences: of('PlayerLicenceGranted'),
    planned: of('MatchDayPlanned'),
    results: of('ResultsEntered'),
  };
};

/** Along the log: a club and a team keep the name that they had. */
function telling({ language, namesOf, zone }: Wording): Telling<LeagueEvent> {
  const [clubs, teams] = [new Map<string, string>(), new Map<string, string>()];
  let currency = 'EUR';
  const follow = (events: readonly LeagueEvent[]): void => {
    for (const event of events) {
      if (event.type === 'SeasonOpened') currency = event.setup.currency;
      if (event.type === 'ClubAdmitted') clubs.set(event.club, event.name);
      if (event.type === 'RegionalLeagueNoted') for (const { team, name } of event.table) teams.set(team, name);
      if (event.type === 'TeamEntered') teams.set(event.team, event.name ?? clubs.get(event.club) ?? event.team);
    }
  };
  return {
    follow,
    tell: (events) => {
      follow(events);
      // a list makes hundreds of steps in one: nobody reads a log of them
      if (events.length > MOST_TOLD) return [leagueOfficeWordsIn(language).list(countOf(events))];
      const say = naming({ clubs, teams, currency }, namesOf, language, zone);
      return events.map((event) => leagueOfficeWordsIn(language).event(event, say));
    },
  };
}
