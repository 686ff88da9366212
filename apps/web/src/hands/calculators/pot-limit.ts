import { legalActions, usualHandRules } from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import { tableInRound } from './table-under-rules.ts';

export type PotLimitQuestion = {
  /** From earlier rounds. */
  readonly pot: number;
  /** Others' bets in this round, all together without the highest. */
  readonly others: number;
  /** The bet to face; 0 where nobody has bet. */
  readonly bet: number;
  readonly own: number;
  readonly stack: number;
  readonly bigBlind: number;
};
export type PotLimitAnswer = {
  readonly toCall: number;
  readonly potAfterCall: number;
  /** Whole bet of the round at most. */
  readonly max: number;
  readonly allIn: boolean;
};

/** The largest bet or raise in pot-limit, from the engine's own legal actions. */
export function potLimit({ pot, others, bet, own, stack, bigBlind }: PotLimitQuestion): PotLimitAnswer | undefined {
  const deep = 2 ** 46;
  const hand = tableInRound(
    [
      { stack, bet: own },
      { stack: deep, bet },
      { stack: 0, bet: 0, inPot: pot + others, folded: true },
    ],
    { structure: 'potLimit', rules: usualHandRules, bigBlind, street: 1 },
  );
  hand.actor = 0;
  hand.price = bet;
  hand.opened = bet > 0;
  hand.increment = Math.max(bigBlind, bet - own);
  const wager = legalActions(hand, toSeatNo(1)).find((action) => action.type === 'BetTo');
  if (wager === undefined) return undefined;
  const toCall = Math.max(0, bet - own);
  return {
    toCall,
    potAfterCall: pot + others + bet + own + toCall,
    max: wager.max,
    allIn: wager.max === own + stack,
  };
}
