import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'random', refs: ['T6.1'] },
  // "At once" is not said of a hand that is running: it is finished first.
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['T6.2'], reading: ['handRunning'] },
  'seating.disabilities': { value: 'accommodate', refs: ['T8'] },
};
