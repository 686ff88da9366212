import type { AnswersOn } from '../../rulebook.ts';

export const timing: AnswersOn<'timing'> = {
  'timing.levelChange': { value: ['announced', 'clock'], refs: ['14(1)', '14(2)'] },
  'timing.clockCallAfter': { value: { is: 'seconds', from: 60, fromAllIn: 120 }, refs: ['21(1)'] },
  'timing.clockCaller': { value: 'seatedPlayerViaDealer', refs: ['21(1)', '21(2)', '21(3)', '23(2)'] },
  // The last ten of the minute are counted aloud, not added.
  'timing.clockSeconds': { value: { main: 50, countdown: 10 }, refs: ['21(4)'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['21(4)'] },
};
