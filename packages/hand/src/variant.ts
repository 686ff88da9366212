import type { Ranking } from '@riffle/cards';

const BETTING_STRUCTURES = ['noLimit', 'potLimit', 'fixedLimit'] as const;
export type BettingStructure = (typeof BETTING_STRUCTURES)[number];

const STREET_NAMES = [
  'preflop',
  'flop',
  'turn',
  'river',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'predraw',
  'firstDraw',
  'secondDraw',
  'thirdDraw',
] as const;
export type StreetName = (typeof STREET_NAMES)[number];

export type Street = {
  readonly name: StreetName;
  /** What every live seat gets, in this order. */
  readonly hole: readonly ('down' | 'up')[];
  readonly board: number;
  readonly burns: boolean;
  /** Seats change cards before the betting. */
  readonly draws: boolean;
  readonly size: 'small' | 'big';
  readonly opens: 'afterBlinds' | 'bringIn' | 'leftOfButton' | 'bestShowing';
};

/** A kind of poker, all of it data: the engine asks nothing else about the game it plays. */
export type Variant = {
  readonly id: string;
  readonly family: 'flop' | 'stud' | 'draw';
  readonly structure: BettingStructure;
  readonly deck: 'full' | 'short';
  readonly streets: readonly Street[];
  /** What wins the pot, or its high half. */
  readonly best: Ranking;
  /** What wins the low half of each pot that has a low. */
  readonly low: Ranking | 'none';
  /** Stud: which open cards act first; the other end brings it in. */
  readonly showing: 'high' | 'low';
};
