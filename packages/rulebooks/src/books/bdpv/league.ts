import type { AnswersOn } from '../../rulebook.ts';

export const league: AnswersOn<'league'> = {
  'league.pointsAgreement': { value: 'forbidden', refs: ['6.29 Bundesliga-Punkte'] },
};
