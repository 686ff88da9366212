import type { Answers } from '../rulebook.ts';

export const bdpvHand: Answers = {
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['3.4', '6.26'] },
  'button.headsUpAdjust': { value: 'bigBlindFirst', refs: ['3.2 einmal pro Runde'] },
  // To the letter: 3.4 speaks of two players "with two blinds"; common practice posts both.
  'button.headsUpAfterBigBlindBust': { value: 'bigBlindOnly', refs: ['3.2 BB ausgeschieden', '3.4'] },
  'button.headsUpFirstCard': { value: 'bigBlind', refs: ['3 Einleitung Kartenreihenfolge'] },
  'button.deadMarker': { value: 'emptySeat', refs: ['3.2 Button-Lage'] },
  'button.afterBigBlindBust': {
    value: 'bigBlindOnly',
    refs: ['3.2 BB ausgeschieden', '3.2 kein alleiniger Small Blind'],
  },
  'button.comingBigBlindGone': { value: 'passesOn', refs: ['3.2 BB-Ausfall nächste Hand'] },
  'button.newPlayerOnBigBlind': { value: 'noEffect', refs: ['6.13'] },
  'button.incorrectEarly': { value: 'redeal', refs: ['2 Misdeals 1g'] },
  'button.incorrectLate': { value: 'corrected', refs: ['2 Unregelmäßigkeiten 1'] },
  'betting.minBet': { value: 'bigBlind', refs: ['2 Einsätze 3', '5.2'] },
  'betting.minRaise': { value: 'lastIncrement', refs: ['2 Einsätze 4', '5.3'] },
  'betting.minRaiseOverShortBet': { value: 'allInPlusBigBlind', refs: ['5.2 All In unter Big Blind'] },
  'betting.shortBlindCall': { value: 'fullBigBlind', refs: ['3.1', '5.2 kurzer Big Blind'] },
  // Raising is unlimited, and nothing is said of short all-ins; common practice is no.
  'betting.shortAllInReopensNoLimit': { value: 'reopens', refs: ['2 Einsätze 2', '5.1'], reading: true },
  // "Unlimited" stands in the general chapter; limit has no chapter of its own.
  'betting.raiseCapLimit': { value: { is: 'none' }, refs: ['2 Einsätze 2'] },
  'betting.raiseCapNoLimit': { value: 'none', refs: ['2 Einsätze 2', '5.1'] },
  'betting.straddle': { value: 'forbidden', refs: ['3.8'] },
  'betting.checkRaise': { value: 'allowed', refs: ['2 Einsätze 1'] },
  'betting.bigBlindOption': { value: 'yes', refs: ['3.3'] },
  'cash.straddle': { value: 'forbidden', refs: ['3.8'] },
  'betting.raiseMethods': { value: ['oneMotion', 'amountThenChips'], refs: ['5.4', '2 Einsätze 12'] },
  'betting.whenChipsCount': { value: 'inPot', refs: ['5.5'] },
  'betting.wordsVersusChips': { value: 'words', refs: ['5.6'] },
  // In doubt the dealer decides, in the interest of the game.
  'betting.unclearAmount': { value: 'dealerDecides', refs: ['2 Einsätze 5 Rücknahme'], reading: true },
  'betting.verbalInTurn': { value: 'bindingUnlessMisheard', refs: ['2 Einsätze 5', '2 Einsätze 5 Rücknahme'] },
  'betting.undercall': { value: 'completeAlways', refs: ['2 Einsätze 13', '5.7', '2 Einsätze 10'] },
  // 50 in the general chapter, 80 in no-limit: up to the first a right, up to the second the dealer decides.
  'betting.withdrawMisread': {
    value: { rightBelow: 50, dealerBelow: 80 },
    refs: ['2 Einsätze 10 Rücknahme', '5.8', '5.9'],
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
  'betting.hiddenChips': { value: 'outIfCovered', refs: ['6.16', '6.16 nächster Deal', '6.16 nächster Deal begonnen'] },
  'betting.missingChipsDeadline': { value: 'bettingRound', refs: ['2 Einsätze 13'] },
  // Worded three ways (moved, bet, played): two players have acted.
  'dealing.substantialAction': { value: 'twoPlayersActed', refs: ['2 Misdeals 1', '2 Misdeals 1 Frist'] },
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
  'betting.foldComplete': { value: 'forwardMotionActedOn', refs: ['2 Dead Hand 1a', '2 Dead Hand 1b'] },
  'betting.foldRetrieval': {
    value: 'floorIfIdentifiable',
    refs: ['2 Dead Hand 2 Rückholung', '2 Dead Hand 2 Falschinformation'],
  },
  'pots.sidePots': { value: 'separate', refs: ['2 Split Pot 3'] },
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['2 Split Pot 2'] },
  'pots.oddChipsSeveral': { value: 'allToFirst', refs: ['2 Split Pot 2'] },
  'pots.oddChipUnit': { value: 'smallestInPlay', refs: ['2 Split Pot 2'] },
  'pots.killedHandUncalledBet': { value: 'nothing', refs: ['2 Unregelmäßigkeiten 2 ungeschützt', '2 Dead Hand 1'] },
  'pots.disputeDeadline': { value: 'discretion', refs: ['1 Entscheidungsfindung 3', '1 Entscheidungsfindung 6'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['2 Unregelmäßigkeiten 2 ungeschützt'] },
  'pots.cardsMixedByOther': { value: 'thrownCardsFolded', refs: ['2 Dead Hand 3'], reading: true },
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['2 Showdown 5'] },
  'showdown.allInReveal': { value: 'noFurtherAction', refs: ['6.27'] },
  // The rule for all-ins goes before 2 Showdown 6.
  'showdown.allInMuck': { value: 'no', refs: ['6.27'] },
  'showdown.muck': { value: 'yes', refs: ['2 Showdown 6'] },
  'showdown.winnerMustShow': { value: 'yes', refs: ['2 Showdown 1'] },
  'showdown.tableAllCards': { value: 'all', refs: ['2 Showdown 1'] },
  // 2 Showdown 1 asks for all cards; 4.11 is the special rule.
  'showdown.playTheBoard': { value: 'announceIsEnough', refs: ['4.11'] },
  'showdown.rightToSee': { value: 'onSuspicion', refs: ['2 Showdown 6', '2 Showdown 6 Antrag'] },
  'showdown.suspicionLook': { value: ['dealerCovertly'], refs: ['2 Showdown 6 Verdacht'] },
  'showdown.showOneShowAll': {
    value: 'onlyShownCards',
    refs: ['2 Showdown 4', '2 Showdown 4 Teil', '2 Showdown 4 aktiver Spieler', '2 Showdown 4 nicht aktiver Spieler'],
  },
  // Four rules that disagree: with two left the hand lives, with more it is folded by proposal.
  'showdown.exposedByAccident': {
    value: 'floorDecides',
    refs: ['2 Unregelmäßigkeiten 11 Spieler', '2 Showdown 4 aktiver Spieler', '6.27 vorzeitig'],
    reading: true,
  },
  'showdown.exposedOnPurpose': {
    value: 'deadUnlessHeadsUp',
    refs: ['6.19', '6.19 Ausnahme', '6.19 absichtliches Zeigen'],
  },
  'showdown.prematureReveal': { value: 'mayBeDead', refs: ['6.27 vorzeitig'] },
  'showdown.speedUp': { value: 'asked', refs: ['2 Showdown 5 Beschleunigung'] },
  'showdown.lookAtMuck': { value: 'forbidden', refs: ['1 Ablauf 10'] },
  'dealing.rabbitHunting': { value: 'dealerMayIfAllAgree', refs: ['1 Ablauf 11', '1 Ablauf 11 Ausnahme'] },
};
