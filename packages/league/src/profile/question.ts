import type { Shape } from '../declaration/form.ts';

/** One question that a league's regulation answers, as a policy is asked of a rulebook. */
export type Question<V> = Shape<V> & {
  /** What holds where a profile says nothing. */
  readonly usual: V;
  /** It is shown and kept; nothing is reckoned by it. */
  readonly reference?: true;
};
export type QuestionsOn<S extends string> = { readonly [name in `${S}.${string}`]: Question<unknown> };

export const asks = <V>(shape: Shape<V>, usual: NoInfer<V>): Question<V> => ({ ...shape, usual });
/** To be looked up, not reckoned by. */
export const tells = <V>(shape: Shape<V>, usual: NoInfer<V>): Question<V> => ({ ...shape, usual, reference: true });
