import { chips, choice } from '../fact.ts';

/** What is known of the betting round before the act. Amounts are chips in front of a player in this round. */
export const bettingRound = {
  structure: choice(['noLimit', 'potLimit', 'fixedLimit'], { usual: 'noLimit' }),
  street: choice(['preflop', 'flop', 'turn', 'river'], { usual: 'preflop' }),
  bigBlind: chips({ min: 1 }),
  /** The highest bet that lies in front of anybody; before the flop at least the big blind. */
  toFace: chips(),
  /** By how much the last full bet or raise went up; where it is not said, it was the first of the round. */
  lastRaise: chips({ min: 1, optional: true }),
} as const;

/** All chips in the pot and in front of the players before the act: asked where it bounds the bet. */
export const potWhereItBounds = chips({ when: { structure: ['potLimit'] } });

export type BettingRound = {
  readonly structure: 'noLimit' | 'potLimit' | 'fixedLimit';
  readonly street: 'preflop' | 'flop' | 'turn' | 'river';
  readonly bigBlind: number;
  readonly toFace: number;
  readonly lastRaise: number | undefined;
};

/** By how much a raise must go up at least (betting.minRaise). */
export function leastIncrement({ street, lastRaise, bigBlind, toFace }: BettingRound): number {
  const first = street === 'preflop' ? toFace - bigBlind : toFace;
  return Math.max(lastRaise ?? first, bigBlind);
}
