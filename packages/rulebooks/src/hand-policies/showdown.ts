/** Who shows what, when, and what becomes of cards that were seen. */
export type ShowdownPolicies = {
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
  /** What becomes of a hand thrown away in an all-in before it was shown. */
  'showdown.allInMuckedByMistake': 'floorMayRestore';
  /** What holds when a player claims the pot but will not show all his cards. */
  'showdown.refuseToShow': 'fiveSecondsThenDead' | 'dead' | 'floorDecides';
  /** What holds when another player turns over a hand that was not shown. */
  'showdown.exposedByNeighbour': 'liveNeighbourPenalised';
  /** Whether a player may ask to see a called hand at the showdown. */
  'showdown.rightToSee': 'activeAtShowdown' | 'nobody' | 'onSuspicion' | 'callerSeesAggressor';
  /** Who looks at mucked hands when collusion is suspected. */
  'showdown.suspicionLook': readonly ('dealerCovertly' | 'director' | 'floor' | 'refereeOpens')[];
  /** What holds when cards were shown to one player. */
  'showdown.showOneShowAll': 'afterHand' | 'onlyShownCards';
  /** What holds for a hand that is exposed by accident while action is pending. */
  'showdown.exposedByAccident': 'passive' | 'live' | 'folded' | 'floorDecides';
  /** Whether an accidental exposure is penalised. */
  'showdown.exposedPenalty': 'may' | 'must' | 'none';
  /** What holds for a hand that is exposed on purpose while action is pending. */
  'showdown.exposedOnPurpose': 'dead' | 'deadIfSilent' | 'deadUnlessHeadsUp' | 'liveWithPenalty';
  /** What holds when cards are turned up before the dealer calls the all-in showdown. */
  'showdown.prematureReveal': 'mayBeDead' | 'live';
  /** Whether a likely winner is asked to show at once. */
  'showdown.speedUp': 'asked' | 'no';
  /** What holds when a stud player picks up his open cards while facing action. */
  'showdown.studUpCards': 'dead' | 'live';
  /** How cards must be folded. */
  'showdown.foldCards': 'faceDown';
  /** Whether players may look at folded cards or the stub. */
  'showdown.lookAtMuck': 'forbidden';
  /** Whether cards may be shown that would have come. */
  'dealing.rabbitHunting': 'forbidden' | 'dealerMayIfAllAgree';
};
