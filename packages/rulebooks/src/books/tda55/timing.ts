import type { AnswersOn } from '../../rulebook.ts';

export const timing: AnswersOn<'timing'> = {
  'timing.levelChange': { value: ['announced'], refs: ['52.a'] },
  'timing.clockCallAfter': { value: { is: 'seconds', from: 120, fromAllIn: 120, due: 180 }, refs: ['26.a'] },
  // Whether the time begins with the turn or after a complicated action is left open.
  'timing.clockStart': { value: 'previousAction', refs: ['26.a'], reading: true },
  'timing.clockCaller': { value: 'anySeatedPlayer', refs: ['26.a', '27.b'] },
  'timing.clockSeconds': { value: { main: 60, countdown: 10 }, refs: ['26.b', '26.c'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['26.c'] },
  'timing.endOfDay': {
    value: { is: 'drawnLastHands', lastMinutes: 15, least: 3, most: 7 },
    refs: ['9.a', '9.b', '9.c'],
  },
};
