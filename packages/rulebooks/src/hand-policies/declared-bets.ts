/** What words, chips and motions count as. */
export type DeclaredBetPolicies = {
  /** How a raise is made. */
  'betting.raiseMethods': readonly ('oneMotion' | 'amountThenChips' | 'raiseCallRaise')[];
  /** What holds when the first chips after “raise” are not exactly the call. */
  'betting.raiseCallPartInexact': 'minimumRaise' | 'stillOpen';
  /** When chips that are moved forward count as a bet. */
  'betting.whenChipsCount': 'released' | 'lineCrossed' | 'inPot';
  /** What holds when the spoken amount and the chips differ. */
  'betting.wordsVersusChips': 'firstThenWords' | 'words';
  /** What a spoken amount means that could be several sums. */
  'betting.unclearAmount': 'smallestLegal' | 'highestUpToPot' | 'dealerDecides';
  /** Whether a spoken action in turn binds. */
  'betting.verbalInTurn': 'binding' | 'bindingUnlessMisheard';
  /** What “if you bet, I raise” means. */
  'betting.conditionalStatements': 'managementMayBind' | 'notBinding';
  /** What holds when a player in turn puts in less than the call without being all-in. */
  'betting.undercall': 'completeAlways' | 'completeIfOneBettor' | 'completeOrFold';
  /** Percent of the call: below the first a mistake may be taken back, below the second if the dealer allows it; 0 = never. */
  'betting.withdrawMisread': { readonly rightBelow: number; readonly dealerBelow: number };
  /** Percent of the minimum raise below which a mistaken raise may be taken back; 0 = never. */
  'betting.withdrawMisreadRaise': number;
  /** From when chips above the call but below a minimum raise are a minimum raise; below that they are a call. */
  'betting.underraiseThreshold': 'halfIncrement' | 'halfOfBet';
  /** What an announced raise with too small an amount counts as. */
  'betting.announcedUnderraise': 'minimumRaise' | 'callBelowHalf';
  /** What a first bet below the minimum counts as that is not all-in. */
  'betting.underbet': 'completeAlways' | 'completeFromHalf';
  /** What holds when chips come in several motions without a word. */
  'betting.stringBet': 'firstMotionStands' | 'minimumRaiseOrBet' | 'callOnly';
  /** What a single chip larger than the call counts as without a word. */
  'betting.oversizedChipFacingBet': 'call';
  /** What a single chip without a word counts as that opens a round after the flop. */
  'betting.oversizedChipOpening': 'fullValue' | 'askThenFullValue';
  /** What a larger chip counts as that is silently added to own chips which do not cover the call. */
  'betting.oversizedChipAdded': 'call' | 'combined';
  /** What holds when the big blind, unraised, takes his chips back and puts down one larger chip. */
  'betting.bigBlindSwap': 'raise' | 'check';
  /** What holds when the big blind, unraised, leaves his chips and adds one larger chip. */
  'betting.bigBlindAddsChip': 'raiseToChip' | 'raiseToSum' | 'check';
  /** What “raise” without an amount and a single chip counts as. */
  'betting.oversizedRaiseNoAmount': 'maximumForChip';
  /** Whether the word must come before the chip touches the table. */
  'betting.announceBeforeChip': 'yes' | 'no';
  /** What several chips in one motion count as that are more than the call. */
  'betting.multipleChips': 'valueDecides' | 'callIfNoChipToSpare';
  /** Whether chips of the same round are judged together with several new ones. */
  'betting.chipsInFront': 'combined' | 'newChipsOnly';
  /** What holds when too much is put in to get change. */
  'betting.overbetForChange': 'fiftyPercentRule' | 'tolerated';
  /** What “I bet pot” counts as where it is no legal bet. */
  'betting.betPotNoLimit': 'anyValidBet' | 'minimumBet';
  /** Whether the dealer may say how large the pot is. */
  'betting.potSizeInfo': 'potLimitOnly' | 'never';
  /** What may be learnt about an opponent’s stack. */
  'betting.stackInfo': 'askAnyTime' | 'estimateCountAllIn';
  /** Who bears the mistake when the caller was told a wrong amount. */
  'betting.acceptedAction': 'callerBears' | 'callerMayWithdraw';
  /** Which forms of a call are standard. */
  'betting.callForms': 'listed';
  /** Whether others must wait until a raise has an amount. */
  'betting.waitForAmount': 'yes' | 'no';
  /** Whether an announced raise must be put in at once. */
  'betting.raisePromptly': 'yes' | 'no';
  /** What holds when an all-in player turns out to have had hidden chips. */
  'betting.hiddenChips':
    | 'loseAllWinShown'
    | 'outIfCovered'
    | 'floorAcceptedAction'
    | 'visibleOnly'
    | 'shownCountRestForfeited';
  /** Until when chips missing from a bet or call are collected. */
  'betting.missingChipsDeadline': 'bettingRound' | 'nextHand';
};
