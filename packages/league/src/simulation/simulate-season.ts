import { type Instant, later, type Random, toInstant } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import type { MovementProposal } from '../movement/proposal.ts';
import { chargesOf, owedBy } from '../office/accounts.ts';
import { addDays, type Day, dayNumber } from '../office/day.ts';
import { leagueSeason } from '../office/league-season.ts';
import { offeredFor } from '../office/lining.ts';
import { movementOf, tableOf } from '../office/standings.ts';
import { initial, type League, matchDayOf, type Team } from '../office/state.ts';
import { type Profile, saidBy } from '../profile/profile.ts';
import type { Round, TeamTold } from '../season/shape.ts';
import { applyAndEnter } from './clubs-apply.ts';
import { type Fielded, playMatchDay, shuffledBy } from './match-day-played.ts';
import { WatchedSeason } from './watched.ts';

const HOUR = 3_600_000;
const DAY = 86_400_000;
const FROM: Day = '2026-01-05';
const DATES: readonly Day[] = ['2026-02-21', '2026-03-21', '2026-04-18', '2026-06-13', '2026-09-12', '2026-10-10'];

type SeasonPlan = {
  readonly profile: Profile;
  /** Teams in each division. */
  readonly teams: number;
  /** How many clubs have a team in both. */
  readonly doubleClubs: number;
  readonly random: Random;
};
export type SimulatedSeason = {
  readonly commands: number;
  readonly events: number;
  /** What had to be refused, and was. */
  readonly refusals: number;
  readonly corrections: number;
  readonly lateLineUps: number;
  readonly noShows: number;
  readonly finesCents: number;
  readonly owedCents: number;
  readonly tables: readonly {
    readonly division: string;
    readonly rows: readonly { readonly team: string; readonly points: number }[];
  }[];
  readonly reasons: readonly { readonly division: string; readonly by: string; readonly times: number }[];
  readonly movement: MovementProposal | undefined;
};

/** Whether it can be played by chance: in heats of tables and team events, with licences and squads. */
export const playsInHeats = (profile: Profile): boolean => saidBy(profile, 'matchDay.heats').length > 0;

/** A whole season of every division through the real aggregate, from the first application to who goes up and down. */
export function simulateSeason({ profile, teams, doubleClubs, random }: SeasonPlan): SimulatedSeason {
  const season = new WatchedSeason(noon(FROM), random);
  const divisions = saidBy(profile, 'season.divisions').map(({ id }) => id);
  const rounds = saidBy(profile, 'season.rounds');
  season.give({
    type: 'OpenSeason',
    setup: { name: 'Simulated', season: '2026', profile, currency: 'EUR', offset: 60 },
  });
  for (const division of divisions)
    for (let round = 1; round <= rounds; round += 1) {
      const date = DATES[round - 1] ?? addDays(DATES.at(-1) ?? FROM, 28 * (round - DATES.length));
      season.give({
        type: 'PlanMatchDay',
        division,
        round,
        date,
        startsAt: noon(date),
        venue: `Hall ${String(round)}`,
        officials: [toPersonId('referee')],
      });
    }
  for (const [nth, division] of divisions.entries())
    for (let club = 1; club <= teams; club += 1) {
      const isDouble = club <= doubleClubs;
      if (isDouble && nth > 0) continue;
      const name = isDouble ? `Double ${String(club)}` : `Club ${division}-${String(club)}`;
      applyAndEnter(season, profile, { club: name, divisions: isDouble ? divisions : [division], from: FROM, random });
    }
  season.until(noon(addDays(FROM, 21)));
  season.give({ type: 'StartSeason' });
  let corrections = 0;
  for (let round = 1; round <= rounds; round += 1) {
    nameLineUps(season, round, random);
    for (const division of divisions) playRound(season, profile, division, round, random);
    if (round === 2 || round === rounds) corrections += correct(season, divisions, Math.max(1, round - 1), random);
    settle(season, random);
    pay(season, profile, round === 3 ? 2 : 4, random);
  }
  season.give({ type: 'EndSeason' });
  return { ...told(season, profile, divisions), corrections };
}

const noon = (day: Day): Instant => toInstant(dayNumber(day) * DAY + 12 * HOUR);

/** Six of those who may, a week before and more; some too late, some with five. */
function nameLineUps(season: WatchedSeason, round: number, random: Random): void {
  const first = season.state.matchDays.find((one) => one.round === round);
  if (first === undefined) return;
  const late = season.state.teams.filter(() => random(20) === 0);
  season.until(later(first.startsAt, -9 * DAY));
  for (const team of season.state.teams.filter((one) => !late.includes(one))) nameLineUp(season, team, round, random);
  season.until(later(first.startsAt, -2 * DAY));
  for (const team of late) nameLineUp(season, team, round, random);
}

function nameLineUp(season: WatchedSeason, team: Team, round: number, random: Random): void {
  const day = matchDayOf(season.state, team.division, round);
  const { setup } = season.state;
  if (day === undefined || setup === undefined) return;
  const offered = offeredFor(season.state, setup.profile, team, day);
  const may = offered.filter(({ because }) => because.length === 0).map(({ player }) => player);
  const mayNot = offered.find(({ because }) => because.length > 0);
  const chosen = shuffledBy(random, may).slice(0, 6);
  const captain = toPersonId(`${team.club} captain`);
  if (mayNot !== undefined)
    season.mustBeRefused({
      type: 'NameLineUp',
      team: team.id,
      round,
      players: [mayNot.player, ...chosen.slice(1)],
      captain,
    });
  const players = chosen.length === 6 && random(12) > 0 ? chosen : [undefined, ...chosen.slice(0, 5)];
  season.give({ type: 'NameLineUp', team: team.id, round, players, captain });
}

