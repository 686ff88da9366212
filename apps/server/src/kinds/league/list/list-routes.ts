import { toCommitId } from '@riffle/aggregate';
import { heldOf, type League } from '@riffle/league';
import type { LeagueImport, LeagueListPreview } from '@riffle/wire';
import { z } from 'zod';
import type { PeopleStore } from '../../../club/people-store.ts';
import { shortSumOf } from '../../../host/asked-content.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { commandAnswer } from '../../../host/schema.ts';
import { type Api, actorOf, languageIn, refuseWith } from '../../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../../http/limits.ts';
import { line } from '../../../schema/brand.ts';
import { answers } from '../../../schema/problem.ts';
import { byId, language, sheet } from '../../../schema/query.ts';
import { addNew, refuseThere, ThereMeanwhile, unlessThere } from '../../lists/add-new.ts';
import { readList } from '../../lists/read-list.ts';
import { LIST_MEDIA, takesLists } from '../../lists/sent-list.ts';
import type { LeagueShape } from '../shape.ts';
import { teamNames } from '../words.ts';
import { importBody } from './import-body.ts';
import { saidLeagueList } from './said-list.ts';
import { stepsOf } from './steps.ts';

const SAYING = new URL('./said-list.ts', import.meta.url);

type Around = { readonly people: PeopleStore; readonly now: () => number };

/** Clubs, squads and points of match days as a list: first shown, then decided, then taken over in one step. */
export function leagueListRoutes(api: Api, leagues: Hosting<LeagueShape>, { people: directory, now }: Around): void {
  takesLists(api);
  const config = { may: 'director', rateLimit: perMinute(LIMITS.files) } as const;

  api.post(
    '/api/league/:id/import/preview',
    {
      config,
      bodyLimit: BODY.list,
      schema: {
        params: byId,
        querystring: language.extend({ club: line(80).exactOptional(), sheet }),
        consumes: LIST_MEDIA,
        response: answers(
          z.custom<LeagueListPreview>().meta({
            type: 'object',
            description: 'LeagueListPreview of packages/wire; `club` for rows that name none',
          }),
        ),
      },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const { body } = request;
      if (!(body instanceof Uint8Array)) return refuseWith(request, reply, 'invalid-input');
      const { clubs, teams, players, matchDays, setup } = league.state;
      const ids = players.map(({ id }) => id);
      const behind = await directory.behind(ids);
      const entered = new Set(ids.map((id) => behind.get(id)?.id ?? id));
      const people = await directory.search({});
      const names = teamNames(league.state);
      const divisions = setup === undefined ? [] : heldOf(setup.profile, 'season.divisions').value;
      const list = {
        bytes: body,
        ...(request.query.sheet !== undefined && { sheet: request.query.sheet }),
        language: languageIn(request),
        known: {
          people: people.map((person) => ({ person, entered: entered.has(person.id) })),
          clubs: clubs.map(({ id, name }) => ({ id, name })),
          teams: teams.map(({ id, club, division }) => ({ id, club, division, name: names.get(id) ?? id })),
          divisions: divisions.map(({ id }) => id),
          played: matchDays
            .filter(({ results }) => results !== undefined)
            .map(({ division, round }) => ({ division, round })),
          ...(request.query.club !== undefined && { club: request.query.club }),
        },
      };
      const said = await readList({ bytes: body, list, module: SAYING, name: 'saidLeagueList', read: saidLeagueList });
      if (said === undefined) return refuseWith(request, reply, 'too-large');
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(said as never);
    },
  );

  api.post(
    '/api/league/:id/import',
    {
      config,
      bodyLimit: BODY.list * 4,
      schema: { params: byId, querystring: language, body: importBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const decisions = await asInSeason(request.body.decisions, league.state, directory);
      const { people, steps } = stepsOf({ ...request.body, decisions }, league.state);
      const done = await unlessThere(() =>
        league.perform({
          id: toCommitId(request.body.id),
          command: { type: 'TakeOver', steps },
          // who they are stands in the directory; a list that is sent again is the same, though the season goes on
          content: { listed: shortSumOf(request.body) },
          actor: actorOf(request, league),
          beforehand: () => addNew(directory, people, now()),
        }),
      );
      if (done instanceof ThereMeanwhile) return refuseThere(request, reply, done);
      return done.ok ? done.value : refuseAsked(request, reply, league, done.refusal);
    },
  );
}

/** Who is in a squad under an id that was joined with another since is meant by that one. */
async function asInSeason(
  decisions: LeagueImport['decisions'],
  { players }: League,
  directory: PeopleStore,
): Promise<LeagueImport['decisions']> {
  const behind = await directory.behind(players.map(({ id }) => id));
  const inSquad = new Map(players.map(({ id }) => [behind.get(id)?.id ?? id, id]));
  return decisions.map((row) =>
    row.as.is === 'person' ? { ...row, as: { is: 'person', id: inSquad.get(row.as.id) ?? row.as.id } } : row,
  );
}
