import type { AnswersOn } from '../../rulebook.ts';

export const seating: AnswersOn<'seating'> = {
  'seating.draw': { value: 'clubSpread', refs: ['08a(1)'] },
  'seating.separation': { value: 'sameClub', refs: ['08a(1)'] },
  // "At once" is not said of a hand that is running: it is finished first.
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['08a(3)'], reading: ['handRunning'] },
  // That he may not sit is not said.
  'seating.identification': { value: 'atSeat', refs: ['13(1)'], reading: ['ofAnother'] },
  // Forbids to pass oneself off as another; of who takes a seat openly nothing is said.
  'seating.substitute': { value: 'forbidden', refs: ['13(1)'], reading: true },
  'seating.disabilities': { value: 'accommodate', refs: ['11(1)'] },
};