function playRound(season: WatchedSeason, profile: Profile, division: string, round: number, random: Random): void {
  const day = matchDayOf(season.state, division, round);
  if (day === undefined) return;
  season.until(day.startsAt);
  const absent = new Set(season.state.teams.filter(() => random(90) === 0).map(({ id }) => id));
  const fielded = season.state.lineUps
    .filter(
      (one) =>
        one.round === round &&
        !absent.has(one.team) &&
        season.state.teams.some(({ id, division: own }) => id === one.team && own === division),
    )
    .map(({ team, players }): Fielded => ({ team, players }));
  const teams = season.state.teams.filter((one) => one.division === division);
  const lines = teams.flatMap(({ id }): readonly TeamTold[] => {
    if (absent.has(id)) return [{ team: id, absent: true }];
    const there = fielded.find(({ team }) => team === id)?.players.filter((one) => one !== undefined).length ?? 0;
    return there < saidBy(profile, 'lineUp.players') || random(30) === 0
      ? [{ team: id, present: there, ...(random(3) === 0 && { dress: 1 }) }]
      : [];
  });
  const short = new Set(
    lines.filter(({ present = 6 }) => present < saidBy(profile, 'lineUp.least')).map(({ team }) => team),
  );
  const results = playMatchDay({
    ...{ round, division, date: day.date, told: lines, random, heats: saidBy(profile, 'matchDay.heats') },
    fielded: fielded.filter(({ team }) => !short.has(team)),
  });
  season.until(later(day.startsAt, 8 * HOUR));
  season.give({ type: 'EnterResults', results });
  for (const { team } of shuffledBy(random, fielded).slice(0, 2))
    season.give({ type: 'Countersign', division, round, team });
  season.give({ type: 'CloseRound', division, round });
}

/** A card was read wrongly: two places of a table change, a month later. */
function correct(season: WatchedSeason, divisions: readonly string[], round: number, random: Random): number {
  let corrected = 0;
  for (const division of divisions) {
    const results = matchDayOf(season.state, division, round)?.results;
    const tables = results?.tables ?? [];
    const card = tables[random(Math.max(1, tables.length))];
    if (results === undefined || card === undefined) continue;
    const [one, other] = card.seats.filter(({ ghost }) => ghost !== true).slice(-2);
    if (one?.place === undefined || other?.place === undefined) continue;
    const swapped = {
      ...card,
      seats: card.seats.map((seat) =>
        seat === one ? { ...seat, place: other.place } : seat === other ? { ...seat, place: one.place } : seat,
      ),
    } as (typeof tables)[number];
    const right: Round = { ...results, tables: tables.map((each) => (each === card ? swapped : each)) };
    season.mustBeRefused({ type: 'EnterResults', results: right });
    season.give({ type: 'EnterResults', results: right, reason: 'the card was read wrongly' });
    corrected += 1;
  }
  for (const division of divisions) season.mustBeRefused({ type: 'CloseRound', division, round });
  return corrected;
}

/** Somebody of the office looks at each deadline that passed. */
function settle(season: WatchedSeason, random: Random): void {
  for (const { id } of season.state.passed.filter(({ settled }) => settled === undefined)) {
    const as = random(5) === 0 ? 'waived' : 'taken';
    season.give({
      type: 'SettleDeadline',
      deadline: id,
      as,
      reason: as === 'waived' ? 'the post was late' : 'as written',
    });
  }
}

/** Most clubs pay what is open; one in so many waits. */
function pay(season: WatchedSeason, profile: Profile, waits: number, random: Random): void {
  for (const { id } of season.state.clubs) {
    const owed = owedBy(season.state, profile, id);
    if (owed > 0 && random(waits) > 0)
      season.give({
        type: 'TakePayment',
        club: id,
        cents: owed,
        on: addDays(FROM, Math.floor((season.now - noon(FROM)) / DAY)),
      });
  }
}

function told(
  season: WatchedSeason,
  profile: Profile,
  divisions: readonly string[],
): Omit<SimulatedSeason, 'corrections'> {
  const { state, events, commands, refusals } = season;
  const again: League = events.reduce(leagueSeason.evolve, initial);
  if (JSON.stringify(again) !== JSON.stringify(state))
    throw new Error('replayed from its events the season is another');
  const tables = divisions.map((division) => tableOf(state, profile, division));
  const fines = chargesOf(state, profile).filter(({ for: what }) => what !== 'licence');
  return {
    ...{ commands, events: events.length, refusals },
    lateLineUps: state.passed.filter(({ id }) => id.startsWith('lineUp')).length,
    noShows: tables.flatMap(({ rows }) => rows).reduce((all, { stayedAway }) => all + stayedAway, 0),
    finesCents: fines.reduce((all, { cents }) => all + cents, 0),
    owedCents: state.clubs.reduce((all, { id }) => all + owedBy(state, profile, id), 0),
    tables: tables.map(({ division, rows }) => ({
      division,
      rows: rows.map(({ id, points }) => ({ team: id, points })),
    })),
    reasons: tables.flatMap(({ division, reasons }) =>
      [...Map.groupBy(reasons, ({ by }) => by)].map(([by, all]) => ({ division, by, times: all.length })),
    ),
    movement: movementOf(state, profile),
  };
}
