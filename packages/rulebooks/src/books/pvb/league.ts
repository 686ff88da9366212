import type { AnswersOn } from '../../rulebook.ts';

export const league: AnswersOn<'league'> = {
  // From the player's place points and his club's, never below 0.
  'league.pointsDeduction': {
    value: { is: 'steps', each: 2, atMost: 4 },
    refs: ['69(9)f', '69(11)II.i'],
    reading: true,
  },
  'league.clubMeasures': { value: 'clubPenalty', refs: ['17(4)', '69(9)k', '69(9)m', '69(15)', '69(18)'] },
  'league.dress': { value: 'clubShirtFineOrLeave', refs: ['72(1)', '72(3)', '72(4)'] },
  'league.absentPlayerPoints': { value: 0, refs: ['12(1a)', '12(2a)'] },
  'league.pointsAgreement': { value: 'forbidden', refs: ['07(1)'] },
  'league.recordCard': { value: 'tableCard', refs: ['69(5)', '69(6)', '12(6)'] },
};
