import { count, oneOf, percent, record, someOf, times, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const betting = {
  /** Smallest first bet of a round; all-in for less is always allowed. */
  'betting.minBet': oneOf(['bigBlind'], { usual: 'bigBlind' }),
  /** By how much a raise must go up at least. */
  'betting.minRaise': oneOf(['lastIncrement'], { usual: 'lastIncrement' }),
  /** Smallest raise over an all-in bet below the big blind. */
  'betting.minRaiseOverShortBet': oneOf(['allInPlusBigBlind', 'doubleAllIn'], { usual: 'allInPlusBigBlind' }),
  /** What callers owe when the big blind was posted short. */
  'betting.shortBlindCall': oneOf(['fullBigBlind', 'postedAmount'], { usual: 'fullBigBlind' }),
  /** No-limit and pot-limit: whether an all-in below a full raise gives those who have acted a new right to raise. */
  'betting.shortAllInReopensNoLimit': oneOf(['no', 'reopens'], { usual: 'no' }),
  /** Limit: percent of a full raise from which an all-in opens the betting again. */
  'betting.shortAllInReopensLimit': count({ ...percent, usual: 50 }),
  /** Several short all-ins that together make a full raise. */
  'betting.shortAllInsAddUp': oneOf(['judgedAlone', 'addUp'], { usual: 'addUp' }),
  /** Limit: raises in one round on top of the bet; before the flop on top of the big blind. */
  'betting.raiseCapLimit': ways(
    { raises: { beforeFlop: count(times), later: count(times) }, none: {} },
    { usual: { is: 'raises', beforeFlop: 3, later: 3 } },
  ),
  /** When the cap on raises in limit no longer holds. */
  'betting.raiseCapLifted': oneOf(['lastTwoOfTournament', 'headsUpPot', 'never'], { usual: 'lastTwoOfTournament' }),
  /** How often may be raised in no-limit and pot-limit. */
  'betting.raiseCapNoLimit': oneOf(['none'], { usual: 'none' }),
  /** How large the bets in limit are. */
  'betting.limitSizes': oneOf(['bigBlindThenDouble'], { usual: 'bigBlindThenDouble' }),
  /** How much may be bet in pot-limit at most. */
  'betting.potLimitMaximum': oneOf(['potAfterCall'], { usual: 'potAfterCall' }),
  /** Whether a further blind may be posted by choice before the hand. */
  'betting.straddle': oneOf(['forbidden', 'allowed'], { usual: 'forbidden' }),
  /** Who pays an ante. */
  'betting.ante': oneOf(['none', 'everybody', 'byStructure'], { usual: 'byStructure' }),
  /** Whether one may check and raise later in the same round. */
  'betting.checkRaise': oneOf(['allowed'], { usual: 'allowed' }),
  /** Whether the big blind may raise when nobody has raised. */
  'betting.bigBlindOption': oneOf(['yes'], { usual: 'yes' }),
  /** What a stack pays first that is too short for both. */
  'betting.anteOrder': record(
    { fromBigBlind: oneOf(['ante', 'blind']), fromEverybody: oneOf(['ante', 'blind']) },
    { usual: { fromBigBlind: 'blind', fromEverybody: 'ante' } },
  ),
  /** How a raise is made. */
  'betting.raiseMethods': someOf(['oneMotion', 'amountThenChips', 'raiseCallRaise'], {
    usual: ['oneMotion', 'amountThenChips'],
  }),
  /** What holds when the first chips after “raise” are not exactly the call. */
  'betting.raiseCallPartInexact': oneOf(['minimumRaise', 'stillOpen'], { usual: 'minimumRaise' }),
  /** When chips that are moved forward count as a bet. */
  'betting.whenChipsCount': oneOf(['released', 'lineCrossed', 'inPot'], { usual: 'released' }),
  /** What holds when the spoken amount and the chips differ. */
  'betting.wordsVersusChips': oneOf(['firstThenWords', 'words'], { usual: 'firstThenWords' }),
  /** What a spoken amount means that could be several sums. */
  'betting.unclearAmount': oneOf(['smallestLegal', 'highestUpToPot', 'dealerDecides'], { usual: 'highestUpToPot' }),
  /** Whether a spoken action in turn binds. */
  'betting.verbalInTurn': oneOf(['binding', 'bindingUnlessMisheard'], { usual: 'binding' }),
  /** What “if you bet, I raise” means. */
  'betting.conditionalStatements': oneOf(['managementMayBind', 'notBinding'], { usual: 'managementMayBind' }),
  /** What holds when a player in turn puts in less than the call without being all-in. */
  'betting.undercall': oneOf(['completeAlways', 'completeIfOneBettor', 'completeOrFold'], {
    usual: 'completeIfOneBettor',
  }),
  /** Percent of the call: below the first a mistake may be taken back, below the second if the dealer allows it; 0 = never. */
  'betting.withdrawMisread': record(
    { rightBelow: count(percent), dealerBelow: count(percent) },
    { usual: { rightBelow: 0, dealerBelow: 0 } },
  ),
  /** Percent of the minimum raise below which a mistaken raise may be taken back; 0 = never. */
  'betting.withdrawMisreadRaise': count({ ...percent, usual: 0 }),
  /** From when chips above the call but below a minimum raise are a minimum raise; below that they are a call. */
  'betting.underraiseThreshold': oneOf(['halfIncrement', 'halfOfBet'], { usual: 'halfIncrement' }),
  /** What an announced raise with too small an amount counts as. */
  'betting.announcedUnderraise': oneOf(['minimumRaise', 'callBelowHalf'], { usual: 'minimumRaise' }),
  /** What a first bet below the minimum counts as that is not all-in. */
  'betting.underbet': oneOf(['completeAlways', 'completeFromHalf'], { usual: 'completeAlways' }),
  /** What holds when chips come in several motions without a word. */
  'betting.stringBet': oneOf(['firstMotionStands', 'minimumRaiseOrBet', 'callOnly'], { usual: 'firstMotionStands' }),
  /** What a single chip larger than the call counts as without a word. */
  'betting.oversizedChipFacingBet': oneOf(['call'], { usual: 'call' }),
  /** What a single chip without a word counts as that opens a round after the flop. */
  'betting.oversizedChipOpening': oneOf(['fullValue', 'askThenFullValue'], { usual: 'fullValue' }),
  /** What a larger chip counts as that is silently added to own chips which do not cover the call. */
  'betting.oversizedChipAdded': oneOf(['call', 'combined'], { usual: 'call' }),
  /** What holds when the big blind, unraised, takes his chips back and puts down one larger chip. */
  'betting.bigBlindSwap': oneOf(['raise', 'check'], { usual: 'raise' }),
  /** What holds when the big blind, unraised, leaves his chips and adds one larger chip. */
  'betting.bigBlindAddsChip': oneOf(['raiseToChip', 'raiseToSum', 'check'], { usual: 'raiseToSum' }),
  /** What “raise” without an amount and a single chip counts as. */
  'betting.oversizedRaiseNoAmount': oneOf(['maximumForChip'], { usual: 'maximumForChip' }),
  /** Whether the word must come before the chip touches the table. */
  'betting.announceBeforeChip': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** What several chips in one motion count as that are more than the call. */
  'betting.multipleChips': oneOf(['valueDecides', 'callIfNoChipToSpare'], { usual: 'callIfNoChipToSpare' }),
  /** Whether chips of the same round are judged together with several new ones. */
  'betting.chipsInFront': oneOf(['combined', 'newChipsOnly'], { usual: 'combined' }),
  /** What holds when too much is put in to get change. */
  'betting.overbetForChange': oneOf(['fiftyPercentRule', 'tolerated'], { usual: 'fiftyPercentRule' }),
  /** What “I bet pot” counts as where it is no legal bet. */
  'betting.betPotNoLimit': oneOf(['anyValidBet', 'minimumBet'], { usual: 'anyValidBet' }),
  /** Whether the dealer may say how large the pot is. */
  'betting.potSizeInfo': oneOf(['potLimitOnly', 'never'], { usual: 'potLimitOnly' }),
  /** What may be learnt about an opponent’s stack. */
  'betting.stackInfo': oneOf(['askAnyTime', 'estimateCountAllIn'], { usual: 'estimateCountAllIn' }),
  /** Who bears the mistake when the caller was told a wrong amount. */
  'betting.acceptedAction': oneOf(['callerBears', 'callerMayWithdraw'], { usual: 'callerBears' }),
  /** Which forms of a call are standard. */
  'betting.callForms': oneOf(['listed'], { usual: 'listed' }),
  /** Whether others must wait until a raise has an amount. */
  'betting.waitForAmount': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** Whether an announced raise must be put in at once. */
  'betting.raisePromptly': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** What holds when an all-in player turns out to have had hidden chips. */
  'betting.hiddenChips': oneOf(
    ['loseAllWinShown', 'outIfCovered', 'floorAcceptedAction', 'visibleOnly', 'shownCountRestForfeited'],
    { usual: 'floorAcceptedAction' },
  ),
  /** Until when chips missing from a bet or call are collected. */
  'betting.missingChipsDeadline': oneOf(['bettingRound', 'nextHand'], { usual: 'bettingRound' }),
  /** What must happen in between for an action out of turn not to bind. */
  'betting.outOfTurnBindsIf': oneOf(['betOrRaise', 'betCallOrRaise'], { usual: 'betOrRaise' }),
  /** Whether a fold out of turn binds. */
  'betting.outOfTurnFold': oneOf(['alwaysBinding', 'ifUnchanged'], { usual: 'alwaysBinding' }),
  /** What a player may do whose action out of turn no longer binds. */
  'betting.outOfTurnReleased': oneOf(['allOptions', 'noRaiseAfterCheckOrCall'], { usual: 'allOptions' }),
  /** Whether the rule covers chips as well as words. */
  'betting.outOfTurnForm': oneOf(['wordsAndChips', 'wordsOnly'], { usual: 'wordsAndChips' }),
  /** When a skipped player loses the right to act. */
  'betting.skippedPlayer': oneOf(['substantialActionAndTime', 'twoActions', 'never'], {
    usual: 'substantialActionAndTime',
  }),
  /** What a fold counts as where checking is possible. */
  'betting.foldWithoutBet': oneOf(['bindingPenaltyPossible', 'binding'], { usual: 'bindingPenaltyPossible' }),
  /** When cards thrown away are folded for good. */
  'betting.foldComplete': oneOf(['forwardMotionOrMuck', 'muckTouched', 'forwardMotionActedOn', 'betLineFaceDown'], {
    usual: 'forwardMotionOrMuck',
  }),
  /** Whether an identifiable folded hand may be brought back. */
  'betting.foldRetrieval': oneOf(['floorIfIdentifiable', 'no'], { usual: 'floorIfIdentifiable' }),
  /** Whether a raise counts that is announced in the very moment in which a single chip lands. */
  'betting.wordWithChip': oneOf(['counts', 'tooLate'], { usual: 'tooLate' }),
  /** What words and gestures are that are not the usual ones. */
  'betting.nonStandardWords': oneOf(['smallestMeaning', 'notBinding'], { usual: 'smallestMeaning' }),
  /** What an act is that is clear without a word: the tap for a check, cards pushed away. */
  'betting.clearGestures': oneOf(['binding', 'notBinding'], { usual: 'binding' }),
  /** Who finds that chips came in several motions. */
  'betting.stringBetCalledBy': oneOf(['dealer', 'dealerConfirmsPlayers'], { usual: 'dealerConfirmsPlayers' }),
  /** Whether an action out of turn that nothing has changed binds by itself or may be held to. */
  'betting.outOfTurnHeld': oneOf(['binds', 'floorMayHold'], { usual: 'binds' }),
  /** What holds when the amount told to the caller was far from the real one. */
  'betting.grossMiscount': oneOf(['callerBears', 'floorMayLimit'], { usual: 'floorMayLimit' }),
  /** Stud: until when a bring-in goes to the right player that another has paid. */
  'betting.wrongBringIn': oneOf(['untilNextActs', 'stands'], { usual: 'untilNextActs' }),
  /** What holds when a blind was posted that is too large. */
  'betting.blindTooLarge': oneOf(['untilSubstantialAction', 'stands'], { usual: 'untilSubstantialAction' }),
  /** What holds when a blind was posted by the wrong player. */
  'betting.blindWrongPlayer': oneOf(['untilSubstantialAction', 'stands'], { usual: 'untilSubstantialAction' }),
  /** What holds when the bettor has shown before the amount of the call was right. */
  'betting.bettorShowsEarly': oneOf(['ownFault', 'noEffect'], { usual: 'noEffect' }),
} satisfies PoliciesOn<'betting'>;
