import type { FactProblem } from '../../read-facts.ts';
import type { BoardStreet } from './deck-order.ts';

/** The street that was dealt since cannot be the one that went wrong, or one before it. */
export const streetProblems = ({
  street,
  dealtSince,
}: {
  readonly street: BoardStreet;
  readonly dealtSince?: 'none' | 'turn' | 'river' | undefined;
}): readonly FactProblem[] =>
  street === dealtSince
    ? [{ problem: 'notPossible', fact: 'dealtSince', allowed: { is: 'choice', of: ['none', 'river'] } }]
    : [];
