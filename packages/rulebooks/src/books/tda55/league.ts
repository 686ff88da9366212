import type { AnswersOn } from '../../rulebook.ts';

export const league: AnswersOn<'league'> = {
  'league.dress': { value: 'tvOnlyWish', refs: ['13'] },
};
