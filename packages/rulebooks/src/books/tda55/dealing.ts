import type { AnswersOn } from '../../rulebook.ts';

export const dealing: AnswersOn<'dealing'> = {
  'dealing.handStart': { value: ['firstRiffle'], refs: ['52.b'] },
  'dealing.rabbitHunting': { value: 'forbidden', refs: ['43'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdeal', refs: ['30.a'] },
  'dealing.misdealTwoExposed': { value: 2, refs: ['30.b'] },
  // Nothing is said of stud; only down cards can count.
  'dealing.misdealStud': { value: 'replace', refs: ['30.a', '30.b'], reading: true },
  'dealing.buttonTwoCards': { value: 'yes', refs: ['30.c'] },
  'dealing.deckChange': { value: 'dealerOrLevel', refs: ['50.a'] },
  'dealing.deckChangeByPlayer': { value: 'ifDamaged', refs: ['50.b'] },
  'dealing.decksPerTable': { value: { decks: 2, televisedFinal: 1 }, refs: ['51.a', '51.b', '51.c'] },
};
