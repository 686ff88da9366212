import type { Answers, Profile } from './profile.ts';
import type { QuestionName } from './questions.ts';

/** One answer of a league's own profile, as it is written. */
export type OwnAnswer = { readonly value: unknown; readonly note?: string };

/** What a league's own profile says otherwise than the one that it starts from: as it is written, and read by `readProfile`. */
export type OwnProfile = {
  readonly id: string;
  readonly name?: string;
  readonly on: string;
  readonly answers: { readonly [N in QuestionName]?: OwnAnswer };
};

/** The own profile that a whole one came from; nothing where it comes with Riffle as it is. */
export function ownProfileOf({ id, name, on, answers }: Profile, ready: readonly Profile[]): OwnProfile | undefined {
  const base = ready.find((one) => one.id === on);
  if (base === undefined) return undefined;
  return {
    ...{ id, on: base.id, answers: otherwise(answers, base.answers) },
    ...(name !== undefined && { name }),
  };
}

/** An answer that says the same as the one beneath is the league's own all the same: it is no reading of a rule any more. */
function otherwise(answers: Answers, beneath: Answers): OwnProfile['answers'] {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, said]) => {
      const under = beneath[name as QuestionName];
      if (under !== undefined && JSON.stringify(under) === JSON.stringify(said)) return [];
      const { value, note } = said;
      return [[name, { value, ...(note !== undefined && { note }) }]];
    }),
  );
}
