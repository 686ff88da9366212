import { toInstant } from '@riffle/aggregate';
import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { leagueSeason, publicCards, publicPlayers, publicReport, publicRound, publicStatistics } from '@riffle/league';
import { NOBODY, toPersonId } from '@riffle/people';
import { leagueOfficeWordsIn, sayLeagueReport } from '@riffle/words';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { byCode } from '../../host/schema.ts';
import { type Api, languageIn } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { answers, calendarAnswer, csvAnswer } from '../../schema/problem.ts';
import { language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import { calendarOf } from './calendar.ts';
import { playersIn, playersOfSeason } from './of-people.ts';
import { runningNights } from './running-nights.ts';
import {
  figuresAnswer,
  ofDivision,
  ofRound,
  playersAnswer,
  profileAnswer,
  report,
  roundAnswer,
  runningAnswer,
} from './schema.ts';
import type { LeagueShape } from './shape.ts';
import { teamNames } from './words.ts';

type Around = { readonly nights: Hosting<NightShape>; readonly now: () => number };

/** What everybody may fetch of a season, for other programs: tables with their reasons, as JSON and as a table, and the match days as a calendar. */
export function publicRoutes(api: Api, leagues: Hosting<LeagueShape>, { nights, now }: Around): void {
  const common = { params: byCode, querystring: language } as const;
  const config = { may: 'all', rateLimit: perMinute(LIMITS.files) } as const;

  api.get(
    '/api/league/link/:code/report',
    { config, schema: { ...common, response: answers(report) } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const found = publicReport(league.state);
      if (found === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const names = namesFor(league);
      return {
        ...sayLeagueReport(languageIn(request), found, names),
        names: { ...names.teams, ...names.of(playersOfSeason(league.state)) },
      };
    },
  );

  api.get(
    '/api/league/link/:code/round',
    {
      config: { may: 'all' },
      schema: { params: byCode, querystring: language.extend(ofRound.shape), response: answers(roundAnswer) },
    },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const { division, round } = request.query;
      const score = publicRound(league.state, division, round);
      if (score === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const cards = publicCards(league.state, division, round);
      const people = new Set([...score.players.map(({ player }) => player), ...playersIn(cards)]);
      return { score, cards, names: namesFor(league).of([...people]) };
    },
  );

  api.get(
    '/api/league/link/:code/nights',
    { config: { may: 'all' }, schema: { ...common, response: answers(runningAnswer) } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      return runningNights(league, nights);
    },
  );

  api.get(
    '/api/league/link/:code/profile',
    { config: { may: 'all' }, schema: { ...common, response: answers(profileAnswer) } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      const profile = league?.state.setup?.profile;
      return profile ?? refuseAbsent(request, reply, leagues, request.params);
    },
  );

  api.get(
    '/api/league/link/:code/players',
    {
      config: { may: 'all' },
      schema: { params: byCode, querystring: language.extend(ofDivision.shape), response: answers(playersAnswer) },
    },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const table = publicPlayers(league.state, request.query.division);
      if (table === undefined) return refuseAbsent(request, reply, leagues, request.params);
      return { table, names: namesFor(league).of(table.rows.map(({ id }) => id)) };
    },
  );

  api.get(
    '/api/league/link/:code/statistics',
    { config: { may: 'all' }, schema: { ...common, response: answers(figuresAnswer) } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const statistics = publicStatistics(league.state);
      if (statistics === undefined) return refuseAbsent(request, reply, leagues, request.params);
      return { statistics, names: namesFor(league).of(playersOfSeason(league.state)) };
    },
  );

  api.get(
    '/api/league/link/:code/table.csv',
    { config, schema: { ...common, produces: ['text/csv'], response: csvAnswer } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const spoken = languageIn(request);
      const { columns } = leagueOfficeWordsIn(spoken);
      const { team } = namesFor(league);
      const rows = leagueSeason
        .view(league.state, 'public')
        .tables.flatMap(({ division, rows: ranked }) =>
          ranked.map(({ id, rank, points, rounds, scored }) => [
            ...[division, String(rank), team(id), String(points), String(rounds), String(scored)],
          ]),
        );
      const heading = [columns.division, columns.rank, columns.team, columns.points, columns.rounds, columns.scored];
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-league-${league.code}.csv"`)
        .serializer(String)
        .send(formatCsv([heading, ...rows], csvStyles[spoken]));
    },
  );

  api.get(
    '/api/league/link/:code/calendar.ics',
    { config, schema: { ...common, produces: ['text/calendar'], response: calendarAnswer } },
    async (request, reply) => {
      const league = await leagues.findByCode(request.params.code);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .serializer(String)
        .send(calendarOf(league, 'public', languageIn(request), toInstant(now())));
    },
  );
}

/** Teams by their names, players as they want to be shown. */
function namesFor({ state, namesOf }: Hosted<LeagueShape>) {
  const teams = teamNames(state);
  const player = (id: string): string => namesOf(toPersonId(id), 'room');
  return {
    teams: Object.fromEntries(teams),
    of: (players: readonly string[]) => Object.fromEntries(players.map((id) => [id, player(id)])),
    team: (id: string) => teams.get(id) ?? NOBODY,
    player,
  };
}
