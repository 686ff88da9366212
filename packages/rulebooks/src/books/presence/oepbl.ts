import type { Answers } from '../../rulebook.ts';

export const oepblPresence: Answers = {
  'seating.identification': { value: 'onRequest', refs: ['1.6 identification'] },
  'seating.substitute': { value: 'teamMateBetweenHeats', refs: ['3.4 stack', '3.4 heat 2', '3.4 heat 3'] },
  'declarations.languages': { value: 'germanEnglishJargon', refs: ['2.20 languages', '2.20 notice'] },
  'declarations.gestures': { value: ['clearGestureBinds'], refs: ['6.6 silent action'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['6.6 hand announcement', '6.6 false announcement'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['6.6 reading hands'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['6.6 talk about cards'] },
  'timing.clockCallAfter': { value: { is: 'judged' }, refs: ['6.6 clock call'] },
  'timing.clockStart': { value: 'previousAction', refs: ['6.6 clock call'] },
  'timing.clockCaller': { value: 'anySeatedPlayer', refs: ['6.6 clock call'] },
  'timing.clockSeconds': { value: { main: 60, countdown: 10 }, refs: ['6.6 clock time'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['6.6 clock time'] },
  'presence.leavingLiveHand': { value: 'forbidden', refs: ['6.6 leave table'] },
  // Who can no longer act has nothing to delay.
  'presence.allInLeaves': { value: 'yes', refs: ['6.6 leave table'], reading: true },
  'presence.devices': { value: 'noneAtTable', refs: ['2.27'] },
  'presence.dispute': { value: 'stopAndCall', refs: ['6.1 stop and consult', '2.6 consult'] },
  'presence.spectators': { value: 'allowedNotSeated', refs: ['2.30 spectators', '2.30 complaint'] },
  'presence.foodAtTable': { value: 'moderate', refs: ['2.29'] },
  'presence.smoking': { value: 'forbidden', refs: ['2.28'] },
  'presence.bustReport': { value: 'selfEntryOrReport', refs: ['2.26', '3.15 entry on bust'] },
  'presence.media': { value: 'consentByEntry', refs: ['1.12 recordings', '1.12 personal data'] },
};

export const oepblSitAndGoPresence: Answers = {
  'timing.endOfDay': { value: { is: 'fixedLastHands', hands: 3 }, refs: ['3.13'] },
};
