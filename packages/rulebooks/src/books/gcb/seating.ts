import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'random', refs: ['T6.1'] },
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['T6.2'] },
  'seating.disabilities': { value: 'accommodate', refs: ['T8'] },
};
