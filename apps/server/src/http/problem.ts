import type { Problem } from '@riffle/wire';
import { type Language, type ServerCode, type Told, wordsIn } from '@riffle/words';
import type { FastifyReply } from 'fastify';

const STATUS: { readonly [C in ServerCode]: number } = {
  unauthenticated: 401,
  'not-allowed': 403,
  'not-found': 404,
  'version-conflict': 409,
  'id-taken': 409,
  'id-reused': 409,
  'too-deep': 400,
  'invalid-input': 422,
  'too-many-requests': 429,
  'too-large': 413,
  'there-meanwhile': 409,
  'foreign-origin': 403,
  'wrong-pin': 401,
  'locked-out': 429,
  'first-run-done': 409,
  'setup-code-needed': 403,
  'link-expired': 401,
  'dealer-link-wrong': 403,
  'dealer-link-renewed': 403,
  'dealer-link-ended': 403,
  'kiosk-link-wrong': 403,
  'kiosk-link-renewed': 403,
  'kiosk-link-ended': 403,
  'not-your-step': 403,
  'own-link-wrong': 403,
  'own-link-renewed': 403,
  'own-link-ended': 403,
  'pin-too-easy': 422,
  'old-pin-wrong': 403,
  'last-owner': 409,
  'undo-unknown': 404,
  'time-answered': 409,
  'too-many-demos': 429,
  'file-unreadable': 422,
  'template-unreadable': 422,
  'file-not-trusted': 409,
  'file-differs': 409,
  'file-in-bin': 409,
  deleted: 410,
  'is-running': 409,
  'wrong-name': 422,
  'method-not-allowed': 405,
  'disk-full': 503,
  'backup-folder-gone': 503,
  'backup-file-there': 409,
  'backup-folder-closed': 503,
  'backup-place-only-there': 403,
  'not-written': 503,
  'no-such-edition': 404,
  'logo-unreadable': 422,
  'logo-size': 422,
  'document-unreadable': 422,
  'medium-unreadable': 422,
  'medium-size': 422,
  'medium-too-many': 409,
  'text-unreadable': 422,
  'text-empty': 422,
  'text-too-long': 422,
  'text-too-much': 422,
  'pdf-broken': 422,
  'pdf-locked': 422,
  'pdf-images': 422,
  damaged: 500,
  'newer-events': 500,
  internal: 500,
};

const typeOf = (code: string): string => `urn:riffle:problem:${code}`;

/** What the server itself has to say, before or without the domain. */
export function serverProblem(
  code: ServerCode,
  language: Language,
  more: Pick<Problem, 'detail' | 'errors' | 'facts'> & { readonly status?: number } = {},
): Problem {
  return { type: typeOf(code), status: STATUS[code], ...wordsIn(language).server[code], code, ...more };
}

/** The domain's refusal, in words that were made for the reader. */
export function toldProblem(
  { code, ...refusal }: { readonly code: string; readonly refs?: Problem['refs'] },
  told: Told,
  status: number,
): Problem {
  const { refs, ...facts } = refusal;
  return {
    type: typeOf(code),
    status,
    ...told,
    code,
    ...(refs === undefined ? {} : { refs }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
  };
}

/** Always the last thing done with a request: `return sendProblem(…)`. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
