import type { AnswersOn } from '../../rulebook.ts';

export const betting: AnswersOn<'betting'> = {
  'betting.minBet': { value: 'bigBlind', refs: ['2 Einsätze 3', '5.2'] },
  // That an all-in for less leaves the increment as it was is read into it.
  'betting.minRaise': { value: 'lastIncrement', refs: ['2 Einsätze 4', '5.3'], reading: ['overShortAllIn'] },
  'betting.minRaiseOverShortBet': { value: 'allInPlusBigBlind', refs: ['5.2 All In unter Big Blind'] },
  // Of two players it does not speak.
  'betting.shortBlindCall': { value: 'fullBigBlind', refs: ['3.1', '5.2 kurzer Big Blind'], reading: ['headsUp'] },
  // Raising is unlimited, and nothing is said of short all-ins; common practice is no.
  'betting.shortAllInReopensNoLimit': { value: 'reopens', refs: ['2 Einsätze 2', '5.1'], reading: true },
  // "Unlimited" stands in the general chapter; limit has no chapter of its own.
  'betting.raiseCapLimit': { value: { is: 'none' }, refs: ['2 Einsätze 2'] },
  'betting.raiseCapNoLimit': { value: 'none', refs: ['2 Einsätze 2', '5.1'] },
  'betting.straddle': { value: 'forbidden', refs: ['3.8'] },
  'betting.checkRaise': { value: 'allowed', refs: ['2 Einsätze 1'] },
  'betting.bigBlindOption': { value: 'yes', refs: ['3.3'] },
  'betting.raiseMethods': { value: ['oneMotion', 'amountThenChips'], refs: ['5.4', '2 Einsätze 12'] },
  'betting.whenChipsCount': { value: 'inPot', refs: ['5.5'] },
  'betting.wordsVersusChips': { value: 'words', refs: ['5.6'] },
  // In doubt the dealer decides, in the interest of the game.
  'betting.unclearAmount': { value: 'dealerDecides', refs: ['2 Einsätze 5 Rücknahme'], reading: true },
  'betting.verbalInTurn': { value: 'bindingUnlessMisheard', refs: ['2 Einsätze 5', '2 Einsätze 5 Rücknahme'] },
  'betting.undercall': { value: 'completeAlways', refs: ['2 Einsätze 13', '5.7', '2 Einsätze 10'] },
  // 50 in the general chapter, 80 in no-limit: up to the first a right, up to the second the dealer decides. For a raise
  // that was missed the two contradict each other in between, and once the next has acted. The right is given to who missed
  // a raise; for an amount that was misheard 5.8 leaves it to the dealer.
  'betting.withdrawMisread': {
    value: { rightBelow: 50, dealerBelow: 80 },
    refs: ['2 Einsätze 10 Rücknahme', '5.8', '5.9'],
    reading: ['raiseMissed', 'amountMisheard'],
  },
  'betting.withdrawMisreadRaise': { value: 50, refs: ['2 Einsätze 6', '2 Einsätze 6 ab 50 Prozent'] },
  'betting.underraiseThreshold': { value: 'halfOfBet', refs: ['2 Einsätze 12 Hälfte'] },
  'betting.announcedUnderraise': { value: 'minimumRaise', refs: ['5.11', '5.11 nicht höher'] },
  'betting.underbet': { value: 'completeAlways', refs: ['2 Einsätze 13 Mindesteinsatz', '5.11'] },
  // Chapter 2 lets the raise lapse, chapter 6 counts the minimum: that one is for tournaments.
  'betting.stringBet': { value: 'minimumRaiseOrBet', refs: ['6.20', '6.20 Minimum', '2 Einsätze 12'] },
  'betting.oversizedChipFacingBet': { value: 'call', refs: ['2 Einsätze 11', '5.10 Call'] },
  'betting.oversizedChipOpening': { value: 'askThenFullValue', refs: ['5.10'] },
  'betting.oversizedChipAdded': { value: 'call', refs: ['2 Einsätze 11', '5.10 Call'] },
  // A single chip without a word is never a raise.
  'betting.bigBlindSwap': { value: 'check', refs: ['2 Einsätze 11', '5.10 Call'], reading: true },
  // A single chip without a word is never a raise.
  'betting.bigBlindAddsChip': { value: 'check', refs: ['2 Einsätze 11', '5.10 Call'], reading: true },
  'betting.multipleChips': { value: 'valueDecides', refs: ['2 Einsätze 12 Hälfte'] },
  'betting.acceptedAction': { value: 'callerMayWithdraw', refs: ['5.8', '5.9'] },
  // Only of who loses the all-in is it said.
  'betting.hiddenChips': {
    value: 'outIfCovered',
    refs: ['6.16', '6.16 nächster Deal', '6.16 nächster Deal begonnen'],
    reading: ['allInWon', 'potSplit'],
  },
  // Of bets and calls it is said; a blind is read as one.
  'betting.missingChipsDeadline': { value: 'bettingRound', refs: ['2 Einsätze 13'], reading: ['blind'] },
  // Said of a wrong button: in time a misdeal, later blinds are put right for the next hand.
  'betting.blindWrongPlayer': {
    value: 'untilSubstantialAction',
    refs: ['2 Unregelmäßigkeiten 1', '3.2 einmal pro Runde'],
    reading: true,
  },
  'betting.outOfTurnBindsIf': { value: 'betCallOrRaise', refs: ['2 Einsätze 8 bindend'] },
  // A throw that made somebody act is dead in any case (2 Dead Hand 1b).
  'betting.outOfTurnFold': { value: 'ifUnchanged', refs: ['2 Einsätze 8 bindend'], reading: true },
  'betting.outOfTurnReleased': { value: 'noRaiseAfterCheckOrCall', refs: ['2 Einsätze 8 Check', '2 Einsätze 8 Call'] },
  'betting.outOfTurnForm': { value: 'wordsAndChips', refs: ['2 Einsätze 8 bindend'] },
  'betting.skippedPlayer': {
    value: 'twoActions',
    refs: ['2 Einsätze 9', '2 Einsätze 9 zwei Spieler', '2 Einsätze 9 Wartender'],
  },
  'betting.foldWithoutBet': { value: 'binding', refs: ['2 Dead Hand 1b', '2 Einsätze 5'] },
  'betting.foldComplete': {
    value: 'forwardMotionActedOn',
    refs: ['2 Dead Hand 1a', '2 Dead Hand 1b'],
    reading: ['notThrown'],
  },
  'betting.foldRetrieval': {
    value: 'floorIfIdentifiable',
    refs: ['2 Dead Hand 2 Rückholung', '2 Dead Hand 2 Falschinformation'],
  },
  // The announcement counts wherever it differs from the chips.
  'betting.wordWithChip': { value: 'counts', refs: ['5.6'], reading: true },
  'betting.clearGestures': { value: 'binding', refs: ['2 Einsätze 7'] },
  'betting.outOfTurnHeld': { value: 'floorMayHold', refs: ['2 Einsätze 8 bindend'] },
  'betting.bettorShowsEarly': { value: 'ownFault', refs: ['5.8 Setzer', '5.8 Beispiel'] },
};
