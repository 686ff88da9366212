import { type Form, id, optional, record, type Shape, text } from '../declaration/form.ts';
import { type FormProblem, problemsIn } from '../declaration/read.ts';
import type { OwnAnswer, OwnProfile } from './own-profile.ts';
import type { Profile } from './profile.ts';
import { type QuestionName, questionNames, questions } from './questions.ts';

/** A league's own profile as it is written: from which it starts, and only what is otherwise there. */
export const profileForm: Shape<unknown> = {
  form: 'record',
  fields: {
    id,
    name: optional(text(120)),
    on: id,
    answers: {
      form: 'named',
      names: questionNames,
      of: (name) => answerForm(name as QuestionName),
    },
  },
};
const answerForm = (name: QuestionName): Form => record({ value: questions[name], note: optional(text(500)) });

export type ProfileProblem =
  | FormProblem
  | { readonly code: 'no-such-profile'; readonly path: string; readonly known: readonly string[] }
  | { readonly code: 'name-of-ready-profile'; readonly path: string };
export type ProfileRead =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly problems: readonly ProfileProblem[] };

/** Lays a league's own answers over those that it starts from: its own have no rule of a book, and say so by that. */
export function readProfile(written: unknown, ready: readonly Profile[], path = ''): ProfileRead {
  const problems = problemsIn(profileForm, written, path);
  if (problems.length > 0) return { ok: false, problems };
  const own = written as OwnProfile;
  const known = ready.map((one) => one.id);
  const within = (field: string): string => (path === '' ? field : `${path}.${field}`);
  if (known.includes(own.id)) return { ok: false, problems: [{ path: within('id'), code: 'name-of-ready-profile' }] };
  const on = ready.find((one) => one.id === own.on);
  if (on === undefined) return { ok: false, problems: [{ path: within('on'), code: 'no-such-profile', known }] };
  const answers = Object.fromEntries(
    Object.entries(own.answers).map(([name, { value, note }]: [string, OwnAnswer]) => [
      name,
      { value, refs: [], ...(note !== undefined && { note }) },
    ]),
  );
  return {
    ok: true,
    profile: {
      id: own.id,
      ...(own.name !== undefined && { name: own.name }),
      on: on.id,
      answers: { ...on.answers, ...answers },
    },
  };
}
