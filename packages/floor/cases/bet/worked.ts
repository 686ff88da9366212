import type { BookId } from '@riffle/rulebooks';
import type { KindName } from '../../src/kinds.ts';
import type { ActOutcome } from '../../src/outcome.ts';
import type { OutcomeOf } from '../../src/outcome-of.ts';
import type { Answer } from '../../src/ruling.ts';
import type { FactsOfCase, OpenCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';

type Moved = { readonly change?: number; readonly add?: number };

/** The cases of one rulebook, what happened, what comes of it, which rules say so, and then what is done. */
export const worked =
  (book: BookId, answer?: Answer) =>
  <K extends KindName>(
    kind: K,
    facts: FactsOfCase<K>,
    outcome: OutcomeOf<K>,
    ...refs: readonly [string, ...string[]]
  ): OpenCase<K> => {
    const [first, ...more] = refs;
    return ofBook(book)(
      [`${book}:${first}`, ...more.map((ref) => `${book}:${ref}` as const)],
      kind,
      facts,
      outcome,
      answer,
    );
  };

export const call = (amount: number, moved: Moved = {}): ActOutcome => ({ is: 'call', amount, ...moved });
export const bet = (amount: number, moved: Moved = {}): ActOutcome => ({ is: 'bet', amount, ...moved });
export const raise = (to: number, moved: Moved = {}): ActOutcome => ({ is: 'raise', to, ...moved });
export const fold: ActOutcome = { is: 'fold' };
export const check: ActOutcome = { is: 'check' };
export const chooses = (...between: readonly ActOutcome[]): ActOutcome => ({ is: 'playerChooses', between });
export const raiseFrom = (least: number): ActOutcome => ({ is: 'raiseFrom', least });
export const betFrom = (least: number): ActOutcome => ({ is: 'betFrom', least });
export const notBinding = (...mayStill: readonly ActOutcome[]): ActOutcome => ({ is: 'notBinding', mayStill });
export const refused = (...allowed: readonly ActOutcome[]): ActOutcome => ({ is: 'refused', allowed });
