import type { Answers } from '../../rulebook.ts';

export const gcbPresence: Answers = {
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['T6.2'] },
  'seating.disabilities': { value: 'accommodate', refs: ['T8'] },
  'declarations.languages': { value: 'germanEnglish', refs: ['T5'] },
  'declarations.actionTerms': { value: 'english', refs: ['T3.1'] },
  'declarations.gestures': { value: ['ownRisk'], refs: ['T49.1'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['T12.1', 'T12.2'] },
  'declarations.mistakeDuty': { value: 'anyPlayer', refs: ['T12.3'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['T58.a', 'T58.b', 'T58.c', 'T58.d'] },
  'timing.clockCallAfter': { value: { is: 'seconds', from: 120, fromAllIn: 120, due: 180 }, refs: ['T27.1'] },
  // Who may ask is not said, only that he must be at his seat.
  'timing.clockCaller': { value: 'anySeatedPlayer', refs: ['T27.1', 'T29.2'] },
  'timing.clockSeconds': { value: { main: 50, countdown: 10 }, refs: ['T27.1', 'T27.2'] },
  'timing.clockShorten': { value: 'yes', refs: ['T27.3'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['T27.2'] },
  'presence.leavingLiveHand': { value: 'penaltyIfFoldedByLeaving', refs: ['T30.1', 'T30.2'] },
  'presence.allInLeaves': { value: 'no', refs: ['T30.1'] },
  'presence.devices': { value: 'notInHand', refs: ['T4'] },
};
