import type { AnswersOn } from '../../rulebook.ts';

export const presence: AnswersOn<'presence'> = {
  // The heading names the first card, the text the last: the text counts.
  'presence.atSeatMoment': { value: 'dealComplete', refs: ['T29.1'] },
  'presence.atSeatMeaning': { value: 'withinReach', refs: ['T29.3', 'T29.4'] },
  'presence.absentHandWhen': { value: 'atOnce', refs: ['T29.1'] },
  'presence.absentBigBlindWalk': { value: 'handDead', refs: ['T29.1'], reading: true },
  'presence.leavingLiveHand': { value: 'penaltyIfFoldedByLeaving', refs: ['T30.1', 'T30.2'] },
  'presence.allInLeaves': { value: 'no', refs: ['T30.1'] },
  'presence.devices': { value: 'notInHand', refs: ['T4'] },
};
