import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageIn } from '../http/api.ts';
import { sendProblem, serverProblem, toldProblem } from '../http/problem.ts';
import type { Hosted, Refused } from './hosted.ts';
import type { Shape } from './kind.ts';

/** The domain's no, or the host's, in the reader's language with the names that staff may read. */
export function refuseAsked<S extends Shape>(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, state, namesOf }: Hosted<S>,
  refusal: Refused<S>,
): FastifyReply {
  const language = languageIn(request);
  if (isOvertaken(refusal)) {
    const { version } = refusal;
    return sendProblem(reply, serverProblem('version-conflict', language, { facts: { version } }));
  }
  const told = kind.words.refusal(refusal, state, { language, namesOf });
  return sendProblem(reply, toldProblem(refusal, told, kind.words.status(refusal.code)));
}

const isOvertaken = <R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, { readonly code: 'version-conflict' }> & { readonly version: number } =>
  refusal.code === 'version-conflict';
