import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'random', refs: ['3'] },
  'seating.interestDisclosure': { value: 'discloseToTable', refs: ['12.a', '12.b'] },
};
