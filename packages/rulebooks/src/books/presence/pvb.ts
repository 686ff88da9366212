import type { Answers } from '../../rulebook.ts';

export const pvbPresence: Answers = {
  'seating.wrongSeat': { value: 'moveWithStack', refs: ['08a(3)'] },
  'seating.identification': { value: 'atSeat', refs: ['13(1)'] },
  'seating.substitute': { value: 'forbidden', refs: ['13(1)'] },
  'seating.disabilities': { value: 'accommodate', refs: ['11(1)'] },
  'declarations.languages': { value: 'germanEnglishInHand', refs: ['03(1)'] },
  'declarations.actionTerms': { value: 'germanEnglish', refs: ['04(1)'] },
  'declarations.gestures': { value: ['ownRisk'], refs: ['50(1)'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['53(1)'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['61(2)'] },
  // 65 prints "may" for "may not".
  'declarations.handTalk': { value: 'forbidden', refs: ['65(1)', '65(1)a', '65(1)b'] },
  'declarations.dealerSpeech': { value: 'actionsOnly', refs: ['52(1)', '52(2)', '52(3)'] },
  'timing.clockCallAfter': { value: { is: 'seconds', from: 60, fromAllIn: 120 }, refs: ['21(1)'] },
  'timing.clockCaller': { value: 'seatedPlayerViaDealer', refs: ['21(1)', '21(2)', '21(3)', '23(2)'] },
  // The last ten of the minute are counted aloud, not added.
  'timing.clockSeconds': { value: { main: 50, countdown: 10 }, refs: ['21(4)'] },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['21(4)'] },
  'presence.blindedOffInMoney': { value: 'keepsPrize', refs: ['12(5)'] },
  'presence.leaveNotice': { value: 'tellFloor', refs: ['12(3)', '12(4)'] },
  'presence.leavingLiveHand': { value: 'cautionThenPenalty', refs: ['24(1)', '25(1)', '25(4)', '69(10)j'] },
  'presence.allInLeaves': { value: 'no', refs: ['25(3)'] },
  // 05(2) knows music only; 05(5)c is the special rule for e-books.
  'presence.devices': { value: 'noneOnTable', refs: ['05(1)', '05(2)', '05(5)a', '05(5)b', '05(5)c'] },
  // 05(5)d words it more widely; both conditions are taken together.
  'presence.reporters': { value: 'whenNotInHand', refs: ['05(3)', '05(5)d'], reading: true },
  'presence.devicesAtShowTables': { value: 'none', refs: ['05(5)e'] },
  'presence.notHeard': { value: 'ownRisk', refs: ['05(4)'] },
  'presence.distraction': { value: 'floorMayStop', refs: ['05(5)f'] },
  'presence.foodAtTable': { value: 'unwelcome', refs: ['06a(1)'] },
  'presence.media': { value: 'mustCooperate', refs: ['70(1)'] },
};

// The duty to report is meant for the individual championships.
export const pvbChampionshipPresence: Answers = {
  'presence.bustReport': { value: 'atOnceToFloor', refs: ['64a(1)', '64a(2)'] },
};
