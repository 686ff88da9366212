import type { House } from '../house.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { invitation, member, memberChanges, newMember, newPinBody } from '../schema/staff.ts';
import { isEasy } from '../staff/easy-pin.ts';
import { addressOf } from './address-block.ts';
import { type Api, refuseWith } from './api.ts';
import { deviceIn } from './cookie.ts';
import { LIMITS, perMinute } from './limits.ts';

/** The owner's business: who works here, with which role, by which link and PIN. The own PIN is everybody's. */
export function staffRoutes(api: Api, { roster, sessions, devices, signIn, now }: House): void {
  const owner = { may: 'owner', rateLimit: perMinute(LIMITS.staff) } as const;

  api.get('/api/staff', { config: owner, schema: { response: answers(listOf(member)) } }, () => roster.list());

  api.post(
    '/api/staff',
    { config: owner, schema: { body: newMember, response: answers(invitation) } },
    async (request, reply) =>
      (await roster.add(request.body.name, request.body.role)) ?? refuseWith(request, reply, 'id-taken'),
  );

  api.patch(
    '/api/staff/:id',
    { config: owner, schema: { params: byId, body: memberChanges, response: answers(member) } },
    async (request, reply) => {
      const { id } = request.params;
      const { name, role } = request.body;
      const before = await roster.find(id);
      if (before === undefined) return refuseWith(request, reply, 'not-found');
      if (before.owner && role !== undefined && role !== 'director') return refuseWith(request, reply, 'last-owner');
      const changed = await roster.change(id, { name, role });
      if (!changed.ok) return refuseWith(request, reply, changed.refusal === 'name-taken' ? 'id-taken' : 'not-found');
      if (before.role !== changed.value.role) await sessions.reviewAllOf(id);
      return changed.value;
    },
  );

  api.post(
    '/api/staff/:id/invitation',
    { config: owner, schema: { params: byId, response: answers(invitation) } },
    async (request, reply) => {
      const invited = await roster.invite(request.params.id);
      if (invited === undefined) return refuseWith(request, reply, 'not-found');
      // whoever had the old link may sit in front of an old session
      await devices.forgetAllOf(invited.member.id);
      await sessions.endAllOf(invited.member.id, request.session?.key);
      return invited;
    },
  );

  api.put(
    '/api/staff/:id/pin',
    {
      config: { may: 'display', rateLimit: perMinute(LIMITS.signIn) },
      schema: { params: byId, body: newPinBody, response: noAnswer },
    },
    async (request, reply) => {
      const { session } = request;
      const { pin, old } = request.body;
      // whoever runs Riffle gives others a new link and PIN, and never sets one that somebody else knows
      if (session?.member.id !== request.params.id) return refuseWith(request, reply, 'not-allowed');
      const { id, name } = session.member;
      if (old !== undefined || !session.isFreshlyInvited) {
        const asking = { address: addressOf(request), device: deviceIn(request) };
        const known = await signIn.byPin(name, old ?? '', asking);
        if (!known.ok) {
          if (known.code !== 'locked-out') return refuseWith(request, reply, 'old-pin-wrong');
          reply.header('retry-after', Math.ceil((known.until - now()) / 1000));
          return refuseWith(request, reply, 'locked-out');
        }
      }
      if (isEasy(pin)) return refuseWith(request, reply, 'pin-too-easy');
      await roster.setPin(id, pin);
      await sessions.endAllOf(id, session.key);
      return reply.code(204).send();
    },
  );

  api.delete(
    '/api/staff/:id',
    { config: owner, schema: { params: byId, response: noAnswer } },
    async (request, reply) => {
      const found = await roster.find(request.params.id);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      if (found.owner) return refuseWith(request, reply, 'last-owner');
      await roster.remove(found.id);
      await devices.forgetAllOf(found.id);
      await sessions.endAllOf(found.id);
      return reply.code(204).send();
    },
  );
}
