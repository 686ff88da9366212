/** The policies that one hand of poker asks for: bets, pots, showdown, and the button between two players. */
export type HandPolicies = {
  /** Smallest first bet of a round; all-in for less is always allowed. */
  'betting.minBet': 'bigBlind';
  'betting.minRaise': 'lastIncrement';
  /** Smallest raise over an all-in bet below the big blind. */
  'betting.minRaiseOverShortBet': 'allInPlusBigBlind' | 'doubleAllIn';
  /** What callers owe when the big blind was posted short. */
  'betting.shortBlindCall': 'fullBigBlind' | 'postedAmount';
  /** No-limit and pot-limit: whether an all-in below a full raise gives those who have acted a new right to raise. */
  'betting.shortAllInReopensNoLimit': 'no' | 'reopens';
  /** Limit: percent of a full raise from which an all-in opens the betting again. */
  'betting.shortAllInReopensLimit': number;
  /** Several short all-ins that together make a full raise. */
  'betting.shortAllInsAddUp': 'judgedAlone' | 'addUp';
  /** Limit: raises in one round on top of the bet; before the flop on top of the big blind. */
  'betting.raiseCapLimit':
    | { readonly is: 'raises'; readonly beforeFlop: number; readonly later: number }
    | { readonly is: 'none' };
  'betting.raiseCapLifted': 'lastTwoOfTournament' | 'headsUpPot' | 'never';
  'betting.raiseCapNoLimit': 'none';
  'betting.limitSizes': 'bigBlindThenDouble';
  'betting.potLimitMaximum': 'potAfterCall';
  'betting.straddle': 'forbidden' | 'allowed';
  'betting.ante': 'none' | 'everybody' | 'byStructure';
  'pots.sidePots': 'separateLastFirst' | 'separate';
  'pots.oddChipFlop': 'firstLeftOfButton';
  'pots.oddChipsSeveral': 'oneEach' | 'allToFirst';
  'pots.oddChipUnit': 'smallestInPlay';
  'pots.oddChipHiLo': 'high';
  'pots.oddChipStud': 'highCardBySuit';
  /** The killed hand had a bet that nobody has called. */
  'pots.killedHandUncalledBet': 'uncalledPartBack' | 'nothing';
  'pots.runItTwice': 'cashOnly' | 'never';
  'showdown.orderLastBet': 'lastAggressor';
  /** Who shows first when the last round was checked. */
  'showdown.orderNoLastBet': 'leftOfButton' | 'earlierAggressor';
  /** Who shows first when nobody has bet since the flop. */
  'showdown.orderAllChecked': 'leftOfButton' | 'preflopAggressor';
  'showdown.orderStud': 'highBoard';
  'showdown.allInReveal': 'noFurtherAction' | 'riverIfSidePot';
  'showdown.allInMuck': 'yes' | 'no';
  'showdown.muck': 'yes' | 'no';
  /** Whether the last player left at the showdown must show to get the pot. */
  'showdown.winnerMustShow': 'yes' | 'no';
  'showdown.tableAllCards': 'all' | 'partlyByFloor';
  'showdown.playTheBoard': 'showAll' | 'announceIsEnough';
  /** Whether the dealer can kill a winning hand that was tabled. */
  'showdown.tabledWinner': 'no';
  'button.headsUpBlinds': 'buttonIsSmallBlind';
  'button.headsUpAdjust': 'must' | 'may' | 'bigBlindFirst';
  'button.headsUpAfterBigBlindBust': 'bothBlinds' | 'bigBlindOnly';
  'button.headsUpFirstCard': 'bigBlind' | 'smallBlind';
};
