import type { AnswersOn } from '../../rulebook.ts';

export const betting: AnswersOn<'betting'> = {
  // That an all-in for less leaves the increment as it was is read into it.
  'betting.minRaise': { value: 'lastIncrement', refs: ['42(2)', '42(3)'], reading: ['overShortAllIn'] },
  'betting.shortAllInReopensNoLimit': { value: 'no', refs: ['42(6)'] },
  // By the letter each all-in alone; none was written with several in mind.
  'betting.shortAllInsAddUp': { value: 'judgedAlone', refs: ['42(6)'], reading: true },
  'betting.raiseCapNoLimit': { value: 'none', refs: ['42(1)', '46(1)'] },
  'betting.bigBlindOption': { value: 'yes', refs: ['44(3)'] },
  'betting.raiseMethods': {
    value: ['oneMotion', 'amountThenChips', 'raiseCallRaise'],
    refs: ['41(1)', '41(1)a', '41(1)b', '41(1)c'],
  },
  'betting.whenChipsCount': { value: 'inPot', refs: ['36(3)', '40(1)'] },
  'betting.wordsVersusChips': { value: 'firstThenWords', refs: ['50(3)'] },
  'betting.unclearAmount': { value: 'smallestLegal', refs: ['50(2)', '50(2)a'] },
  'betting.verbalInTurn': { value: 'binding', refs: ['36(2)'] },
  'betting.conditionalStatements': { value: 'managementMayBind', refs: ['51(1)'] },
  // Chips stay where they were put; nothing is said of taking them back.
  'betting.withdrawMisread': {
    value: { rightBelow: 0, dealerBelow: 0 },
    refs: ['36(3)', '47(1)', '47(2)'],
    reading: true,
  },
  // Half "of the last bet": the example after a raise (45(1)a) shows that the increment is meant.
  'betting.underraiseThreshold': {
    value: 'halfIncrement',
    refs: ['42(4)', '42(5)', '45(1)a'],
    reading: ['halfOfRaiseOnly'],
  },
  // A bare number is no announced raise; it is judged like chips.
  'betting.announcedUnderraise': { value: 'minimumRaise', refs: ['36(2)', '42(5)'], reading: true },
  // What remains of a string bet that is rejected is left open.
  'betting.stringBet': { value: 'firstMotionStands', refs: ['49(1)', '49(2)'], reading: true },
  'betting.oversizedChipFacingBet': { value: 'call', refs: ['44(1)'] },
  'betting.oversizedChipOpening': { value: 'fullValue', refs: ['44(6)'] },
  'betting.oversizedChipAdded': { value: 'call', refs: ['44(2)'] },
  'betting.bigBlindSwap': { value: 'raise', refs: ['44(3)'] },
  // Only the value of the new chip is spoken of.
  'betting.bigBlindAddsChip': { value: 'raiseToChip', refs: ['44(3)'], reading: true },
  'betting.oversizedRaiseNoAmount': { value: 'maximumForChip', refs: ['44(5)'] },
  'betting.announceBeforeChip': { value: 'yes', refs: ['44(4)'] },
  // The text asks for a minimum raise, its example counts half the increment.
  'betting.multipleChips': { value: 'valueDecides', refs: ['45(1)', '45(1)a', '45(2)'] },
  'betting.betPotNoLimit': { value: 'anyValidBet', refs: ['48(2)'] },
  'betting.potSizeInfo': { value: 'potLimitOnly', refs: ['48(1)'], reading: ['potLimit'] },
  'betting.acceptedAction': { value: 'callerBears', refs: ['47(1)', '47(2)', '47(3)'] },
  'betting.raisePromptly': { value: 'yes', refs: ['41(2)'] },
  'betting.hiddenChips': { value: 'loseAllWinShown', refs: ['43(1)', '43(1)a', '43(1)b'], reading: ['potSplit'] },
  'betting.outOfTurnBindsIf': { value: 'betOrRaise', refs: ['37(3)', '37(4)'], reading: ['allInBetween'] },
  'betting.outOfTurnFold': { value: 'alwaysBinding', refs: ['37(5)', '39(4)', '38(1)'] },
  'betting.outOfTurnReleased': { value: 'allOptions', refs: ['37(4)'] },
  'betting.outOfTurnForm': { value: 'wordsAndChips', refs: ['40(3)', '37(4)'] },
  'betting.foldWithoutBet': { value: 'bindingPenaltyPossible', refs: ['38(1)'] },
  'betting.foldComplete': { value: 'forwardMotionOrMuck', refs: ['39(1)', '39(3)'] },
  'betting.foldRetrieval': { value: 'floorIfIdentifiable', refs: ['39(2)'] },
  // Of two at the same moment a clear word goes first, also before a single chip.
  'betting.wordWithChip': { value: 'counts', refs: ['50(3)', '44(4)'], reading: true },
  'betting.nonStandardWords': { value: 'smallestMeaning', refs: ['50(1)', '04(2)', '41(3)'] },
  'betting.stringBetCalledBy': { value: 'dealerConfirmsPlayers', refs: ['49(3)', '49(4)'] },
  'betting.outOfTurnHeld': { value: 'binds', refs: ['37(3)'] },
  'betting.grossMiscount': { value: 'floorMayLimit', refs: ['47(3)'] },
};
