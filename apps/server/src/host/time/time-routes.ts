import { type Api, refuseWith } from '../../http/api.ts';
import { noAnswer } from '../../schema/problem.ts';
import { language } from '../../schema/query.ts';
import type { TimeKeeper } from './time-keeper.ts';
import { answerOnTime } from './time-schema.ts';

/** Whether time counts: one answer for the whole house. */
export function timeRoutes(api: Api, time: TimeKeeper): void {
  api.post(
    '/api/time/answer',
    { config: { may: 'director' }, schema: { querystring: language, body: answerOnTime, response: noAnswer } },
    async (request, reply) => {
      const { question, counts } = request.body;
      const { member } = request.session ?? {};
      if (member === undefined) return refuseWith(request, reply, 'unauthenticated');
      // an owner may do what the director does, whatever else he does in the house
      const answered = await time.answer(question, counts, { id: member.id, role: 'director' });
      if (answered === 'answered') return reply.code(204).send();
      return refuseWith(request, reply, answered === 'not-found' ? answered : 'time-answered');
    },
  );
}
