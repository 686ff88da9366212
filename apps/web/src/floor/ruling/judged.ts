import type { FactProblem, Ruling, rule } from '@riffle/floor';
import { type Language, sayOutcome } from '@riffle/words';

/** What follows from the facts as they stand, in words; without an outcome, what is wrong with them. */
export type Judged = {
  readonly said?: Pick<Ruling, 'answer' | 'basis'> & { readonly outcome: string };
  readonly problems: readonly FactProblem[];
};

export function judgedOf(verdict: ReturnType<typeof rule>, language: Language): Judged {
  if (!verdict.ok) return { problems: verdict.refusal.code === 'facts' ? verdict.refusal.problems : [] };
  const { answer, basis, outcome } = verdict.value;
  return { said: { answer, basis, outcome: sayOutcome(language, outcome) }, problems: [] };
}
