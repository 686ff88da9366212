import type { AnswersOn } from '../../rulebook.ts';

export const dealing: AnswersOn<'dealing'> = {
  'dealing.handStart': { value: ['firstRiffle', 'shufflerOpened'], refs: ['T22.2'] },
  // One of two actions must put chips in; the text forgets the raise, and its bracket would admit check and fold.
  'dealing.substantialAction': { value: 'twoWithChipsOrThree', refs: ['T35.A', 'T35.B'] },
  'dealing.rabbitHunting': { value: 'forbidden', refs: ['T28'] },
  'dealing.misdealDeadline': { value: 'substantialAction', refs: ['T34.C'] },
  'dealing.misdealResult': { value: 'reshuffleRedeal', refs: ['T34.B1', 'T34.B2'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdeal', refs: ['T34.A1'] },
  'dealing.misdealTwoExposed': { value: 2, refs: ['T34.A2'] },
  'dealing.misdealBoxedCards': { value: { cards: 2, counted: 'withExposed' }, refs: ['T34.A2'] },
  'dealing.misdealFirstCardWrongSeat': { value: 'misdeal', refs: ['T34.A3'] },
  'dealing.misdealSeatNotEntitled': { value: 'misdeal', refs: ['T34.A4'] },
  'dealing.misdealSkippedPlayer': { value: 'misdeal', refs: ['T34.A5'] },
  'dealing.misdealStud': { value: 'misdeal', refs: ['T34.A7'] },
  // The list begins with "among others".
  'dealing.misdealOtherError': { value: 'floorDecides', refs: ['T34.A1'], reading: true },
  'dealing.buttonTwoCards': { value: 'yes', refs: ['T34.A6'] },
  'dealing.deckChange': { value: 'dealerOrFloor', refs: ['T25.1'] },
  'dealing.deckChangeByPlayer': { value: 'mustReport', refs: ['T25.2'] },
  'dealing.fourCardFlopKnown': { value: 'alwaysDraw', refs: ['T36'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['T36'] },
  'dealing.burnDrawnBy': { value: 'floor', refs: ['T36'] },
};
