import type { BettingRules } from './hand-rules.ts';
import type { BettingStructure } from './variant.ts';

/** What the next bet or raise is measured by. Every hand in play has it. */
export type RoundPrice = {
  /** What a player must have in front of him to stay in. */
  readonly price: number;
  /** The last full bet or raise of the round, or what counts as one before there is any. */
  readonly increment: number;
  /** Whether anybody has bet in this round; a blind is a bet, a bring-in is not. */
  readonly opened: boolean;
  readonly raises: number;
};

/** The smallest bet or raise of a player who has chips enough, as his whole bet of the round. */
export function smallestWagerTo(
  round: RoundPrice,
  size: number,
  overShortBet: BettingRules['minRaiseOverShortBet'],
): number {
  if (!round.opened) return round.price < size ? size : round.price + size;
  const shortBet = round.price < round.increment && round.raises === 0;
  return shortBet && overShortBet === 'doubleAllIn' ? round.price * 2 : round.price + round.increment;
}

/** The largest pot-limit bet: the price, and on top of it the pot as it is after one's own call. */
export const potLimitWagerTo = (price: number, pot: number, inFront: number): number => price + pot + (price - inFront);

/** Whether an increase opens the betting again for those who have acted. */
export function isFullIncrease(
  betting: Pick<BettingRules, 'shortAllInReopensLimit' | 'shortAllInReopensNoLimit'>,
  structure: BettingStructure,
  size: number,
  increment: number,
): boolean {
  if (structure === 'fixedLimit') return size * 100 >= increment * betting.shortAllInReopensLimit;
  return size >= increment || (betting.shortAllInReopensNoLimit === 'reopens' && size > 0);
}
