import type { Answers } from '../../rulebook.ts';

export const tda55League: Answers = {
  'league.dress': { value: 'tvOnlyWish', refs: ['13'] },
};
