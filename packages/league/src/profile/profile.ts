import type { RuleRef } from '@riffle/rulebooks';
import { type QuestionName, questions, type ValueOf } from './questions.ts';

/** One answer: what is so, and which rules of which rulebook say it. */
type Said<V> = {
  readonly value: V;
  readonly refs: readonly RuleRef[];
  /** The regulation is silent or open here, or contradicts itself: a reading, that a league office sees and can change. */
  readonly reading?: true;
  /** Where a league answers by itself: why, in its own words. */
  readonly note?: string;
};
export type Answers = { readonly [N in QuestionName]?: Said<ValueOf<N>> };

/** How a league plays, as data: a format of match days, points, rankings, who may play, what a club owes, who goes up. */
export type Profile = {
  readonly id: string;
  /** As the league calls it; a ready one is named by the words of the language. */
  readonly name?: string;
  /** From which it departs, where a league wrote its own. */
  readonly on?: string;
  readonly answers: Answers;
};

/** What holds in a league, and who says so: nobody, where it is only usual. */
export type Held<V> = Said<V> & { readonly from: 'profile' | 'usual' };

export function heldOf<N extends QuestionName>({ answers }: Profile, name: N): Held<ValueOf<N>> {
  const said = answers[name] as Said<ValueOf<N>> | undefined;
  if (said !== undefined) return { ...said, from: 'profile' };
  return { value: questions[name].usual as ValueOf<N>, refs: [], from: 'usual' };
}

export const saidBy = <N extends QuestionName>(profile: Profile, name: N): ValueOf<N> => heldOf(profile, name).value;
export const refsOf = (profile: Profile, ...names: readonly QuestionName[]): readonly RuleRef[] => [
  ...new Set(names.flatMap((name) => heldOf(profile, name).refs)),
];
