import type { Answers } from '../../rulebook.ts';

export const bdpvCash: Answers = {
  'cash.stakeForm': { value: 'noCashOnTable', refs: ['1 Ablauf 3'] },
};
