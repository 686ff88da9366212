import { type HouseProblem, readNewHouse } from '@riffle/rulebooks';
import type { Problem } from '@riffle/wire';
import { type Language, sayHouseProblem } from '@riffle/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageIn } from './api.ts';
import { detailOf } from './invalid-input.ts';
import { sendProblem, serverProblem } from './problem.ts';

/** The address names another one than the document. */
export const ID_OF_PATH: HouseProblem = { problem: 'badField', field: 'id' };

/** Everything that is wrong with a document. */
export function problemsIn(document: unknown): readonly HouseProblem[] {
  const read = readNewHouse(document);
  return read.ok ? [] : read.problems;
}

/** Each problem at its place, in the reader’s language. */
export function refuseDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  problems: readonly HouseProblem[],
  at: string,
): FastifyReply {
  const spoken = languageIn(request);
  const errors = errorsOf(problems, spoken, at);
  return sendProblem(reply, serverProblem('invalid-input', spoken, { errors, detail: detailOf(errors) }));
}

const errorsOf = (problems: readonly HouseProblem[], spoken: Language, at: string): NonNullable<Problem['errors']> =>
  problems.map((problem) => ({ pointer: `${at}${pointerTo(problem)}`, detail: sayHouseProblem(spoken, problem) }));

/** Where in the document: a policy's name holds a dot of its own. */
function pointerTo(problem: HouseProblem): string {
  switch (problem.problem) {
    case 'notAHouseRulebook':
      return '/format';
    case 'newer':
      return '/v';
    case 'badField': {
      const [, policy, note = ''] = /^answers\.(.*?)(\.note)?$/.exec(problem.field) ?? [];
      return policy === undefined ? `/${problem.field}` : `/answers/${policy}${note.replace('.', '/')}`;
    }
    case 'nameOfAnother':
      return '/id';
    case 'noSuchRulebook':
      return '/extends';
    case 'noSuchPolicy':
    case 'notAValue':
    case 'strangeNumber':
      return `/answers/${problem.policy}`;
  }
}
