import { anyOf, oneOf, type WordsOn } from '../../policy-words.ts';

const raiseMethods = {
  oneMotion: 'the whole amount in one motion',
  amountThenChips: 'the amount in words, then the chips',
  raiseCallRaise: '“raise” spoken, the call put in, then the raise in one motion',
} as const;

export const declared = {
  'betting.raiseMethods': {
    label: 'Ways to raise',
    meaning: 'How a raise is made.',
    value: anyOf('en', raiseMethods),
  },
  'betting.raiseCallPartInexact': {
    label: 'Raise announced, call not exact',
    meaning: 'What holds when the first chips after “raise” are not exactly the call.',
    value: oneOf({
      minimumRaise: 'It is a minimum raise, unless the first motion is a full raise by itself.',
      stillOpen: 'The raise may be completed in one more motion.',
    }),
  },
  'betting.whenChipsCount': {
    label: 'When chips are a bet',
    meaning: 'When chips that are moved forward count as a bet.',
    value: oneOf({
      released: 'As soon as they are let go.',
      lineCrossed: 'As soon as they cross the betting line; without one, the upper edge of the own cards.',
      inPot: 'As soon as they are put into the pot.',
    }),
  },
  'betting.wordsVersusChips': {
    label: 'Words and chips',
    meaning: 'What holds when the spoken amount and the chips differ.',
    value: oneOf({
      firstThenWords: 'What came first counts; at the same time a clear spoken amount, otherwise the chips.',
      words: 'The spoken amount counts.',
    }),
  },
  'betting.unclearAmount': {
    label: 'Ambiguous amount',
    meaning: 'What a spoken amount means that could be several sums.',
    value: oneOf({
      smallestLegal: 'The smallest legal amount.',
      highestUpToPot: 'The highest reasonable amount that is not above the pot before the bet.',
      dealerDecides: 'In doubt the dealer decides in the interest of the game.',
    }),
  },
  'betting.verbalInTurn': {
    label: 'Spoken action in turn',
    meaning: 'Whether a spoken action in turn binds.',
    value: oneOf({ binding: 'It binds.', bindingUnlessMisheard: 'It binds, unless an earlier action was misheard.' }),
  },
  'betting.conditionalStatements': {
    label: 'Conditional statements',
    meaning: 'What “if you bet, I raise” means.',
    value: oneOf({
      managementMayBind: 'They are improper; the management may hold them binding and penalise them.',
      notBinding: 'They do not bind.',
    }),
  },
  'betting.undercall': {
    label: 'Too little called',
    meaning: 'What holds when a player in turn puts in less than the call without being all-in.',
    value: oneOf({
      completeAlways: 'It must be filled up to the call.',
      completeIfOneBettor:
        'It must be filled up when only one player has bet or two are in the hand; otherwise the chips stay and the floor decides.',
      completeOrFold: 'Fill up, or fold and lose what was put in; no raise.',
    }),
  },
  'betting.withdrawMisread': {
    label: 'Taking back a mistaken call',
    meaning: 'Below which share of the call a mistake may be taken back.',
    value: ({ rightBelow, dealerBelow }) =>
      dealerBelow === 0
        ? 'Never.'
        : `Below ${rightBelow} percent it is a right, up to ${dealerBelow} percent the dealer decides.`,
  },
  'betting.withdrawMisreadRaise': {
    label: 'Taking back a mistaken raise',
    meaning: 'Below which share of the minimum raise a mistake may be taken back.',
    value: (percent) => (percent === 0 ? 'Never.' : `Below ${percent} percent.`),
  },
  'betting.underraiseThreshold': {
    label: 'Silent raise that is too small',
    meaning:
      'From when chips above the call but below a minimum raise are a minimum raise; below that they are a call.',
    value: oneOf({
      halfIncrement: 'From half of the smallest increment above the call.',
      halfOfBet: 'From half of the whole bet above the call.',
    }),
  },
  'betting.announcedUnderraise': {
    label: 'Announced raise that is too small',
    meaning: 'What an announced raise with too small an amount counts as.',
    value: oneOf({ minimumRaise: 'Exactly the minimum raise.', callBelowHalf: 'The same as silent chips.' }),
  },
  'betting.underbet': {
    label: 'First bet that is too small',
    meaning: 'What a first bet below the minimum counts as that is not all-in.',
    value: oneOf({
      completeAlways: 'It is filled up to the minimum.',
      completeFromHalf: 'From half on it is filled up; below that it goes back and the player has checked.',
    }),
  },
  'betting.stringBet': {
    label: 'String bet',
    meaning: 'What holds when chips come in several motions without a word.',
    value: oneOf({
      firstMotionStands: 'Only the first motion counts; the rest goes back.',
      minimumRaiseOrBet: 'It counts as the minimum raise or minimum bet.',
      callOnly: 'It counts as a call.',
    }),
  },
  'betting.oversizedChipFacingBet': {
    label: 'One large chip facing a bet',
    meaning: 'What a single chip larger than the call counts as without a word.',
    value: oneOf({ call: 'Without a word a call.' }),
  },
  'betting.oversizedChipOpening': {
    label: 'One large chip as the first bet',
    meaning: 'What a single chip without a word counts as that opens a round after the flop.',
    value: oneOf({
      fullValue: 'A bet of its value, at most what is legal.',
      askThenFullValue: 'The dealer asks for the amount before the next player acts; otherwise its value counts.',
    }),
  },
  'betting.oversizedChipAdded': {
    label: 'One large chip added to chips in front',
    meaning: 'What a larger chip counts as that is silently added to own chips which do not cover the call.',
    value: oneOf({ call: 'A call; the chips in front do not matter.', combined: 'All chips are judged together.' }),
  },
  'betting.bigBlindSwap': {
    label: 'Big blind swaps for one large chip',
    meaning: 'What holds when the big blind, unraised, takes his chips back and puts down one larger chip.',
    value: oneOf({ raise: 'A raise to the value of the chip.', check: 'He has checked and gets change.' }),
  },
  'betting.bigBlindAddsChip': {
    label: 'Big blind adds one large chip',
    meaning: 'What holds when the big blind, unraised, leaves his chips and adds one larger chip.',
    value: oneOf({
      raiseToChip: 'A raise to the value of the chip.',
      raiseToSum: 'A raise to the sum of all chips.',
      check: 'He has checked.',
    }),
  },
  'betting.oversizedRaiseNoAmount': {
    label: '“Raise” without an amount and one chip',
    meaning: 'What “raise” without an amount and a single chip counts as.',
    value: oneOf({
      maximumForChip: 'The largest legal raise up to the value of the chip, at least the minimum raise.',
    }),
  },
  'betting.announceBeforeChip': {
    label: 'Word before the chip',
    meaning: 'Whether the word must come before the chip touches the table.',
    value: oneOf({ yes: 'The word must come before the chip.', no: 'The word counts after the chip too.' }),
  },
  'betting.multipleChips': {
    label: 'Several silent chips',
    meaning: 'What several chips in one motion count as that are more than the call.',
    value: oneOf({
      valueDecides: 'Their value decides, even if none could be spared.',
      callIfNoChipToSpare: 'A call if every chip is needed for it; otherwise the value decides.',
    }),
  },
  'betting.chipsInFront': {
    label: 'Chips bet earlier',
    meaning: 'Whether chips of the same round are judged together with several new ones.',
    value: oneOf({ combined: 'Together.', newChipsOnly: 'Only the new ones count.' }),
  },
  'betting.overbetForChange': {
    label: 'Too much for change',
    meaning: 'What holds when too much is put in to get change.',
    value: oneOf({
      fiftyPercentRule: 'It is forbidden and judged by the chips that lie there.',
      tolerated: 'It is tolerated.',
    }),
  },
  'betting.betPotNoLimit': {
    label: '“Pot” outside pot-limit',
    meaning: 'What “I bet pot” counts as where it is no legal bet.',
    value: oneOf({
      anyValidBet: 'It binds to some legal bet.',
      minimumBet: 'It counts as the minimum bet or minimum raise.',
    }),
  },
  'betting.potSizeInfo': {
    label: 'Size of the pot',
    meaning: 'Whether the dealer may say how large the pot is.',
    value: oneOf({ potLimitOnly: 'Only in pot-limit, when asked.', never: 'Never; the pot is spread out.' }),
  },
  'betting.stackInfo': {
    label: 'Stacks of others',
    meaning: 'What may be learnt about an opponent’s stack.',
    value: oneOf({
      askAnyTime: 'Anyone may ask during the hand; if need be the dealer counts.',
      estimateCountAllIn: 'An estimate; an all-in is counted by the dealer.',
    }),
  },
  'betting.acceptedAction': {
    label: 'Wrong amount told',
    meaning: 'Who bears the mistake when the caller was told a wrong amount.',
    value: oneOf({
      callerBears: 'The caller owes the real amount.',
      callerMayWithdraw: 'The caller may withdraw within limits.',
    }),
  },
  'betting.callForms': {
    label: 'What a call is',
    meaning: 'Which forms of a call are standard.',
    value: oneOf({
      listed:
        'The word, the exact chips, one larger chip, or several chips that count as a call; very few chips are non-standard.',
    }),
  },
  'betting.waitForAmount': {
    label: 'Waiting for the amount',
    meaning: 'Whether others must wait until a raise has an amount.',
    value: oneOf({ yes: 'Yes; whoever acts before acts out of turn.', no: 'No.' }),
  },
  'betting.raisePromptly': {
    label: 'Announced raise at once',
    meaning: 'Whether an announced raise must be put in at once.',
    value: oneOf({ yes: 'Yes; otherwise it is the minimum raise.', no: 'No.' }),
  },
  'betting.hiddenChips': {
    label: 'Hidden chips at an all-in',
    meaning: 'What holds when an all-in player turns out to have had hidden chips.',
    value: oneOf({
      loseAllWinShown:
        'He wins only against the chips shown, and loses the hidden ones too as far as the opponent covers them.',
      outIfCovered:
        'If the opponent covers them he is out; before the next hand they may go to the winner, later they leave play.',
      floorAcceptedAction:
        'The floor decides; if they do not play, he wins only what was shown and loses the hidden ones.',
      visibleOnly: 'Only the visible chips count in this hand; he keeps the others.',
      shownCountRestForfeited: 'The chips shown count; the hidden ones leave play.',
    }),
  },
  'betting.missingChipsDeadline': {
    label: 'Chips missing from a bet',
    meaning: 'Until when chips missing from a bet or call are collected.',
    value: oneOf({ bettingRound: 'Until the betting round is over.', nextHand: 'Until the next hand begins.' }),
  },
  'betting.wordWithChip': {
    label: 'Word and chip at the same moment',
    meaning: 'Whether “raise” counts that is said in the very moment in which a single chip touches the table.',
    value: oneOf({ counts: 'The word counts.', tooLate: 'It is too late; the chip counts as if nothing was said.' }),
  },
  'betting.nonStandardWords': {
    label: 'Words and gestures of one’s own',
    meaning: 'What words and gestures count as that are not the usual ones.',
    value: oneOf({
      smallestMeaning: 'At the player’s own risk; the floor decides, in doubt for the smallest bet.',
      notBinding: 'They do not bind.',
    }),
  },
  'betting.clearGestures': {
    label: 'Clear gestures',
    meaning: 'What an act without words counts as that everybody understands: a tap is a check.',
    value: oneOf({ binding: 'It binds.', notBinding: 'It does not bind.' }),
  },
  'betting.stringBetCalledBy': {
    label: 'Who calls a string bet',
    meaning: 'Who says that chips came in several motions.',
    value: oneOf({
      dealer: 'The dealer, unasked.',
      dealerConfirmsPlayers: 'Everybody at the table helps; the dealer must confirm it.',
    }),
  },
} satisfies Partial<WordsOn<'betting'>>;
