import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.identification': { value: 'onRequest', refs: ['1.6 identification'] },
  'seating.substitute': { value: 'teamMateBetweenHeats', refs: ['3.3', '3.4 stack', '3.4 heat 2', '3.4 heat 3'] },
};

export const seatingTeamMtt: AnswersOn<'seating'> = {
  'seating.separation': { value: 'onePerClub', refs: ['3.4 heat 1'] },
};

export const seatingSitAndGo: AnswersOn<'seating'> = {
  // The text says who plays when, never where he sits.
  'seating.separation': { value: 'sameClub', refs: ['3.4 heats'], reading: true },
};
