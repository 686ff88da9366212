import type { AnswersOn } from '../../rulebook.ts';

export const timing: AnswersOn<'timing'> = {
  'timing.levelChange': { value: ['clock'], refs: ['6.7', '1 Entscheidungsfindung 5 Blind-Erhöhung'] },
  'timing.clockCallAfter': { value: { is: 'judged' }, refs: ['5.12'] },
  'timing.clockCaller': { value: 'staffOrPlayerWithConsent', refs: ['5.12'] },
  // The warning of ten seconds comes after the minute.
  'timing.clockSeconds': { value: { main: 60, countdown: 10 }, refs: ['5.12 Ablauf'] },
  // Staff set the limit.
  'timing.clockShorten': { value: 'yes', refs: ['5.12'], reading: true },
  'timing.callOff': { value: 'byManagement', refs: ['6.32'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['5.12 Ablauf', '2 Dead Hand 1e'] },
};
