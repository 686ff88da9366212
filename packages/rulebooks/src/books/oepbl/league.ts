import type { AnswersOn } from '../../rulebook.ts';

export const league: AnswersOn<'league'> = {
  'league.pointsDeduction': { value: { is: 'free' }, refs: ['5.6.3 points', '1.10 points deduction', '1.11'] },
  'league.clubMeasures': {
    value: 'list',
    refs: [
      '5.6.3 warning',
      '5.6.3 points',
      '5.6.3 transfer ban',
      '5.6.3 fine',
      '5.6.3 forced relegation',
      '5.6.3 exclusion',
    ],
  },
  'league.dress': { value: 'uniformFine', refs: ['2.14 uniform', '2.14 fine'] },
  'league.dressFine': { value: 10, refs: ['2.14 fine'] },
  'league.lineUp': {
    value: { players: 6, least: 5, daysBefore: 7, changesUntilMinutes: 30 },
    refs: ['2.10 six starters', '2.10 minimum five', '2.12 line-up deadline', '2.13 changes'],
  },
  'league.lineUpFines': { value: { shortTeam: 30, lateOrIncomplete: 30 }, refs: ['2.10 fine', '2.12 fine'] },
  'league.noShow': {
    value: { fine: 100, points: 10, lastPlaceFrom: 2 },
    refs: ['1.10 fine', '1.10 points deduction', '1.11'],
    // that too few are nobody is not said
    reading: ['fewPresent'],
  },
  'league.ineligible': {
    value: 'roundZeroFine',
    refs: ['1.4 disqualification', '1.4 individual points', '1.4 fine', '3.18 disqualification', '3.18 fine'],
  },
  'league.ineligibleFine': { value: 50, refs: ['1.4 fine', '3.18 fine'] },
  'league.absentPlayerPoints': { value: 0, refs: ['3.14 zero points', '3.19 stack removed'] },
  'league.sitAndGoPoints': { value: [9, 7, 5, 3, 2, 1], refs: ['3.12 points'] },
  'league.inTimePoint': { value: 1, refs: ['3.12 in time'] },
  'league.teamPoints': {
    value: [30, 25, 21, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    refs: ['3.16', '4.1.2'],
  },
  'league.individualRanking': {
    value: 'mvpThirds',
    refs: [
      '4.1.4',
      '4.1.5',
      '4.1.6 ranking',
      '4.1.6 thirds',
      '4.1.6 last third and eliminated',
      '4.1.6 not taking part',
      '4.1.6 base',
      '4.1.6 indivisible',
    ],
  },
  'league.tieBreak': {
    value: 'winsSecondsThenRoundPoints',
    refs: ['4.1.3 tie: wins then seconds', '4.1.3 tie: round points', '4.2.1.2 chain', '4.2.1.2 heads-up'],
  },
  // A promoted club that is barred is replaced first; only a place that stays empty saves the best placed one.
  'league.promotion': {
    value: 'threeUpThreeDown',
    refs: ['4.2.1.1 relegation', '4.2.2.1 first three', '4.2.2.1 up to fifth', '4.2.2.1 waiver'],
  },
  'league.licence': { value: 'yearly', refs: ['5.1.1', '5.3.5 fee', '5.5.4 withdrawal'] },
  'league.transferLock': { value: 'lockedAfterAppearance', refs: ['1.5 transfer lock'] },
  'league.clubCheckIn': { value: 'captainBeforeStart', refs: ['2.13 check-in'] },
  'league.clubCardBetweenHeats': { value: 'onStack', refs: ['3.9 club card'] },
  'league.clubCardWhenOut': { value: 'handedInAtOnce', refs: ['3.9 eliminated'] },
  'league.recordCard': { value: 'roundCard', refs: ['3.15 hand in', '2.26'] },
};
