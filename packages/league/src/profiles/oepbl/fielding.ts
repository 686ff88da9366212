import type { Answers } from '../../profile/profile.ts';

/** Chapters 1 and 2: who may play, line-ups, what it costs. Amounts in cents. */
export const fielding: Answers = {
  'lineUp.players': { value: 6, refs: ['oepbl:2.10 six starters', 'oepbl:3.3'] },
  'lineUp.least': { value: 5, refs: ['oepbl:2.10 minimum five'] },
  'lineUp.daysBefore': { value: 7, refs: ['oepbl:2.12 line-up deadline'] },
  'lineUp.changesUntil': { value: 30, refs: ['oepbl:2.13 changes'] },
  'lineUp.captain': { value: 'needed', refs: ['oepbl:2.12 line-up deadline', 'oepbl:2.12 captain'] },
  'lineUp.late': { value: 'laterHeats', refs: ['oepbl:2.10 minimum five'], reading: true },
  'lineUp.numbered': { value: true, refs: ['oepbl:3.5', 'oepbl:3.4 heats'], reading: true },
  'lineUp.divisionsInRound': { value: 1, refs: ['oepbl:3.18 same round'] },
  // the best two by the season's standing, not by the last day's
  'lineUp.bestBarred': {
    value: { is: 'best', players: 2, ranking: 'season', level: 'allBarred' },
    refs: ['oepbl:3.18 best two'],
    reading: true,
  },
  'eligible.age': { value: 18, refs: ['oepbl:1.6 age'] },
  'eligible.licence': {
    value: { is: 'licence', daysBefore: 28 },
    refs: ['oepbl:1.4 eligibility', 'oepbl:1.4 four weeks'],
  },
  'eligible.squad': { value: true, refs: ['oepbl:1.8 squad list', 'oepbl:3.3'], reading: true },
  'eligible.transfer': { value: 'lockedAfterAppearance', refs: ['oepbl:1.5 transfer lock'] },
  'eligible.transferNotice': { value: 28, refs: ['oepbl:1.5 transfer notice'], reading: true },
  'eligible.breach': { value: 'teamDisqualified', refs: ['oepbl:1.4 disqualification', 'oepbl:3.18 disqualification'] },
  'noShow.points': { value: 10, refs: ['oepbl:1.10 points deduction'] },
  'noShow.tooFew': { value: true, refs: ['oepbl:2.10 minimum five', 'oepbl:1.10 fine'], reading: true },
  'fine.noShow': { value: 100_00, refs: ['oepbl:1.10 fine'] },
  'fine.shortTeam': { value: 30_00, refs: ['oepbl:2.10 fine'] },
  'fine.lineUp': { value: 30_00, refs: ['oepbl:2.12 fine'] },
  'fine.ineligible': { value: 50_00, refs: ['oepbl:1.4 fine', 'oepbl:3.18 fine'] },
  'fine.ineligiblePer': { value: 'teamAndRound', refs: ['oepbl:1.4 fine', 'oepbl:3.18 fine'], reading: true },
  'fine.dress': { value: 10_00, refs: ['oepbl:2.14 fine'] },
  'fine.intoxicated': { value: 50_00, refs: ['oepbl:2.18 fine'] },
  'fine.most': { value: 500_00, refs: ['oepbl:5.6.3 fine'] },
};
