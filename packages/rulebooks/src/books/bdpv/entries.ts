import type { AnswersOn } from '../../rulebook.ts';

export const entries: AnswersOn<'entries'> = {
  // The sentence stands in the rule on hidden chips, but as worded it holds at any time.
  'entries.rebuy': { value: 'forbidden', refs: ['6.16 Rebuy'] },
  'entries.lateStack': { value: 'blinded', refs: ['6.2', '6.3 Blinds Abwesender'] },
  'entries.deals': { value: 'allRemaining', refs: ['6.29', '6.30', '6.31'] },
  // Expected, not ordered.
  'entries.afterDeal': { value: 'playedOut', refs: ['6.29'], reading: true },
  'entries.potAgreements': { value: 'forbidden', refs: ['1 Ablauf 9'] },
  'entries.tableFee': { value: 'inAdvance', refs: ['1 Ablauf 2'] },
};
