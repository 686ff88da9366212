import type { AnswersOn } from '../../rulebook.ts';

export const dealing: AnswersOn<'dealing'> = {
  'dealing.handStart': { value: ['firstRiffle', 'machineButton'], refs: ['14(3)', '64(1)'] },
  // One of two actions must put chips in; the text forgets the raise, and its bracket would admit check and fold.
  'dealing.substantialAction': { value: 'twoWithChipsOrThree', refs: ['31(1)a', '31(1)b'] },
  'dealing.rabbitHunting': { value: 'forbidden', refs: ['22(1)'] },
  'dealing.misdealDeadline': { value: 'substantialAction', refs: ['30(1)', '30(5)'] },
  'dealing.misdealResult': { value: 'reshuffleRedeal', refs: ['30(1)'] },
  // "Always" a new deal (30(1)) against 30(3): repair goes first where its conditions hold.
  'dealing.misdealRepair': { value: 'ifUnseenAndOrderKnown', refs: ['30(3)'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdeal', refs: ['30(2)a'] },
  'dealing.misdealTwoExposed': { value: 2, refs: ['30(2)b', '30(2)c'] },
  'dealing.misdealBoxedCards': { value: { cards: 2, counted: 'withExposed' }, refs: ['30(2)c'] },
  'dealing.misdealFirstCardWrongSeat': { value: 'misdeal', refs: ['30(2)d'] },
  'dealing.misdealSeatNotEntitled': { value: 'misdeal', refs: ['30(2)e'] },
  'dealing.misdealSkippedPlayer': { value: 'misdeal', refs: ['30(2)f'] },
  'dealing.misdealOutOfOrder': { value: 'misdeal', refs: ['30(2)h'] },
  'dealing.misdealWrongNumber': { value: 'misdeal', refs: ['30(2)g'] },
  'dealing.misdealOtherError': { value: 'floorDecides', refs: ['30(2)'] },
  'dealing.boxedCard': { value: 'asIfNotThere', refs: ['32(1)'] },
  // Holds if the extra card is plainly the last one dealt and unseen.
  'dealing.extraCard': { value: 'nextBurn', refs: ['35(1)'] },
  // 30(6) speaks of three cards, of which one too many is drawn.
  'dealing.wrongNumberLate': { value: 'drawDown', refs: ['30(6)'], reading: ['otherThanThree'] },
  'dealing.buttonTwoCards': { value: 'yes', refs: ['30(4)'] },
  // 33(3) lets a missing card make no difference: read of what is noticed too late for a misdeal.
  'dealing.missingCardEarly': { value: 'misdeal', refs: ['30(2)i', '33(3)'], reading: true },
  'dealing.missingCardLate': { value: 'stands', refs: ['33(3)', '30(5)'] },
  // Prints "same value or same suit", true of every deck; that the others are refunded follows from 33(2) only.
  'dealing.duplicateCard': { value: 'void', refs: ['33(1)', '33(2)'], reading: true },
  // The first two cards are not said of flop games alone.
  'dealing.misdealStud': { value: 'replace', refs: ['30(2)a'], reading: true },
  'dealing.foreignBack': { value: 'void', refs: ['33(1)', '33(2)'], reading: true },
  'dealing.earlierHands': { value: 'stand', refs: ['33(3)'] },
  'dealing.knowinglyFouled': { value: 'forfeitsBets', refs: ['33(2)'] },
  // A joker makes the number of cards wrong.
  'dealing.joker': { value: 'fouledDeck', refs: ['33(1)'], reading: true },
  'dealing.deckChange': { value: 'dealerAsksFloorDecides', refs: ['19(1)', '19(3)'] },
  'dealing.deckChangeByPlayer': { value: 'no', refs: ['19(2)'] },
  // The obvious burn card is whichever card does not belong to the flop.
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['34(1)'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['34(2)'] },
  'dealing.surplusCardLies': { value: 'onStub', refs: ['34(1)', '35(1)'] },
  'dealing.burnDrawnBy': { value: 'floor', refs: ['34(2)', '35(3)'] },
  // Between the first bet and substantial action lies a gap: nothing is repaired after the first bet.
  'dealing.burnRepairDeadline': {
    value: 'firstBet',
    refs: ['35(2)', '35(4)'],
    reading: ['betByOne', 'threeChecks'],
  },
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['35(2)'] },
  'dealing.doubleBurn': { value: 'secondGoesBack', refs: ['35(2)'] },
  'dealing.doubleBurnOrderLost': { value: 'drawNextBurn', refs: ['35(3)'] },
  'dealing.prematureFlop': { value: 'reshuffle', refs: ['35(5)', '35(2)'] },
  'dealing.prematureTurn': { value: 'reshuffleNow', refs: ['35(5)', '35(2)'] },
  'dealing.prematureRiver': { value: 'reshuffle', refs: ['35(5)'] },
  'dealing.prematureCorrected': { value: 'atOnce', refs: ['35(5)'] },
  'dealing.wrongBoardStands': { value: 'substantialAction', refs: ['35(4)'] },
  'dealing.stubFouled': { value: 'restoreAndFinish', refs: ['35(6)'] },
};
