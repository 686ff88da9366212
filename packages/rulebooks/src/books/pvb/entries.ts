import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  'entries.rebuy': { value: 'forbidden', refs: ['20(1)'] },
  'entries.addOn': { value: 'forbidden', refs: ['20(1)'] },
  'entries.reEntry': { value: { is: 'forbidden' }, refs: ['20(1)'], reading: true },
  // Announced latecomers only.
  'entries.lateStack': { value: 'blinded', refs: ['12(1a)', '12(5)'] },
  'entries.deals': { value: 'forbidden', refs: ['07(1)'] },
  'entries.disqualifiedFee': { value: 'staysInPool', refs: ['69(15)'] },
  'entries.potAgreements': { value: 'forbidden', refs: ['68(2)'], reading: true },
};
