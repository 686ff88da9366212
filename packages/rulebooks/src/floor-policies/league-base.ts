import type { LeagueFloorPolicies } from './league.ts';

/** Where a rulebook is silent, the league sets it. */
export const leagueBase: LeagueFloorPolicies = {
  'league.pointsDeduction': { is: 'none' },
  'league.clubMeasures': 'byLeague',
  'league.dress': 'none',
  'league.dressFine': 0,
  'league.lineUp': { players: 0, least: 0, daysBefore: 0, changesUntilMinutes: 0 },
  'league.lineUpFines': { shortTeam: 0, lateOrIncomplete: 0 },
  'league.noShow': { fine: 0, points: 0, lastPlaceFrom: 0 },
  'league.ineligible': 'byLeague',
  'league.ineligibleFine': 0,
  'league.absentPlayerPoints': 0,
  'league.sitAndGoPoints': [],
  'league.inTimePoint': 0,
  'league.teamPoints': [],
  'league.individualRanking': 'byLeague',
  'league.tieBreak': 'byLeague',
  'league.promotion': 'byLeague',
  'league.licence': 'none',
  'league.transferLock': 'byLeague',
  'league.pointsAgreement': 'forbidden',
  'league.recordCard': 'none',
};
