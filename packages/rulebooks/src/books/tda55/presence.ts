import type { AnswersOn } from '../../rulebook.ts';

export const presence: AnswersOn<'presence'> = {
  'presence.atSeatMoment': { value: 'dealComplete', refs: ['27.a'] },
  'presence.atSeatMeaning': { value: 'seated', refs: ['27.a'] },
  'presence.absentHandWhen': { value: 'atOnce', refs: ['27.a'] },
  'presence.absentBigBlindWalk': { value: 'handDead', refs: ['27.a'], reading: true },
  'presence.leavingLiveHand': { value: 'forbidden', refs: ['10.a', '10.b', '47'] },
  'presence.allInLeaves': { value: 'no', refs: ['10.b'] },
  'presence.devices': { value: 'noTwoWay', refs: ['11'] },
};
