import type { AnswersOn } from '../../rulebook.ts';

export const timing: AnswersOn<'timing'> = {
  'timing.levelChange': { value: ['announced'], refs: ['T22.1'] },
  'timing.clockCallAfter': { value: { is: 'seconds', from: 120, fromAllIn: 120, due: 180 }, refs: ['T27.1'] },
  // Who may ask is not said, only that he must be at his seat.
  'timing.clockCaller': { value: 'anySeatedPlayer', refs: ['T27.1', 'T29.2'] },
  'timing.clockSeconds': { value: { main: 50, countdown: 10 }, refs: ['T27.1', 'T27.2'] },
  'timing.clockShorten': { value: 'yes', refs: ['T27.3'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['T27.2'] },
};
