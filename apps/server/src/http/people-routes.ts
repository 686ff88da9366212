import { type PersonId, toPersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { z } from 'zod';
import type { House } from '../house.ts';
import { listOf, personId } from '../schema/brand.ts';
import { newPerson, peopleQuery, person, personChanges } from '../schema/person.ts';
import { answers } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { type Api, refuseWith } from './api.ts';
import { isAllowed } from './may.ts';

/** The club's directory of people. Personal data: whoever enters players finds and adds them, the floor and up change them. */
export function peopleRoutes(api: Api, { club: { people }, host, now }: House): void {
  const idOf = ({ id }: { readonly id: string }): PersonId => toPersonId(id);

  api.get(
    '/api/people',
    { config: { may: 'cashier' }, schema: { querystring: peopleQuery, response: answers(listOf(person)) } },
    async (request) => {
      const { query, regulars, merged } = request.query;
      await host.catchUp();
      const found = await people.search({
        ...(query === undefined ? {} : { query }),
        ...(regulars === undefined ? {} : { regulars }),
        ...(merged === undefined ? {} : { merged }),
      });
      return isAllowed('floor', request.session?.member) ? found : found.map(withoutPrivate);
    },
  );

  api.get(
    '/api/people/:id',
    { config: { may: 'floor' }, schema: { params: byId, response: answers(person) } },
    async (request, reply) => (await people.find(idOf(request.params))) ?? refuseWith(request, reply, 'not-found'),
  );

  api.post(
    '/api/people',
    { config: { may: 'cashier' }, schema: { body: newPerson, response: answers(person) } },
    async (request, reply) => {
      const { id, ...fields } = request.body;
      // sent twice: the one that is there is the answer
      await people.add([{ id, person: fields }], now());
      const found = await people.find(id);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      return isAllowed('floor', request.session?.member) ? found : withoutPrivate(found);
    },
  );

  api.patch(
    '/api/people/:id',
    { config: { may: 'floor' }, schema: { params: byId, body: personChanges, response: answers(person) } },
    async (request, reply) =>
      (await people.change(idOf(request.params), fieldsIn(request.body))) ?? refuseWith(request, reply, 'not-found'),
  );

  api.post(
    '/api/people/:id/merge',
    {
      config: { may: 'director' },
      schema: { params: byId, body: z.strictObject({ into: personId }), response: answers(person) },
    },
    async (request, reply) =>
      (await people.merge(idOf(request.params), request.body.into)) ?? refuseWith(request, reply, 'not-found'),
  );

  api.post(
    '/api/people/:id/unmerge',
    { config: { may: 'director' }, schema: { params: byId, response: answers(person) } },
    async (request, reply) => (await people.unmerge(idOf(request.params))) ?? refuseWith(request, reply, 'not-found'),
  );
}

/** Who only enters players needs to tell them apart, not to know of them. */
const withoutPrivate = ({
  number: _number,
  email: _email,
  birthday: _birthday,
  note: _note,
  ...person
}: Person): Person => person;

/** `null` empties, which the directory writes as an empty field. */
const fieldsIn = (changes: z.infer<typeof personChanges>): Partial<NewPerson> =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? '']));
