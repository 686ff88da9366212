import { type Instant, toInstant } from '@riffle/aggregate';
import type { League, LeagueCommand } from '@riffle/league';
import { foldedName, type PersonId } from '@riffle/people';
import type { LeagueImport, LeagueListDecision } from '@riffle/wire';
import type { NewFromList } from '../../lists/add-new.ts';
import { newFromRow, newPersonId } from '../../lists/new-from-list.ts';

type Steps = Extract<LeagueCommand, { readonly type: 'TakeOver' }>['steps'];
type Step = Steps[number];
type TakenOver = {
  readonly people: readonly NewFromList[];
  readonly steps: Steps;
};

/** What is asked for a list as it was decided, and who is new in the directory by it. All ids follow from the command's. */
export function stepsOf(list: LeagueImport, state: League): TakenOver {
  const taken = list.decisions.filter(({ as }) => as.is !== 'skip');
  const clubs = new Clubs(list.id, state);
  if (list.is === 'clubs')
    return {
      people: [],
      steps: taken.flatMap(({ line, club = '', registerNumber }) => clubs.admitted(line, club, registerNumber).steps),
    };
  return list.is === 'squads' ? squads(list, taken, clubs) : points(list, taken, clubs, state);
}

/** Clubs of the season and of the list: each is admitted at its first line. */
class Clubs {
  readonly #command: string;
  readonly #known: Map<string, string>;
  constructor(command: string, { clubs }: League) {
    this.#command = command;
    this.#known = new Map(clubs.map(({ id, name }) => [foldedName(name), id]));
  }

  admitted(line: number, name: string, registerNumber?: string): { readonly club: string; readonly steps: Steps } {
    const known = this.#known.get(foldedName(name));
    if (known !== undefined) return { club: known, steps: [] };
    const club = `${this.#command}-c${String(line)}`;
    this.#known.set(foldedName(name), club);
    const register = registerNumber === undefined ? {} : { registerNumber };
    return { club, steps: [{ line, asks: { type: 'AdmitClub', club, name, ...register } }] };
  }
}

function squads({ id, day }: LeagueImport, taken: readonly LeagueListDecision[], clubs: Clubs): TakenOver {
  return {
    people: taken.flatMap((row) => (row.as.is === 'new' ? [newFromRow(newPersonId(id, row.line), row)] : [])),
    steps: taken.flatMap((row): readonly Step[] => {
      const { line, person, as, club: name = '', since = day, granted, until } = row;
      const applied = row.applied ?? granted;
      const player = as.is === 'person' ? as.id : newPersonId(id, line);
      const { club, steps } = clubs.admitted(line, name);
      const born = person.birthday === undefined || person.birthday === '' ? {} : { born: person.birthday };
      return [
        ...steps,
        { line, asks: { type: 'RegisterPlayer', player, club, since, ...born } },
        ...(applied === undefined
          ? []
          : [{ line, asks: { type: 'ApplyForPlayerLicence' as const, player, on: applied } }]),
        ...(granted === undefined
          ? []
          : [
              {
                line,
                asks: {
                  ...{ type: 'GrantPlayerLicence' as const, player, on: granted },
                  ...(until !== undefined && { until }),
                },
              },
            ]),
      ];
    }),
  };
}

type Told = { readonly team: string; readonly player?: string; readonly points: number };
type DayOfList = { readonly division: string; readonly round: number; readonly line: number; readonly told: Told[] };

/** Clubs, teams, players and match days that there are not yet come with the points. */
function points(
  { id, day, close }: LeagueImport,
  taken: readonly LeagueListDecision[],
  clubs: Clubs,
  state: League,
): TakenOver {
  const people: NewFromList[] = [];
  const steps: Step[] = [];
  const teams = new Map(state.teams.map((one) => [one.id, one]));
  const made = new Map<string, string>();
  const named = new Map<string, PersonId>();
  const inSquad = new Set<string>(state.players.map((one) => one.id));
  const days = new Map<string, DayOfList>();
  for (const row of taken) {
    const { line, person, as, division = '', round = 0, team: called = '', club: name = called } = row;
    const key = JSON.stringify([division, foldedName(called)]);
    const known = row.teamId !== undefined && teams.has(row.teamId) ? row.teamId : made.get(key);
    const team = known ?? `${id}-t${String(line)}`;
    let club = teams.get(team)?.club;
    if (club === undefined) {
      const admitted = clubs.admitted(line, name);
      club = admitted.club;
      const own = foldedName(called) === foldedName(name) ? {} : { name: called };
      steps.push(...admitted.steps, { line, asks: { type: 'EnterTeam', team, club, division, ...own } });
      teams.set(team, { id: team, club, division });
      made.set(key, team);
    }
    const on = row.date ?? day;
    const at = JSON.stringify([division, round]);
    const there = days.get(at) ?? { division, round, line, told: [] };
    if (!days.has(at)) {
      days.set(at, there);
      if (!state.matchDays.some((one) => one.division === division && one.round === round))
        steps.push({
          line,
          asks: { type: 'PlanMatchDay', division, round, date: on, startsAt: noonOf(on, state.setup?.offset ?? 0) },
        });
    }
    const isOfPlayer = Object.keys(person).length > 0;
    let player: PersonId | undefined;
    if (isOfPlayer) {
      // who stands in a list once for each match day is one, not as many
      const who = foldedName([person.number, person.first, person.last, person.nickname, club].join(' '));
      player = as.is === 'person' ? as.id : (named.get(who) ?? newPersonId(id, line));
      if (as.is === 'new' && !named.has(who)) people.push(newFromRow(player, row));
      named.set(who, player);
      if (!inSquad.has(player)) {
        inSquad.add(player);
        const born = person.birthday === undefined || person.birthday === '' ? {} : { born: person.birthday };
        steps.push({ line, asks: { type: 'RegisterPlayer', player, club, since: on, ...born } });
      }
    }
    there.told.push({ team, ...(player !== undefined && { player }), points: row.points ?? 0 });
  }
  const [first] = days.values();
  if (state.stage === 'preparing' && first !== undefined)
    steps.push({ line: first.line, asks: { type: 'StartSeason' } });
  for (const { division, round, line, told } of days.values()) {
    steps.push({ line, asks: { type: 'EnterResults', results: { division, round, told } } });
    const all = [...teams.values()].filter((one) => one.division === division);
    if (close === true && all.every((one) => told.some(({ team }) => team === one.id)))
      steps.push({ line, asks: { type: 'CloseRound', division, round } });
  }
  return { people, steps };
}

const MINUTE = 60_000;
/** A list says days and no hours. */
const noonOf = (day: string, offset: number): Instant => toInstant(Date.parse(`${day}T12:00:00Z`) - offset * MINUTE);
