import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  'entries.potAgreements': { value: 'forbidden', refs: ['2.15 cheating'], reading: true },
  'entries.tableFee': { value: 'byLeague', refs: ['2.5 entry fee'] },
};
