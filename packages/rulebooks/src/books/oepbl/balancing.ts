import type { AnswersOn } from '../../rulebook.ts';

export const balancing: AnswersOn<'balancing'> = {
  // Nobody may skip or double the big blind: told to whoever moves players, and no move is refused for it.
  'balancing.repeatBigBlind': {
    value: { balancing: 'allowed', breaking: 'allowed' },
    refs: ['6.5 Dealer Button: several bust'],
    reading: true,
  },
};
