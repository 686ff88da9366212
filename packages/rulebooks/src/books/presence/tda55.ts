import type { Answers } from '../../rulebook.ts';

export const tda55Presence: Answers = {
  'seating.interestDisclosure': { value: 'discloseToTable', refs: ['12.a', '12.b'] },
  'declarations.languages': { value: 'countryAndEnglish', refs: ['29'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['42.a', '42.b'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['32.b'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['28.1', '28.2', '28.3'] },
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
  'presence.leavingLiveHand': { value: 'forbidden', refs: ['10.a', '10.b', '47'] },
  'presence.allInLeaves': { value: 'no', refs: ['10.b'] },
  'presence.devices': { value: 'noTwoWay', refs: ['11'] },
};
