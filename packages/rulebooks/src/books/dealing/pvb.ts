import type { Answers } from '../../rulebook.ts';

export const pvbDealing: Answers = {
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
  'dealing.wrongNumberLate': { value: 'drawDown', refs: ['30(6)'] },
  'dealing.buttonTwoCards': { value: 'yes', refs: ['30(4)'] },
  'dealing.missingCardEarly': { value: 'misdeal', refs: ['30(2)i'] },
  'dealing.missingCardLate': { value: 'stands', refs: ['33(3)', '30(5)'] },
  // Prints "same value or same suit", true of every deck; that the others are refunded follows from 33(2) only.
  'dealing.duplicateCard': { value: 'void', refs: ['33(1)', '33(2)'], reading: true },
  'dealing.foreignBack': { value: 'void', refs: ['33(1)', '33(2)'], reading: true },
  'dealing.earlierHands': { value: 'stand', refs: ['33(3)'] },
  'dealing.knowinglyFouled': { value: 'forfeitsBets', refs: ['33(2)'] },
  // A joker makes the number of cards wrong.
  'dealing.joker': { value: 'fouledDeck', refs: ['33(1)'], reading: true },
  'dealing.deckChange': { value: 'dealerAsksFloorDecides', refs: ['19(1)', '19(3)'] },
  'dealing.deckChangeByPlayer': { value: 'no', refs: ['19(2)'] },
};
