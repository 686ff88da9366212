import type { AnswersOn } from '../../rulebook.ts';

export const betting: AnswersOn<'betting'> = {
  // That an all-in for less leaves the increment as it was is read into it.
  'betting.minRaise': { value: 'lastIncrement', refs: ['22.b'], reading: ['overShortAllIn'] },
  'betting.shortAllInReopensNoLimit': { value: 'no', refs: ['20.c'] },
  // By the letter each all-in alone; none was written with several in mind.
  'betting.shortAllInsAddUp': { value: 'judgedAlone', refs: ['20.c'], reading: true },
  'betting.raiseCapLimit': { value: { is: 'raises', beforeFlop: 3, later: 3 }, refs: ['22.c'] },
  'betting.raiseCapLifted': { value: 'lastTwoOfTournament', refs: ['22.c', '22.d'] },
  // Said of no-limit; pot-limit is read alike.
  'betting.raiseCapNoLimit': { value: 'none', refs: ['22.a'], reading: ['potLimit'] },
  'betting.raiseMethods': { value: ['oneMotion', 'amountThenChips', 'raiseCallRaise'], refs: ['23.1', '23.2', '23.3'] },
  'betting.whenChipsCount': { value: 'released', refs: ['25.a', '25.b'] },
  // Follows from what binds: a word in turn, and one motion of chips.
  'betting.wordsVersusChips': { value: 'firstThenWords', refs: ['21.d', '24.a', '33.a'], reading: true },
  'betting.verbalInTurn': { value: 'binding', refs: ['33.a'] },
  'betting.underraiseThreshold': { value: 'halfIncrement', refs: ['20.a', '20.b'] },
  // A bare number is no announced raise; it is judged like chips.
  'betting.announcedUnderraise': { value: 'minimumRaise', refs: ['33.a', '20.b'], reading: true },
  // What remains of a raise that does not count is left open.
  'betting.stringBet': { value: 'firstMotionStands', refs: ['24.a', '24.b', '25.b'], reading: true },
  'betting.oversizedChipFacingBet': { value: 'call', refs: ['21.a'] },
  // Said of the flop; read for every later round.
  'betting.oversizedChipOpening': { value: 'fullValue', refs: ['21.c'], reading: ['laterRounds'] },
  // Chips in front are not spoken of: a single chip is a call.
  'betting.oversizedChipAdded': { value: 'call', refs: ['21.a'], reading: true },
  // A single chip without a word is never a raise.
  'betting.bigBlindSwap': { value: 'check', refs: ['21.a'], reading: true },
  // A single chip without a word is never a raise.
  'betting.bigBlindAddsChip': { value: 'check', refs: ['21.a'], reading: true },
  'betting.oversizedRaiseNoAmount': { value: 'maximumForChip', refs: ['21.b'] },
  'betting.announceBeforeChip': { value: 'yes', refs: ['21.d'] },
  // Only the single chip is excepted from the rule of one half.
  'betting.multipleChips': { value: 'valueDecides', refs: ['20.a', '23.1'], reading: true },
  'betting.potSizeInfo': { value: 'potLimitOnly', refs: ['54.a', '54.b'] },
  'betting.stackInfo': { value: 'askAnyTime', refs: ['18.a', '18.b'] },
  // 17.b takes chips out of sight out of play; an all-in counts for what was shown.
  'betting.hiddenChips': { value: 'shownCountRestForfeited', refs: ['17.a', '17.b'], reading: true },
  'betting.outOfTurnBindsIf': { value: 'betOrRaise', refs: ['33.b', '33.c'] },
  'betting.outOfTurnFold': { value: 'ifUnchanged', refs: ['33.b'] },
  // What does not bind leaves every choice.
  'betting.outOfTurnReleased': { value: 'allOptions', refs: ['33.b'], reading: true },
  'betting.outOfTurnForm': { value: 'wordsAndChips', refs: ['33.b'] },
  // No moment is named from which he has lost his turn.
  'betting.skippedPlayer': { value: 'never', refs: ['33.b'], reading: true },
  // When cards are dead is said, not that cards thrown forward are no fold before.
  'betting.foldComplete': { value: 'muckTouched', refs: ['35.b'], reading: ['thrownShort'] },
  'betting.foldRetrieval': { value: 'floorIfIdentifiable', refs: ['35.c'] },
  // At the same moment is not before.
  'betting.wordWithChip': { value: 'tooLate', refs: ['21.d'], reading: true },
  'betting.stringBetCalledBy': { value: 'dealer', refs: ['24.c'] },
  'betting.outOfTurnHeld': { value: 'binds', refs: ['33.b'] },
};
