import type { AnswersOn } from '../../rulebook.ts';

export const cash: AnswersOn<'cash'> = {
  'cash.straddle': { value: 'forbidden', refs: ['3.8'] },
  'cash.stakeForm': { value: 'noCashOnTable', refs: ['1 Ablauf 3'] },
};
