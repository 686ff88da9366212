import type { BookId } from '@riffle/rulebooks';
import type { ActOutcome, Outcome } from '../../src/outcome.ts';
import type { Answer } from '../../src/ruling.ts';
import type { IncidentCase } from '../incident-case.ts';

type Facts = { readonly [fact: string]: unknown };
type Moved = { readonly change?: number; readonly add?: number };

/** The cases of one rulebook, a line each: what happened, what comes of it, and which rules say so. */
export const worked =
  (book: BookId, answer: Answer = 'determined') =>
  (kind: string, facts: Facts, outcome: Outcome, ...refs: readonly [string, ...string[]]): IncidentCase => {
    const [first, ...more] = refs;
    const shows = [`${book}:${first}`, ...more.map((ref) => `${book}:${ref}` as const)] as const;
    return { book, shows, kind, facts, outcome, ...(answer !== 'determined' && { answer }) };
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
