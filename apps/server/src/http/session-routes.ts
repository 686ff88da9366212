import type { Session, StaffMember } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clubName, nameClub } from '../club/club-name.ts';
import type { House } from '../house.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { firstRun, session, signIn } from '../schema/staff.ts';
import { isSame } from '../staff/token.ts';
import { addressOf } from './address-block.ts';
import { type Api, refuseWith } from './api.ts';
import { deviceIn, giveToken, takeToken } from './cookie.ts';
import { LIMITS, perMinute } from './limits.ts';
import { isFromHere } from './origin.ts';
import { reachOf } from './reach.ts';

export function sessionRoutes(api: Api, { db, roster, sessions, signIn: door, devices, setupCode, now }: House): void {
  const sessionOf = (request: FastifyRequest): Session => {
    const reach = reachOf(request);
    return { ...whoAsks(request), ...(reach === undefined ? {} : { reach }) };
  };
  const whoAsks = (request: FastifyRequest): Session => {
    if (request.session !== undefined) {
      const { id, name, role, owner } = request.session.member;
      return { is: 'staff', club: clubName(db), id, name, role, owner };
    }
    if (!roster.hasOwner()) return { is: 'first-run', codeNeeded: !isFromHere(request) };
    return { is: 'visitor', club: clubName(db) };
  };

  const letIn = (request: FastifyRequest, reply: FastifyReply, member: StaffMember): Session => {
    const token = sessions.start(member);
    giveToken(request, reply, token, devices.remember(member.id, deviceIn(request)));
    request.session = sessions.find(token);
    return sessionOf(request);
  };

  api.get('/api/session', { config: { may: 'all' }, schema: { response: answers(session) } }, sessionOf);

  api.post(
    '/api/first-run',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.signIn) },
      schema: { body: firstRun, response: answers(session) },
    },
    async (request, reply) => {
      if (roster.hasOwner()) return refuseWith(request, reply, 'first-run-done');
      const { name, clubName: club, pin, code } = request.body;
      if (!isFromHere(request) && !isSame(code?.toUpperCase() ?? '', setupCode)) {
        return refuseWith(request, reply, 'setup-code-needed');
      }
      const owner = await roster.addOwner(name, pin);
      if (owner === undefined) return refuseWith(request, reply, 'first-run-done');
      nameClub(db, club, now());
      return letIn(request, reply, owner);
    },
  );

  api.post(
    '/api/session',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.signIn) },
      schema: { body: signIn, response: answers(session) },
    },
    async (request, reply) => {
      const { body } = request;
      const asking = { address: addressOf(request), device: deviceIn(request) };
      const signedIn = 'link' in body ? door.byLink(body.link) : await door.byPin(body.name, body.pin, asking);
      if (!signedIn.ok) {
        if (signedIn.code === 'locked-out') reply.header('retry-after', Math.ceil((signedIn.until - now()) / 1000));
        return refuseWith(request, reply, signedIn.code);
      }
      if (request.session !== undefined) sessions.end(request.session.key);
      return letIn(request, reply, signedIn.member);
    },
  );

  api.delete('/api/session', { config: { may: 'all' }, schema: { response: noAnswer } }, async (request, reply) => {
    if (request.session !== undefined) sessions.end(request.session.key);
    takeToken(request, reply);
    return reply.code(204).send();
  });
}
