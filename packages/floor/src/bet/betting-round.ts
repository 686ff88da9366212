import { chips, choice } from '../fact.ts';

/** What is known of the betting round before the act. Amounts are chips in front of a player in this round. */
export const bettingRound = {
  structure: choice(['noLimit', 'potLimit', 'fixedLimit'], { usual: 'noLimit' }),
  street: choice(['preflop', 'flop', 'turn', 'river'], { usual: 'preflop' }),
  bigBlind: chips({ min: 1 }),
  /** The highest bet that lies in front of anybody; before the flop at least the big blind. */
  toFace: chips(),
  /** By how much the last full bet or raise went up; where it is not said, the big blind. */
  lastRaise: chips({ optional: true }),
} as const;

export type BettingRound = {
  readonly structure: 'noLimit' | 'potLimit' | 'fixedLimit';
  readonly street: 'preflop' | 'flop' | 'turn' | 'river';
  readonly bigBlind: number;
  readonly toFace: number;
  readonly lastRaise: number | undefined;
};

/** By how much a raise must go up at least (betting.minRaise). */
export const leastIncrement = ({ lastRaise, bigBlind }: BettingRound): number => Math.max(lastRaise ?? 0, bigBlind);
