import type { Cents } from '@riffle/money';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { standing } from './limits.ts';
import { NO_MONEY } from './money-state.ts';

/** What is played for: what was paid in for it, what was added, and what the house gives so that a guarantee is met. */
export type PrizePool = {
  readonly paidIn: Cents;
  readonly added: Cents;
  readonly overlay: Cents;
  readonly total: Cents;
};

export function prizePool(state: Tournament): PrizePool {
  const paidIn = standing(state)
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.for === 'prizes' ? part.amount : 0), 0);
  const { added } = state.money ?? NO_MONEY;
  const overlay = Math.max(0, (setupOf(state).money?.guarantee ?? 0) - paidIn - added);
  return {
    paidIn: paidIn as Cents,
    added,
    overlay: overlay as Cents,
    total: (paidIn + added + overlay) as Cents,
  };
}

/** By place, best first, as they are now. */
export const prizes = (state: Tournament): readonly Cents[] => setupOf(state).prizes;
