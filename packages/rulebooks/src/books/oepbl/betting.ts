import type { AnswersOn } from '../../rulebook.ts';

export const betting: AnswersOn<'betting'> = {
  'betting.minBet': { value: 'bigBlind', refs: ['6.4 Bet', '6.4 minimum raise'] },
  // 6.5 (by the big blind) fits an unraised pot before the flop only; otherwise 6.4 holds.
  'betting.minRaise': {
    value: 'lastIncrement',
    refs: ['6.4 minimum raise', '6.4 Re-Raise'],
    reading: ['overShortAllIn'],
  },
  'betting.minRaiseOverShortBet': { value: 'allInPlusBigBlind', refs: ['6.5 All-In: players yet to act'] },
  'betting.shortBlindCall': {
    value: 'fullBigBlind',
    refs: ['6.5 All-In: full blind for the others'],
    reading: ['headsUp'],
  },
  'betting.shortAllInReopensNoLimit': { value: 'no', refs: ['6.5 All-In: incomplete raise'] },
  // To the letter: no variant is named, so only a full raise counts.
  // written without a word on limit
  'betting.shortAllInReopensLimit': { value: 100, refs: ['6.5 All-In: incomplete raise'], reading: true },
  // By the letter each all-in alone; none was written with several in mind.
  'betting.shortAllInsAddUp': { value: 'judgedAlone', refs: ['6.5 All-In: incomplete raise'], reading: true },
  // Four increases: a bet is one, a blind is none.
  'betting.raiseCapLimit': {
    value: { is: 'raises', beforeFlop: 4, later: 3 },
    refs: ['6.4 Limit count'],
    reading: true,
  },
  // No exception is named.
  'betting.raiseCapLifted': { value: 'never', refs: ['6.4 Limit count'], reading: true },
  'betting.raiseCapNoLimit': { value: 'none', refs: ['6.4 No Limit', '6.4 Pot Limit'] },
  'betting.limitSizes': { value: 'bigBlindThenDouble', refs: ['6.4 Limit size'] },
  // The pot as it stands once the raiser has called.
  'betting.potLimitMaximum': { value: 'potAfterCall', refs: ['6.4 Pot Limit'], reading: true },
  'betting.ante': { value: 'everybody', refs: ['6.4 ante'] },
  'betting.bigBlindOption': { value: 'yes', refs: ['6.4 Check'] },
  'betting.raiseMethods': {
    value: ['oneMotion', 'amountThenChips', 'raiseCallRaise'],
    refs: ['6.6 bet in one motion', '6.6 bet with announced amount', '6.6 bet after announced raise'],
  },
  'betting.whenChipsCount': { value: 'lineCrossed', refs: ['6.6 betting line', '6.6 no betting line'] },
  'betting.verbalInTurn': { value: 'binding', refs: ['6.6 clear action'] },
  // Only who has not noticed a raise is spoken of.
  'betting.undercall': {
    value: 'completeOrFold',
    refs: ['6.6 undercall', '6.6 undercall no raise'],
    reading: ['raiseNoticed'],
  },
  'betting.withdrawMisread': { value: { rightBelow: 0, dealerBelow: 0 }, refs: ['6.6 undercall'] },
  // Half of the least amount is reached either way; that less is a call is left open.
  'betting.underraiseThreshold': { value: 'halfIncrement', refs: ['6.6 incomplete bet'], reading: ['belowHalf'] },
  // What is below one half is left open.
  'betting.underbet': { value: 'completeFromHalf', refs: ['6.6 incomplete bet'], reading: ['belowHalf'] },
  'betting.stringBet': { value: 'firstMotionStands', refs: ['6.7 string bet', '6.7 string bet amount'] },
  'betting.oversizedChipFacingBet': { value: 'call', refs: ['6.6 oversized chip'] },
  // To the letter every single large chip is a call, which cannot be without a bet.
  'betting.oversizedChipOpening': { value: 'fullValue', refs: ['6.6 oversized chip'], reading: true },
  // Chips in front are not spoken of.
  'betting.oversizedChipAdded': { value: 'call', refs: ['6.6 oversized chip'], reading: true },
  // A single chip without a word is never a raise.
  'betting.bigBlindSwap': { value: 'check', refs: ['6.6 oversized chip'], reading: true },
  // A single chip without a word is never a raise.
  'betting.bigBlindAddsChip': { value: 'check', refs: ['6.6 oversized chip'], reading: true },
  'betting.oversizedRaiseNoAmount': { value: 'maximumForChip', refs: ['6.6 oversized chip announced'] },
  'betting.announceBeforeChip': { value: 'yes', refs: ['6.6 announce before chip'] },
  // Only the single chip is excepted.
  'betting.multipleChips': {
    value: 'valueDecides',
    refs: ['6.6 bet in one motion', '6.6 incomplete bet'],
    reading: true,
  },
  'betting.potSizeInfo': { value: 'never', refs: ['6.7 pot size'] },
  'betting.stackInfo': { value: 'askAnyTime', refs: ['6.6 ask stack', '6.7 stack information'] },
  'betting.hiddenChips': { value: 'visibleOnly', refs: ['6.6 visible chips'] },
  'betting.outOfTurnBindsIf': { value: 'betOrRaise', refs: ['6.6 out of turn'] },
  'betting.outOfTurnFold': { value: 'ifUnchanged', refs: ['6.6 out of turn'] },
  'betting.outOfTurnForm': { value: 'wordsOnly', refs: ['6.6 out of turn'] },
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['6.6 announce before chip'], reading: true },
  'betting.clearGestures': { value: 'binding', refs: ['6.6 silent action'] },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['6.7 string bet'] },
  'betting.outOfTurnHeld': { value: 'binds', refs: ['6.6 out of turn'] },
};
