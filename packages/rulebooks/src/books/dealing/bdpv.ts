import type { Answers } from '../../rulebook.ts';

export const bdpvDealing: Answers = {
  // Other backs, duplicates and an unknown fourth flop card void a hand later as well: policies of their own.
  'dealing.misdealDeadline': { value: 'substantialAction', refs: ['2 Misdeals 1 Frist'] },
  'dealing.misdealResult': { value: 'reshuffleRedeal', refs: ['2 Misdeals 1 neu geben'] },
  // Only a wrong number of cards is excused; the excuse is applied to a skipped seat and a wrong order as well.
  'dealing.misdealRepair': { value: 'ifAssignable', refs: ['2 Misdeals 1e'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdeal', refs: ['2 Misdeals 1a', '4.1'] },
  'dealing.misdealTwoExposed': { value: 2, refs: ['2 Misdeals 1b', '4.2'] },
  'dealing.misdealBoxedCards': { value: { cards: 2, counted: 'apart' }, refs: ['2 Misdeals 1c'] },
  'dealing.misdealFirstCardWrongSeat': { value: 'misdeal', refs: ['2 Misdeals 1h'] },
  'dealing.misdealSeatNotEntitled': { value: 'misdeal', refs: ['2 Misdeals 1i'] },
  'dealing.misdealSkippedPlayer': { value: 'misdeal', refs: ['2 Misdeals 1j'] },
  'dealing.misdealOutOfOrder': { value: 'misdeal', refs: ['2 Misdeals 1f'] },
  'dealing.misdealWrongNumber': { value: 'misdeal', refs: ['2 Misdeals 1e'] },
  'dealing.extraCardsMisdeal': { value: 2, refs: ['2 Misdeals 1d', '4.3 mehrere Karten'] },
  'dealing.exposedOtherCard': {
    value: 'replaceWithFirstBurn',
    refs: ['4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11'],
  },
  'dealing.boxedCard': { value: 'swapWithBurn', refs: ['2 Unregelmäßigkeiten 6', '2 Unregelmäßigkeiten 6 Ersatz'] },
  // Back to the stub (4.3) and burned (10) come to the same: on top, then burned.
  'dealing.extraCard': { value: 'nextBurn', refs: ['4.3', '2 Unregelmäßigkeiten 10'] },
  'dealing.wrongNumberLate': { value: 'deadHand', refs: ['2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'] },
  'dealing.tooFewLate': { value: 'deadHand', refs: ['2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'] },
  'dealing.unseenHand': { value: 'ownRisk', refs: ['2 Unregelmäßigkeiten 8'] },
  'dealing.cardsOnFloor': { value: 'dealerDecides', refs: ['2 Unregelmäßigkeiten 12'] },
  'dealing.missingCardEarly': { value: 'misdeal', refs: ['2 Misdeals 1k'] },
  'dealing.missingCardLate': { value: 'stands', refs: ['2 Unregelmäßigkeiten 9'] },
  'dealing.duplicateCard': { value: 'void', refs: ['2 Unregelmäßigkeiten 4'] },
  'dealing.foreignBack': {
    value: 'voidIfInPlay',
    refs: ['2 Unregelmäßigkeiten 3', '2 Unregelmäßigkeiten 3 im Stapel'],
  },
  'dealing.earlierHands': { value: 'stand', refs: ['2 Unregelmäßigkeiten 9'] },
  // To the letter the whole pot goes into the next hand; it is shown with the alternative, the management decides.
  'dealing.knowinglyFouled': {
    value: 'losesPotChipsStay',
    refs: ['2 Unregelmäßigkeiten 5', '2 Unregelmäßigkeiten 5 Verlust'],
  },
  'dealing.joker': {
    value: 'replaceOrDead',
    refs: [
      '2 Unregelmäßigkeiten 7',
      '2 Unregelmäßigkeiten 7 rechtzeitig',
      '2 Unregelmäßigkeiten 7 zu spät',
      '2 Dead Hand 1d',
    ],
  },
  'dealing.deckChange': { value: 'dealerOrDamage', refs: ['6.25'] },
  'dealing.whoDeals': { value: 'dealer', refs: ['3 Einleitung Dealer'] },
};
