import type { AnswersOn } from '../../rulebook.ts';

export const betting: AnswersOn<'betting'> = {
  // That an all-in for less leaves the increment as it was is read into it.
  'betting.minRaise': { value: 'lastIncrement', refs: ['T41.A1'], reading: ['overShortAllIn'] },
  'betting.shortAllInReopensNoLimit': { value: 'no', refs: ['T41.B1'] },
  'betting.shortAllInReopensLimit': { value: 50, refs: ['T41.B2'] },
  // By the letter each all-in alone; none was written with several in mind.
  'betting.shortAllInsAddUp': { value: 'judgedAlone', refs: ['T41.B1'], reading: true },
  'betting.raiseCapLimit': { value: { is: 'raises', beforeFlop: 3, later: 3 }, refs: ['T45.2'] },
  'betting.raiseCapLifted': { value: 'lastTwoOfTournament', refs: ['T45.2'] },
  'betting.raiseCapNoLimit': { value: 'none', refs: ['T45.1'] },
  'betting.ante': { value: 'byStructure', refs: ['T57.B7'] },
  'betting.raiseMethods': {
    value: ['oneMotion', 'amountThenChips', 'raiseCallRaise'],
    refs: ['T40.a', 'T40.b', 'T40.c'],
  },
  // That a full raise in one motion is excepted is read into it.
  'betting.raiseCallPartInexact': { value: 'minimumRaise', refs: ['T40.d'], reading: ['fullRaiseFirst'] },
  'betting.whenChipsCount': { value: 'inPot', refs: ['T37.A3'] },
  'betting.unclearAmount': { value: 'smallestLegal', refs: ['T49.2'] },
  'betting.verbalInTurn': { value: 'binding', refs: ['T37.A2'] },
  'betting.conditionalStatements': { value: 'managementMayBind', refs: ['T51.1', 'T51.2'] },
  'betting.undercall': { value: 'completeIfOneBettor', refs: ['T37.A4', 'T37.A3'], reading: ['severalBettors'] },
  'betting.withdrawMisread': { value: { rightBelow: 0, dealerBelow: 0 }, refs: ['T37.A3', 'T46.1', 'T46.2'] },
  // Half "of the last bet" is read as half the increment; that less is a call is only implied.
  'betting.underraiseThreshold': {
    value: 'halfIncrement',
    refs: ['T41.A2', 'T43.2'],
    reading: ['halfOfRaiseOnly', 'belowHalf'],
  },
  // A bare number is no announced raise; it is judged like chips.
  'betting.announcedUnderraise': { value: 'minimumRaise', refs: ['T37.A2', 'T40.d'], reading: true },
  // What remains of a string bet is left open.
  'betting.stringBet': { value: 'firstMotionStands', refs: ['T48'], reading: true },
  'betting.oversizedChipFacingBet': { value: 'call', refs: ['T42.1'] },
  'betting.oversizedChipOpening': { value: 'fullValue', refs: ['T42.4'] },
  'betting.oversizedChipAdded': { value: 'combined', refs: ['T44', 'T43.1', 'T43.2'] },
  // Taken back chips no longer count, so a single chip faces the blind.
  'betting.bigBlindSwap': { value: 'check', refs: ['T42.1', 'T44'], reading: true },
  'betting.bigBlindAddsChip': { value: 'raiseToSum', refs: ['T44', 'T43.2'] },
  'betting.oversizedRaiseNoAmount': { value: 'maximumForChip', refs: ['T42.3'] },
  'betting.announceBeforeChip': { value: 'yes', refs: ['T42.2'] },
  'betting.multipleChips': { value: 'callIfNoChipToSpare', refs: ['T43.1', 'T43.2'] },
  'betting.chipsInFront': { value: 'combined', refs: ['T44'] },
  'betting.overbetForChange': { value: 'fiftyPercentRule', refs: ['T53.1', 'T53.2'] },
  'betting.betPotNoLimit': { value: 'minimumBet', refs: ['T47.2'] },
  'betting.potSizeInfo': { value: 'potLimitOnly', refs: ['T47.1'] },
  'betting.stackInfo': { value: 'estimateCountAllIn', refs: ['T52.1', 'T52.2', 'T52.3'] },
  'betting.acceptedAction': { value: 'callerBears', refs: ['T46.1', 'T46.2'] },
  'betting.callForms': {
    value: 'listed',
    refs: ['T39.a', 'T39.b', 'T39.c', 'T39.d', 'T39.e'],
    // few chips are no standard call; T37.A4 makes them one all the same where one has bet
    reading: ['fewChips'],
  },
  'betting.waitForAmount': { value: 'yes', refs: ['T37.B'] },
  'betting.hiddenChips': {
    value: 'floorAcceptedAction',
    refs: ['T53a.1', 'T53a.2', 'T53a.3'],
    // who wins and who loses is named, a split is not; "as long as" is read as "as far as"
    reading: ['potSplit', 'partlyCovered'],
  },
  'betting.outOfTurnBindsIf': { value: 'betOrRaise', refs: ['T38.A1', 'T38.A2'], reading: ['allInBetween'] },
  'betting.outOfTurnFold': { value: 'alwaysBinding', refs: ['T38.A4', 'T50.1'] },
  'betting.outOfTurnReleased': { value: 'allOptions', refs: ['T38.A3'] },
  'betting.outOfTurnForm': { value: 'wordsAndChips', refs: ['T38.A1'] },
  'betting.skippedPlayer': { value: 'substantialActionAndTime', refs: ['T38.B1', 'T38.B2'] },
  'betting.foldWithoutBet': { value: 'bindingPenaltyPossible', refs: ['T50.1', 'T50.2'] },
  'betting.foldComplete': { value: 'betLineFaceDown', refs: ['T14'], reading: ['notThrown', 'thrownShort'] },
  'betting.foldRetrieval': { value: 'no', refs: ['T14'] },
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['T42.2'], reading: true },
  'betting.nonStandardWords': { value: 'smallestMeaning', refs: ['T3.2', 'T49.1', 'T40.e'] },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['T48'] },
  'betting.outOfTurnHeld': { value: 'binds', refs: ['T38.A1'] },
};
