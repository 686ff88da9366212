import type { Actor } from '@riffle/aggregate';
import { type Language, languageOf, type ServerCode, wordsIn } from '@riffle/words';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LiveSession } from '../staff/sessions.ts';
import type { May } from './may.ts';
import { sendProblem, serverProblem } from './problem.ts';

/** The server as routes see it: what their schemas say is what they get. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, and by which session. */
    session: LiveSession | undefined;
  }
}

export function languageIn(request: FastifyRequest): Language {
  // there is none where not even the address could be read
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
}

/** `status` where it is another than the code has. */
export const refuseWith = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ServerCode,
  status?: number,
): FastifyReply => sendProblem(reply, serverProblem(code, languageIn(request), status === undefined ? {} : { status }));

/** Whoever plays with a demo, staff included. */
export const VISITOR = 'visitor';

/** Shut to this one. Staff are told whom they may ask; a stranger only that he is one. */
export function refuseRole(request: FastifyRequest, reply: FastifyReply, code: ServerCode, needed: May): FastifyReply {
  const member = request.session?.member;
  if (member === undefined) return refuseWith(request, reply, code);
  const language = languageIn(request);
  const problem = serverProblem(code, language, { facts: { role: member.role, needed } });
  return sendProblem(reply, { ...problem, allowed: [wordsIn(language).fromRole(needed)] });
}

/** Who acts. In a demo everybody is the one that plays it. */
export const actorOf = (request: FastifyRequest, { demo }: { readonly demo: boolean }): Actor =>
  demo || request.session === undefined
    ? { id: VISITOR, role: 'demo' }
    : { id: request.session.member.id, role: request.session.member.role };
