import type { AnswersOn } from '../../rulebook.ts';

export const timing: AnswersOn<'timing'> = {
  'timing.levelChange': { value: ['announced'], refs: ['6.7 blind raise'] },
  'timing.clockCallAfter': { value: { is: 'judged' }, refs: ['6.6 clock call'] },
  'timing.clockStart': { value: 'previousAction', refs: ['6.6 clock call'] },
  'timing.clockCaller': { value: 'anySeatedPlayer', refs: ['6.6 clock call'] },
  'timing.clockSeconds': { value: { main: 60, countdown: 10 }, refs: ['6.6 clock time'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['6.6 clock time'] },
};

export const timingTeamMtt: AnswersOn<'timing'> = {
  'timing.timeLimit': { value: 'never', refs: ['3.10 team mtt'] },
};

export const timingSitAndGo: AnswersOn<'timing'> = {
  'timing.timeLimit': { value: 'always', refs: ['3.10 sit and go'] },
  'timing.endOfDay': { value: { is: 'fixedLastHands', hands: 3 }, refs: ['3.13'] },
};
