/** The burn card that belongs before each street. */
export type BurnPolicies = {
  /** Until when a missing or double burn is repaired. */
  'dealing.burnRepairDeadline': 'firstAction' | 'firstBet' | 'twoPlayersActed' | 'nextStreet';
  /** No card was burned; the order of the cards is known. */
  'dealing.missingBurn': 'firstCardIsBurn' | 'drawOneOnFlop';
  /** No burn before the flop and the order of its cards is lost. */
  'dealing.missingBurnOrderLost': 'drawOne' | 'newFlop' | 'stands';
  /** Two cards were burned and it is known which was the first. */
  'dealing.doubleBurn': 'secondGoesBack' | 'boardStands';
  /** Two cards were burned before flop or turn and nobody knows which was the first. */
  'dealing.doubleBurnOrderLost': 'drawNextBurn' | 'newFlop';
  /** The river card was burned and cannot be told apart. */
  'dealing.riverBurned': 'reshuffle' | 'draw';
  /** Burn mistakes on a board without betting because of an all-in. */
  'dealing.allInBurnRepair': 'untilPotPaid' | 'asUsual';
  /** Which cards come next when a missing burn is no longer repaired. */
  'dealing.laterCards': 'asWithoutError' | 'asUsual';
};
