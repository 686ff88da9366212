import type { Answers } from '../../rulebook.ts';

export const bdpvLeague: Answers = {
  'league.pointsAgreement': { value: 'forbidden', refs: ['6.29 Bundesliga-Punkte'] },
};
