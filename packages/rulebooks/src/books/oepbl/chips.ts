import type { AnswersOn } from '../../rulebook.ts';

export const chips: AnswersOn<'chips'> = {
  'chips.raceMethod': { value: 'race', refs: ['2.25 color up', '2.25 cards'] },
  'chips.evenExchange': { value: 'first', refs: ['2.25 color up'] },
  'chips.raceStart': { value: 'seat1', refs: ['2.25 cards'] },
  'chips.raceCards': { value: 'onePerChipEnBloc', refs: ['2.25 cards'] },
  'chips.raceTie': { value: 'suits', refs: ['2.25 award'] },
  'chips.raceNumber': { value: 'up', refs: ['2.25 number'] },
  'chips.raceMaxPerPlayer': { value: 1, refs: ['2.25 max one'] },
  'chips.raceLastChip': { value: 'oneChip', refs: ['2.25 last chip'] },
  'chips.colorUpWhen': { value: 'whenNotNeeded', refs: ['2.25 color up'] },
  'chips.visibility': { value: 'visibleInFront', refs: ['6.6 visible chips'] },
  'chips.changeBetweenPlayers': { value: 'noChangeFromPot', refs: ['6.6 no own change'] },
  // Carrying out of sight is forbidden as well; only what was pocketed is said to leave the event.
  'chips.hiddenTransport': {
    value: 'forfeitIntentDisqualifies',
    refs: ['2.24 pocketed chips', '2.15 cheating'],
    reading: ['carriedHidden'],
  },
  'chips.carrier': { value: 'rack', refs: ['2.24 rack'] },
  'chips.foreignObjects': { value: 'noForeignChipsButProtector', refs: ['2.23'], reading: ['chipAsProtector'] },
};
