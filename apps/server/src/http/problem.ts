import type { TournamentRefusal } from '@riffle/tournament';
import type { Problem } from '@riffle/wire';
import { type Language, type Naming, type ServerCode, wordsIn } from '@riffle/words';
import type { FastifyReply } from 'fastify';

const STATUS: { readonly [C in ServerCode]: number } = {
  unauthenticated: 401,
  'not-allowed': 403,
  'not-found': 404,
  'version-conflict': 409,
  'id-taken': 409,
  'invalid-input': 422,
  'too-many-requests': 429,
  'too-large': 413,
  'foreign-origin': 403,
  'wrong-pin': 401,
  'locked-out': 429,
  'first-run-done': 409,
  'setup-code-needed': 403,
  'link-expired': 401,
  'last-owner': 409,
  'undo-unknown': 404,
  'too-many-demos': 429,
  'file-unreadable': 422,
  'method-not-allowed': 405,
  'disk-full': 503,
  'not-written': 503,
  internal: 500,
};

const typeOf = (code: string): string => `urn:riffle:problem:${code}`;

/** What the server itself has to say, before or without the domain. */
export function serverProblem(
  code: ServerCode,
  language: Language,
  more: Pick<Problem, 'errors' | 'facts'> & { readonly status?: number } = {},
): Problem {
  return { type: typeOf(code), status: STATUS[code], ...wordsIn(language).server[code], code, ...more };
}

/** The domain's refusal, told in the reader's language with the names that the reader may read. */
export function refusalProblem(refusal: TournamentRefusal, language: Language, naming: Naming): Problem {
  const { code, refs, ...facts } = refusal;
  return {
    type: typeOf(code),
    status: statusOf(code),
    ...wordsIn(language).refusal(refusal, naming),
    code,
    ...(refs === undefined ? {} : { refs }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
  };
}

/** 422 where no state of the night would take it; 409 where another state would. */
function statusOf(code: TournamentRefusal['code']): number {
  if (code === 'role-may-not') return 403;
  return code.startsWith('no-such-') || NEVER_FITS.includes(code) ? 422 : 409;
}
const NEVER_FITS: readonly TournamentRefusal['code'][] = [
  'unknown-rulebook',
  'setup-invalid',
  'level-invalid',
  'table-too-large',
  'stack-too-large',
  'different-tables',
  'out-by-self',
  'reason-needed',
];

/** Always the last thing done with a request: `return sendProblem(…)`. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
