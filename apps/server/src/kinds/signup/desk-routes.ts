import { Lookalikes } from '@riffle/formats';
import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { shownName } from '@riffle/people';
import type { SignedUpPerson } from '@riffle/wire';
import { formatDay, formatTimeOfDay, type Language, signUpWordsIn } from '@riffle/words';
import type { Described } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { commandAnswer } from '../../host/schema.ts';
import { type Api, actorOf, languageIn } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { answers, csvAnswer } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import type { Around } from './around.ts';
import { checkIn } from './check-in.ts';
import { checkInBody, signedUpPeople } from './schema.ts';
import type { SignUpShape } from './shape.ts';

const MOST_ALIKE = 3;

/** What staff need of a list at the desk: who it is, a table to take along, and the way into the night. */
export function deskRoutes(api: Api, lists: Hosting<SignUpShape>, nights: Hosting<NightShape>, around: Around): void {
  api.get(
    '/api/signup/:id/people',
    { config: { may: 'cashier' }, schema: { params: byId, response: answers(signedUpPeople) } },
    async (request, reply) => {
      const list = await lists.find(request.params.id);
      return list === undefined ? refuseAbsent(request, reply, lists, request.params) : peopleOf(list, around);
    },
  );

  api.post(
    '/api/signup/:id/check-in',
    {
      config: { may: 'cashier' },
      schema: { params: byId, querystring: language, body: checkInBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const list = await lists.find(request.params.id);
      if (list === undefined) return refuseAbsent(request, reply, lists, request.params);
      const night = await nights.find(request.params.id);
      if (night === undefined) return refuseAbsent(request, reply, nights, request.params);
      const done = await checkIn({ list, night, people: around.people }, request.body, actorOf(request, list));
      if (done.is === 'done') return done.answer;
      return done.is === 'not-in-list'
        ? refuseAsked(request, reply, list, done.refusal)
        : refuseAsked(request, reply, night, done.refusal);
    },
  );

  api.get(
    '/api/signup/:id/list.csv',
    {
      config: { may: 'floor', rateLimit: perMinute(LIMITS.files) },
      schema: { params: byId, querystring: language, produces: ['text/csv'], response: csvAnswer },
    },
    async (request, reply) => {
      const list = await lists.find(request.params.id);
      if (list === undefined) return refuseAbsent(request, reply, lists, request.params);
      const rows = await rowsOf(list, around, languageIn(request));
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${list.code}.csv"`)
        .serializer(String)
        .send(formatCsv(rows, csvStyles[languageIn(request)]));
    },
  );
}

/** With whoever in the directory has a name like theirs. */
async function peopleOf({ state }: Hosted<SignUpShape>, { people }: Around): Promise<readonly SignedUpPerson[]> {
  const behind = await people.behind(state.list.map(({ person }) => person));
  const ids = new Set([...behind.values()].map(({ id }) => id));
  const lookalikes = new Lookalikes<Described>();
  for (const person of await people.search({})) if (!ids.has(person.id)) lookalikes.add(person, person);
  return state.list.flatMap(({ id, person }) => {
    const known = behind.get(person);
    if (known === undefined) return [];
    const alike = lookalikes.like(known).slice(0, MOST_ALIKE);
    return [{ signUp: id, ...said(known), alike: alike.map(({ who }) => said(who)) }];
  });
}

const said = (person: Described) => ({
  person: person.id,
  name: shownName(person, 'staff'),
  ...(person.club === undefined || person.club === '' ? {} : { club: person.club }),
});

async function rowsOf(
  { state }: Hosted<SignUpShape>,
  { people, zone }: Around,
  spoken: Language,
): Promise<readonly (readonly string[])[]> {
  const { columns, facts, yes } = signUpWordsIn(spoken);
  const behind = await people.behind(state.list.map(({ person }) => person));
  let position = 0;
  const rows = state.list.map(({ person, place, at, entry, reason }) => {
    const known = behind.get(person);
    if (place === 'waiting') position += 1;
    return [
      shownName(known, 'staff'),
      known?.club ?? '',
      facts.places[place],
      place === 'waiting' ? String(position) : '',
      `${formatDay(at, spoken, zone())}, ${formatTimeOfDay(at, spoken, zone())}`,
      entry === undefined ? '' : yes,
      reason ?? '',
    ];
  });
  const { name, club, place, position: waiting, at, here, reason } = columns;
  return [[name, club, place, waiting, at, here, reason], ...rows];
}
