/** How pots are kept, shared and protected. */
export type PotPolicies = {
  'pots.sidePots': 'separateLastFirst' | 'separate';
  'pots.oddChipFlop': 'firstLeftOfButton';
  'pots.oddChipsSeveral': 'oneEach' | 'allToFirst';
  'pots.oddChipUnit': 'smallestInPlay';
  'pots.oddChipHiLo': 'high';
  'pots.oddChipStud': 'highCardBySuit';
  /** The killed hand had a bet that nobody has called. */
  'pots.killedHandUncalledBet': 'uncalledPartBack' | 'nothing';
  'pots.runItTwice': 'cashOnly' | 'never';
  /** Until when the award of a pot can be contested. */
  'pots.disputeDeadline': 'nextHand' | 'countUntilSubstantialAction' | 'discretion';
  /** Whether a player may touch the pot. */
  'pots.touchPot': 'no' | 'free';
  /** What holds when the dealer takes in an unprotected hand. */
  'pots.unprotectedHand': 'lostNoRefund';
  /** What holds when another player’s discards fall on a hand. */
  'pots.cardsMixedByOther': 'liveIfIdentifiable' | 'thrownCardsFolded' | 'deadUnlessSaved';
  /** Cash games: how often, from which card, and from which pot the board may be run more than once. */
  'cash.runItTwice': { readonly runs: number; readonly from: 'flop' | 'turn'; readonly minBigBlinds: number };
};
