import { wordsIn } from '@riffle/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageIn, refuseWith } from '../http/api.ts';
import { sendProblem, serverProblem, toldProblem } from '../http/problem.ts';
import type { AheadOfTime, Hosted, Refused } from './hosted.ts';
import type { NamesOf, Shape } from './kind.ts';
import { logLines } from './log.ts';
import type { MayNotTakeBack } from './who-may.ts';

/** The domain's no, or the host's, in the reader's language with the names that this reader may read. */
export function refuseAsked<S extends Shape>(
  request: FastifyRequest,
  reply: FastifyReply,
  hosted: Hosted<S>,
  refusal: Refused<S>,
  reader: 'staff' | 'room' = 'staff',
): FastifyReply {
  const { kind, state, zone } = hosted;
  const namesOf: NamesOf = (person, as) => hosted.namesOf(person, reader === 'room' ? reader : as);
  const language = languageIn(request);
  if (needsRole(refusal)) {
    const { role, steps } = refusal;
    // what is another's needs more of this one than of whose it is
    const needs = new Map(steps.map((step) => [step.id, { needs: step.needs }]));
    const lines = logLines(hosted, language, ({ id }) => needs.has(id)).map((line) => ({
      ...line,
      ...needs.get(line.id),
    }));
    const told = wordsIn(language).mayNotUndo(role, lines);
    return sendProblem(reply, toldProblem(refusal, told, 403));
  }
  if (isAhead(refusal)) {
    const { until, now } = refusal;
    return sendProblem(reply, toldProblem(refusal, wordsIn(language).aheadOfTime(until, now, zone), 409));
  }
  if (isOvertaken(refusal)) {
    const { version } = refusal;
    return sendProblem(reply, serverProblem('version-conflict', language, { facts: { version } }));
  }
  if (isReused(refusal)) return refuseWith(request, reply, refusal.code);
  if (refusal.code === 'deleted') return refuseWith(request, reply, 'deleted');
  const told = kind.words.refusal(refusal, state, {
    ...{ language, namesOf, zone },
    ...(reader === 'staff' && { staff: (id) => hosted.staffName(id) }),
  });
  return sendProblem(reply, toldProblem(refusal, told, kind.words.status(refusal.code)));
}

const isOvertaken = <R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, { readonly code: 'version-conflict' }> & { readonly version: number } =>
  refusal.code === 'version-conflict';

const needsRole = <R extends { readonly code: string }>(refusal: R): refusal is R & MayNotTakeBack =>
  refusal.code === 'undo-needs-role';

const isReused = <R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, { readonly code: 'id-reused' }> & { readonly code: 'id-reused' } =>
  refusal.code === 'id-reused';

const isAhead = <R extends { readonly code: string }>(refusal: R): refusal is R & AheadOfTime =>
  refusal.code === 'ahead-of-time';
