import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import { find, standOf } from '@riffle/signup';
import { entriesOfSame, entryMarks, toEntryId } from '@riffle/tournament';
import type { StandAnswer } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { byCode } from '../../host/schema.ts';
import { addressOf } from '../../http/address-block.ts';
import { type Api, refuseWith } from '../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../http/limits.ts';
import { Pace } from '../../http/pace.ts';
import { answers } from '../../schema/problem.ts';
import { language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import type { Around } from './around.ts';
import { personOf, signUpOf } from './own-link.ts';
import { signUpBody, standAnswer, tokenBody } from './schema.ts';
import type { SignUpShape } from './shape.ts';

const PUBLIC: Actor = { id: 'public', role: 'player' };
const HOUR = 3_600_000;
/** A club room is one address; a hundred who sign up within the hour are a large tournament. */
const FROM_AN_ADDRESS = { most: 60, within: HOUR };
const IN_ALL = { most: 200, within: HOUR };

/** What everybody may do who has the link of a list: sign up, see his own stand, cancel. */
export function publicRoutes(
  api: Api,
  lists: Hosting<SignUpShape>,
  nights: Hosting<NightShape>,
  { people, now, links }: Around,
): void {
  const fromAddress = new Pace(FROM_AN_ADDRESS, now);
  const inAll = new Pace(IN_ALL, now);
  const config = { may: 'all', rateLimit: perMinute(LIMITS.signUp) } as const;
  const common = { params: byCode, querystring: language, response: answers(standAnswer) } as const;

  /** The one behind the link, where its night is still there. */
  async function listAt(
    request: FastifyRequest,
    reply: FastifyReply,
    { code }: { readonly code: string },
  ): Promise<Hosted<SignUpShape> | undefined> {
    const list = await lists.findByCode(code);
    if (list === undefined) await refuseAbsent(request, reply, lists, { code });
    else if ((await nights.find(list.id)) === undefined) await refuseAbsent(request, reply, nights, { id: list.id });
    else return list;
    return undefined;
  }
  const standIn = async (list: Hosted<SignUpShape>, token: string): Promise<StandAnswer> => {
    const id = signUpOf(list.id, token);
    const stand = standOf(list.state, id);
    const { person, entry } = find(list.state, id) ?? {};
    if (stand === undefined || person === undefined) return {};
    const own = entry === undefined ? undefined : await ownLinkOf(list.id, entry);
    return { stand, name: list.namesOf(person, 'staff'), ...(own && { own }) };
  };
  /** Whoever was checked in from the list has his own link of the night by it. */
  async function ownLinkOf(id: string, entry: string): Promise<StandAnswer['own']> {
    const night = await nights.find(id);
    const entered = toEntryId(entry);
    if (night === undefined || entriesOfSame(night.state, entered).length === 0) return undefined;
    // renewed since: whoever has seen what this page says has not seen the new one, and staff give it by hand
    if (entryMarks(night.state, entered).length > 0) return undefined;
    return { code: night.code, token: await links.tokenOf(night, entered) };
  }

  api.post(
    '/api/signup/link/:code/people',
    { config, bodyLimit: BODY.signUp, schema: { ...common, body: signUpBody } },
    async (request, reply) => {
      const list = await listAt(request, reply, request.params);
      if (list === undefined) return reply;
      const { token, listed, website: _, ...person } = request.body;
      const before = await standIn(list, token);
      if (before.stand !== undefined) return before;
      if (fromAddress.isTooMuch(addressOf(request)) || inAll.isTooMuch(list.id))
        return refuseWith(request, reply, 'too-many-requests');
      const signUp = signUpOf(list.id, token);
      const id = personOf(signUp);
      const done = await list.perform({
        id: toCommitId(randomUUID()),
        command: { type: 'SignUp', signUp, person: id, listed },
        actor: PUBLIC,
        beforehand: () => people.add([{ id, person: { ...person, guest: true } }], now()),
      });
      // sent twice: the one that is there is the answer
      const answer = await standIn(list, token);
      return done.ok || answer.stand !== undefined ? answer : refuseAsked(request, reply, list, done.refusal);
    },
  );

  // asked for in a body: what stands in an address is written down on the way
  api.post(
    '/api/signup/link/:code/stand',
    {
      config: { may: 'all' },
      bodyLimit: BODY.signUp,
      schema: { ...common, body: tokenBody },
    },
    async (request, reply) => {
      const list = await listAt(request, reply, request.params);
      return list === undefined ? reply : standIn(list, request.body.token);
    },
  );

  api.post(
    '/api/signup/link/:code/cancel',
    { config, bodyLimit: BODY.signUp, schema: { ...common, body: tokenBody } },
    async (request, reply) => {
      const list = await listAt(request, reply, request.params);
      if (list === undefined) return reply;
      const signUp = signUpOf(list.id, request.body.token);
      const done = await list.perform({
        id: toCommitId(randomUUID()),
        command: { type: 'Cancel', signUp },
        actor: PUBLIC,
      });
      return done.ok ? standIn(list, request.body.token) : refuseAsked(request, reply, list, done.refusal);
    },
  );
}
