import type { AnswersOn } from '../../rulebook.ts';

export const dealing: AnswersOn<'dealing'> = {
  'dealing.handStart': { value: ['firstRiffle'], refs: ['6.7 hand start'] },
  'dealing.misdealResult': { value: 'reshuffleRedeal', refs: ['6.7 two exposed cards'] },
  'dealing.misdealRepair': { value: 'extraCardOnly', refs: ['6.7 extra card'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdealBlindsOnly', refs: ['6.7 blind protection'] },
  'dealing.misdealTwoExposed': { value: 2, refs: ['6.7 two exposed cards'] },
  'dealing.misdealFirstCardWrongSeat': { value: 'misdeal', refs: ['6.7 misdeal: first card'] },
  'dealing.misdealSkippedPlayer': { value: 'misdeal', refs: ['6.7 misdeal: skipped player'] },
  'dealing.misdealOutOfOrder': { value: 'misdeal', refs: ['6.7 misdeal: wrong order'] },
  'dealing.misdealWrongNumber': {
    value: 'tooManyOnly',
    refs: ['6.7 misdeal: not reconstructible', '6.7 misdeal: two extra cards'],
  },
  'dealing.extraCardsMisdeal': { value: 2, refs: ['6.7 misdeal: two extra cards'] },
  'dealing.exposedOtherCard': { value: 'replaceWithFirstBurn', refs: ['6.7 exposed card'] },
  'dealing.extraCard': { value: 'nextBurn', refs: ['6.7 extra card'] },
  'dealing.buttonTwoCards': { value: 'yes', refs: ['6.7 exposed card'] },
  'dealing.missingCardEarly': { value: 'misdeal', refs: ['6.7 incomplete deck'] },
  'dealing.missingCardLate': { value: 'void', refs: ['6.7 incomplete deck'] },
  // A deck without the 52 different cards is incomplete.
  'dealing.duplicateCard': { value: 'void', refs: ['6.7 incomplete deck'], reading: true },
  // A faulty deck is one that is complete and still wrong: the hand is finished first.
  'dealing.foreignBack': { value: 'stands', refs: ['6.7 faulty deck'], reading: true },
  'dealing.earlierHands': { value: 'stand', refs: ['6.7 earlier hands'] },
  // Stopped at once (2.22) against finished first (6.7): stop, call the management, finish the hand, change.
  'dealing.deckChange': { value: 'onDamage', refs: ['2.22', '6.7 faulty deck'] },
  'dealing.deckChangeByPlayer': { value: 'mustReport', refs: ['2.22'] },
  'dealing.deckCheck': { value: 'beforePlay', refs: ['6.7 deck check'] },
  // Two players out in one hand: the better placed deals, with equal stacks the referee picks.
  'dealing.whoDeals': {
    value: 'dealerElsePlayers',
    refs: ['2.21 rotating dealer', '2.21 eliminated deal', '2.15 dealing'],
  },
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['6.7 four-card flop'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['6.7 four-card flop: unclear'] },
  'dealing.surplusCardLies': { value: 'openBurn', refs: ['6.7 four-card flop', '6.7 no burn'] },
  'dealing.burnDrawnBy': {
    value: 'dealerOrFloor',
    refs: ['6.7 four-card flop: unclear', '6.7 no burn on the flop'],
  },
  // By the letter the card or cards shown are burned; the next sentence shows that on the flop only the first is.
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['6.7 no burn'], reading: ['onFlop'] },
  // No deadline is named: until the next card of the board is played on.
  'dealing.burnRepairDeadline': { value: 'nextStreet', refs: ['6.7 no burn'], reading: true },
  'dealing.missingBurnOrderLost': { value: 'drawOne', refs: ['6.7 no burn on the flop'] },
  'dealing.prematureTurn': {
    value: 'riverBecomesTurn',
    refs: ['6.7 premature turn', '6.7 premature turn: river'],
  },
};
