/** Clubs, line-ups, points, licences. Money in euro. */
export type LeagueFloorPolicies = {
  /** Points that a sanction takes from a player and his club. */
  'league.pointsDeduction':
    | { readonly is: 'none' }
    | { readonly is: 'steps'; readonly each: number; readonly atMost: number }
    | { readonly is: 'free' };
  /** What a club can incur. */
  'league.clubMeasures': 'clubPenalty' | 'list' | 'byLeague';
  /** Club clothing and its price. */
  'league.dress': 'clubShirtFineOrLeave' | 'uniformFine' | 'tvOnlyWish' | 'none';
  /** The fine for each person without club clothing; 0 = set by the league. */
  'league.dressFine': number;
  /** Team line-up: 0 players = as the league sets. */
  'league.lineUp': {
    readonly players: number;
    readonly least: number;
    readonly daysBefore: number;
    readonly changesUntilMinutes: number;
  };
  /** Fines around the line-up. */
  'league.lineUpFines': { readonly shortTeam: number; readonly lateOrIncomplete: number };
  /** A team does not appear; `lastPlaceFrom` times a season put the club last, 0 = never. */
  'league.noShow': { readonly fine: number; readonly points: number; readonly lastPlaceFrom: number };
  /** A player who may not play is fielded. */
  'league.ineligible': 'roundZeroFine' | 'byLeague';
  'league.ineligibleFine': number;
  /** Points of a player who never comes. */
  'league.absentPlayerPoints': number;
  /** Points by place in a Sit'n'Go; empty = set by the league. */
  'league.sitAndGoPoints': readonly number[];
  /** One more point for a winner in time. */
  'league.inTimePoint': number;
  /** Points by place in the team tournament and in the round; empty = set by the league. */
  'league.teamPoints': readonly number[];
  /** Individual ranking of the season. */
  'league.individualRanking': 'mvpThirds' | 'byLeague';
  /** Level clubs in the final table. */
  'league.tieBreak': 'winsSecondsThenRoundPoints' | 'byLeague';
  /** Promotion and relegation. */
  'league.promotion': 'threeUpThreeDown' | 'byLeague';
  /** Licence of the club. */
  'league.licence': 'yearly' | 'none';
  /** A player changes clubs during the season. */
  'league.transferLock': 'lockedAfterAppearance' | 'byLeague';
  /** Dividing league points by agreement. */
  'league.pointsAgreement': 'forbidden' | 'allowed';
  /** Where results are kept at the table. */
  'league.recordCard': 'roundCard' | 'tableCard' | 'none';
};
