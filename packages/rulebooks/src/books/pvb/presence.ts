import type { AnswersOn } from '../../rulebook.ts';

export const presence: AnswersOn<'presence'> = {
  'presence.atSeatMoment': { value: 'firstCard', refs: ['23(1)'] },
  'presence.atSeatMeaning': { value: 'seated', refs: ['23(1)'] },
  'presence.absentHandWhen': { value: 'atOnce', refs: ['23(1)'] },
  'presence.absentBigBlindWalk': { value: 'handDead', refs: ['23(1)'] },
  'presence.absentBlinds': { value: 'takenFromStack', refs: ['12(5)'] },
  'presence.blindedOffInMoney': { value: 'keepsPrize', refs: ['12(5)'] },
  'presence.leaveNotice': { value: 'tellFloor', refs: ['12(3)', '12(4)'] },
  'presence.leavingLiveHand': { value: 'cautionThenPenalty', refs: ['24(1)', '25(1)', '25(4)', '69(10)j'] },
  'presence.allInLeaves': { value: 'no', refs: ['25(3)'] },
  // 05(2) knows music only; 05(5)c is the special rule for e-books.
  'presence.devices': { value: 'noneOnTable', refs: ['05(1)', '05(2)', '05(5)a', '05(5)b', '05(5)c'] },
  // Of computers 05(5)d words it more widely; both conditions are taken together.
  'presence.reporters': { value: 'whenNotInHand', refs: ['05(3)', '05(5)d'], reading: ['laptop'] },
  'presence.devicesAtShowTables': { value: 'none', refs: ['05(5)e'] },
  'presence.notHeard': { value: 'ownRisk', refs: ['05(4)'] },
  'presence.distraction': { value: 'floorMayStop', refs: ['05(5)f'] },
  'presence.foodAtTable': { value: 'unwelcome', refs: ['06a(1)'] },
  'presence.media': { value: 'mustCooperate', refs: ['70(1)'] },
};

export const presenceBeyondLeague: AnswersOn<'presence'> = {
  'presence.lateStartNotice': { value: 'needed', refs: ['12(2a)'] },
  // The same notice gives 25 and then 60 minutes; 12(4) knows both, so 60 is for a player's own excuse.
  'presence.lateStartLimit': {
    value: { is: 'minutes', minutes: 25, withExcuse: 60 },
    refs: ['12(2a)'],
    reading: true,
  },
  'presence.lateStartRemoval': { value: 'removed', refs: ['12(2a)', '12(6)'] },
  'presence.absenceLimit': { value: 25, refs: ['12(2b)'] },
  'presence.absenceExceeded': { value: 'excludedCurrentPlace', refs: ['12(2b)'] },
};

// The duty to report is meant for the individual championships.
export const presenceChampionship: AnswersOn<'presence'> = {
  'presence.bustReport': { value: 'atOnceToFloor', refs: ['64a(1)', '64a(2)'] },
};

export const presenceLeagueDay: AnswersOn<'presence'> = {
  // Whether the entry itself counts as notice is open on a league day: only a delay that was announced does.
  'presence.lateStartNotice': { value: 'needed', refs: ['12(1a)'], reading: true },
  'presence.lateStartLimit': { value: { is: 'minutes', minutes: 25 }, refs: ['12(1a)'] },
  'presence.lateStartRemoval': { value: 'removed', refs: ['12(1a)', '12(6)'] },
  'presence.absenceLimit': { value: 25, refs: ['12(1b)'] },
  'presence.absenceExceeded': { value: 'excludedCurrentPlace', refs: ['12(1b)'] },
};
