import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'clubSpread', refs: ['08a(1)'] },
  'seating.separation': { value: 'sameClub', refs: ['08a(1)'] },
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['08a(3)'] },
  'seating.identification': { value: 'atSeat', refs: ['13(1)'] },
  'seating.substitute': { value: 'forbidden', refs: ['13(1)'] },
  'seating.disabilities': { value: 'accommodate', refs: ['11(1)'] },
};
