import type { AnswersOn } from '../../rulebook.ts';

export const balancing: AnswersOn<'balancing'> = {
  // Balancing happens between hands, so the big blind is the coming one.
  'balancing.mover': { value: 'comingBigBlind', refs: ['5.a'], reading: true },
  'balancing.seat': { value: 'nearestBigBlind', refs: ['5.a'] },
  'balancing.blindsMovable': { value: 'yes', refs: ['5.a'] },
  'balancing.repeatBigBlind': {
    value: { balancing: 'allowed', breaking: 'allowed' },
    refs: ['4.a', '4.b'],
    reading: true,
  },
  'balancing.studSeat': { value: 'sameSeatNumber', refs: ['5.e'] },
  'balancing.sourceTable': { value: 'fullest', refs: ['5.a'] },
  // "A table broken later" does not say later than which.
  'balancing.destinationTable': { value: 'brokenLatest', refs: ['5.c'], reading: true },
  // Literally every field with two seats free everywhere would stop for good.
  'balancing.haltMissingPlayers': { value: { missing: 2, against: 'fullestTable' }, refs: ['5.d'], reading: true },
};
