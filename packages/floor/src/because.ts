import type { Cited } from '@riffle/rulebooks';
import type { CardMove } from './deal/card-move.ts';
import type { Reasons } from './reasons.ts';
import type { Steps } from './steps.ts';

type Told<M> = { readonly [K in keyof M & string]: { readonly key: K; readonly values: M[K] } }[keyof M & string];

/** What dealer or floor now do: a message with its values, and the cards that are moved by it, one after the other. */
export type Step = Told<Steps> & { readonly moves?: readonly CardMove[] };
/** A fact that decided, or a sum that was done: a message with its values. */
export type Note = Told<Reasons>;

/** One link of the chain that led to the answer. */
export type Because =
  | ({
      readonly is: 'policy';
      /** The answer hangs on it. */
      readonly decides: boolean;
      /** It limits an answer that hangs on another: where the rulebook is silent on the limit, that answer is a reading. */
      readonly limits?: true;
      /** Asked on the way, and with another answer the outcome would be another. */
      readonly shapes?: true;
      /** Taken as given here, or a question of its own: nothing rests on it. */
      readonly frames?: true;
    } & Cited)
  | ({ readonly is: 'note' } & Note);

/** `step('returnChips', { amount: 800 })`; one without values takes none. */
export const step = <K extends keyof Steps & string>(
  key: K,
  ...values: Steps[K] extends Record<string, never> ? [] : [Steps[K]]
): Step => ({ key, values: values[0] ?? {} }) as Step;

/** A step with the cards that it moves: `moving(step('newFlop'), [move(stubTop, burn(1))])`. */
export const moving = (done: Step, moves: readonly CardMove[]): Step => ({ ...done, moves });

/** A step that is nothing but one card's way. */
export const moveCard = (move: CardMove): Step => moving(step('moveCard', move), [move]);
