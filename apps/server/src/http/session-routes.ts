import type { Session, StaffMember } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WayIn } from '../club/session-store.ts';
import { keyOf } from '../host/seal/house-key.ts';
import type { House } from '../house.ts';
import { logoAddress } from '../schema/club.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { firstRun, session, signIn } from '../schema/staff.ts';
import { isEasy } from '../staff/easy-pin.ts';
import { isSame } from '../staff/token.ts';
import type { SecureDoor } from '../tls/secure-door.ts';
import { addressOf } from './address-block.ts';
import { type Api, refuseWith } from './api.ts';
import { deviceIn, giveToken, takeToken } from './cookie.ts';
import { LIMITS, perMinute } from './limits.ts';
import { reachOf } from './reach.ts';

/** The session without what is the same for everybody. */
type Who = SessionOf<Session>;
type SessionOf<S> = S extends Session ? Omit<S, 'reach' | 'zone' | 'zoneGuessed'> : never;

export function sessionRoutes(
  api: Api,
  { club, roster, sessions, signIn: signingIn, devices, setupCode, now, zone }: House,
  door?: SecureDoor,
): void {
  const sessionOf = async (request: FastifyRequest): Promise<Session> => {
    const reach = reachOf(request, door);
    const who = await whoAsks(request);
    const logo = who.is === 'first-run' ? undefined : await club.logo.hash();
    return {
      ...who,
      zone: zone.current,
      ...(zone.isGuessed && { zoneGuessed: true as const }),
      ...(logo === undefined ? {} : { logo: logoAddress(logo) }),
      ...(reach === undefined ? {} : { reach }),
    };
  };
  const whoAsks = async (request: FastifyRequest): Promise<Who> => {
    if (request.session !== undefined) {
      const { id, name, role, owner } = request.session.member;
      return { is: 'staff', club: await club.name.get(), id, name, role, owner };
    }
    if (!(await roster.hasOwner())) return { is: 'first-run' };
    return { is: 'visitor', club: await club.name.get() };
  };

  const letIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
    by: WayIn,
  ): Promise<Session> => {
    const token = await sessions.start(member, by);
    const device = await devices.remember(member.id, deviceIn(request));
    giveToken(request, reply, { token, device, role: member.role });
    request.session = await sessions.find(token);
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
      if (await roster.hasOwner()) return refuseWith(request, reply, 'first-run-done');
      const { name, clubName, pin, code, zone: place } = request.body;
      // from wherever: what stands in front of Riffle on the same computer looks as if somebody sat at it
      if (!isSame(code?.trim().toUpperCase() ?? '', setupCode)) return refuseWith(request, reply, 'setup-code-needed');
      if (isEasy(pin)) return refuseWith(request, reply, 'pin-too-easy');
      const owner = await roster.addOwner(name, pin);
      if (owner === undefined) return refuseWith(request, reply, 'first-run-done');
      await club.name.set(clubName, now());
      if (place !== undefined) await zone.choose(place);
      await keyOf(club.key, now());
      return letIn(request, reply, owner, 'pin');
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
      const signedIn = await ('link' in body
        ? signingIn.byLink(body.link)
        : signingIn.byPin(body.name, body.pin, asking));
      if (!signedIn.ok) {
        if (signedIn.code === 'locked-out') reply.header('retry-after', Math.ceil((signedIn.until - now()) / 1000));
        return refuseWith(request, reply, signedIn.code);
      }
      if (request.session !== undefined) await sessions.end(request.session.key);
      return letIn(request, reply, signedIn.member, 'link' in body ? 'link' : 'pin');
    },
  );

  api.delete('/api/session', { config: { may: 'all' }, schema: { response: noAnswer } }, async (request, reply) => {
    if (request.session !== undefined) await sessions.end(request.session.key);
    takeToken(request, reply);
    return reply.code(204).send();
  });
}
