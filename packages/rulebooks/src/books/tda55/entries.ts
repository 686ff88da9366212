import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  'entries.rebuy': { value: 'allowed', refs: ['53.a'] },
  'entries.rebuyDeclared': { value: 'playsAndOwes', refs: ['53.b', '53.c'] },
  'entries.addOn': { value: 'afterRebuyPeriod', refs: ['6.a', '6.b', '6.c'] },
  // The rule divides the prizes equally; for the cent that is left over the order of 8.a is taken.
  'entries.oddCents': { value: 'biggerStartingStack', refs: ['8.c'], reading: true },
  'entries.potAgreements': { value: 'forbidden', refs: ['45.a'], reading: true },
};
