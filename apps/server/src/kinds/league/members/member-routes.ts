import { createHash } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import { Lookalikes } from '@riffle/formats';
import { clubActor, type League } from '@riffle/league';
import { type PersonId, shownName, toPersonId } from '@riffle/people';
import type { LeagueUnsettledMember } from '@riffle/wire';
import { becomesKnown } from '../../../club/becomes-known.ts';
import type { Described, PeopleStore } from '../../../club/people-store.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../../host/schema.ts';
import { type Api, actorOf, refuseWith } from '../../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../../http/limits.ts';
import { answers } from '../../../schema/problem.ts';
import { byId, language } from '../../../schema/query.ts';
import type { LinkWay } from '../../links/link-ways.ts';
import { asNewPerson } from '../../lists/new-from-list.ts';
import type { LeagueShape } from '../shape.ts';
import { newMember, settledMember, unsettledMembers } from './schema.ts';

type Around = { readonly people: PeopleStore; readonly now: () => number; readonly asClub: LinkWay<LeagueShape> };

/** Sent twice it is the same person, and nobody who is there already can be meant by it. */
const memberOf = (league: string, club: string, id: string): PersonId =>
  toPersonId(`m-${createHash('sha256').update(`member ${league} ${club} ${id}`).digest('base64url')}`);

/** Whom clubs bring by their own link, and whom the office says that they are. */
export function memberRoutes(api: Api, leagues: Hosting<LeagueShape>, { people, now, asClub }: Around): void {
  api.post(
    '/api/league/link/:code/club/members',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.signUp) },
      bodyLimit: BODY.own,
      schema: { params: byCode, querystring: language, body: newMember, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const { token, id, first, last, nickname, roomName, ...said } = request.body;
      const known = await asClub(request, reply, { code: request.params.code, token });
      if (known === undefined) return reply;
      const { hosted } = known;
      const { club } = known.answer as { readonly club: string };
      const player = memberOf(hosted.id, club, id);
      const called = hosted.state.clubs.find((one) => one.id === club)?.name;
      const person = asNewPerson({
        ...{ first, last, roomName },
        ...(nickname !== undefined && nickname !== '' && { nickname }),
        ...(said.born !== undefined && { birthday: said.born }),
        ...(called !== undefined && { club: called.slice(0, 80) }),
      });
      const done = await hosted.perform({
        id: toCommitId(id),
        command: { type: 'EnterMember', player, club, ...said },
        actor: clubActor(club),
        beforehand: () => people.add([{ id: player, person }], now()),
      });
      return done.ok ? done.value : refuseAsked(request, reply, hosted, done.refusal, 'room');
    },
  );

  api.get(
    '/api/league/:id/members',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, response: answers(unsettledMembers) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      return league === undefined
        ? refuseAbsent(request, reply, leagues, request.params)
        : unsettledIn(league.state, people);
    },
  );

  api.post(
    '/api/league/:id/members',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, body: settledMember, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const { id, player, as } = request.body;
      const known = as === undefined ? undefined : (await people.behind([as])).get(as);
      if (as !== undefined && known === undefined) return refuseWith(request, reply, 'not-found');
      const done = await league.perform({
        id: toCommitId(id),
        command: {
          ...{ type: 'SettleMember', player },
          ...(known !== undefined && { as: await inSeason(league.state, player, known.id, people) }),
        },
        content: { player, as },
        actor: actorOf(request, league),
        beforehand: async () => known && (await becomesKnown(player, known.id, people)),
      });
      return done.ok ? done.value : refuseAsked(request, reply, league, done.refusal);
    },
  );
}

/** Under which of his ids a season has him already; that of the directory where it has not. */
async function inSeason(
  { players }: League,
  entered: PersonId,
  known: PersonId,
  people: PeopleStore,
): Promise<PersonId> {
  const behind = await people.behind(players.map(({ id }) => id));
  return players.find(({ id }) => id !== entered && (behind.get(id)?.id ?? id) === known)?.id ?? known;
}

const MOST_ALIKE = 5;

async function unsettledIn(state: League, people: PeopleStore): Promise<readonly LeagueUnsettledMember[]> {
  const unsettled = state.players.filter((one) => one.unsettled === true);
  if (unsettled.length === 0) return [];
  const behind = await people.behind(state.players.map(({ id }) => id));
  const squads = new Map(state.players.map((one) => [behind.get(one.id)?.id ?? one.id, one]));
  const waiting = new Set(unsettled.map(({ id }) => behind.get(id)?.id ?? id));
  const lookalikes = new Lookalikes<Described>();
  for (const person of await people.search({})) if (!waiting.has(person.id)) lookalikes.add(person, person);
  return unsettled.flatMap(({ id }) => {
    const who = behind.get(id);
    if (who === undefined) return [];
    const alike = lookalikes.like(who).slice(0, MOST_ALIKE);
    return [
      {
        player: id,
        alike: alike.map(({ who: known }) => {
          const there = squads.get(known.id);
          const squad = there?.spells.at(-1)?.club;
          // two who are called the same are told apart by it, and a squad may know it where the directory does not
          const birthday = known.birthday || there?.born;
          return {
            ...{ person: known.id, name: shownName(known, 'staff') },
            ...(known.club !== undefined && known.club !== '' && { club: known.club }),
            ...(birthday !== undefined && { birthday }),
            ...(squad !== undefined && { squad }),
          };
        }),
      },
    ];
  });
}
