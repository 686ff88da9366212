import {
  count,
  counts,
  days,
  minutes,
  money,
  oneOf,
  players,
  points,
  record,
  times,
  ways,
} from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const league = {
  /** Points that a sanction takes from a player and his club. */
  'league.pointsDeduction': ways(
    { none: {}, steps: { each: count(points), atMost: count(points) }, free: {} },
    { usual: { is: 'none' } },
  ),
  /** What a club can incur. */
  'league.clubMeasures': oneOf(['clubPenalty', 'list', 'byLeague'], { usual: 'byLeague' }),
  /** Club clothing and its price. */
  'league.dress': oneOf(['clubShirtFineOrLeave', 'uniformFine', 'tvOnlyWish', 'none'], { usual: 'none' }),
  /** The fine for each person without club clothing; 0 = set by the league. */
  'league.dressFine': count({ ...money, usual: 0 }),
  /** Team line-up: 0 players = as the league sets. */
  'league.lineUp': record(
    {
      players: count(players),
      least: count(players),
      daysBefore: count(days),
      changesUntilMinutes: count(minutes),
    },
    { usual: { players: 0, least: 0, daysBefore: 0, changesUntilMinutes: 0 } },
  ),
  /** Fines around the line-up. */
  'league.lineUpFines': record(
    { shortTeam: count(money), lateOrIncomplete: count(money) },
    { usual: { shortTeam: 0, lateOrIncomplete: 0 } },
  ),
  /** A team does not appear; `lastPlaceFrom` times a season put the club last, 0 = never. */
  'league.noShow': record(
    { fine: count(money), points: count(points), lastPlaceFrom: count(times) },
    { usual: { fine: 0, points: 0, lastPlaceFrom: 0 } },
  ),
  /** A player who may not play is fielded. */
  'league.ineligible': oneOf(['roundZeroFine', 'byLeague'], { usual: 'byLeague' }),
  /** What it costs the club. */
  'league.ineligibleFine': count({ ...money, usual: 0 }),
  /** Points of a player who never comes. */
  'league.absentPlayerPoints': count({ ...points, usual: 0 }),
  /** Points by place in a Sit'n'Go; empty = set by the league. */
  'league.sitAndGoPoints': counts({ ...points, usual: [], reference: true }),
  /** One more point for a winner in time. */
  'league.inTimePoint': count({ ...points, usual: 0, reference: true }),
  /** Points by place in the team tournament and in the round; empty = set by the league. */
  'league.teamPoints': counts({ ...points, usual: [], reference: true }),
  /** Individual ranking of the season. */
  'league.individualRanking': oneOf(['mvpThirds', 'byLeague'], { usual: 'byLeague', reference: true }),
  /** Level clubs in the final table. */
  'league.tieBreak': oneOf(['winsSecondsThenRoundPoints', 'byLeague'], { usual: 'byLeague', reference: true }),
  /** Promotion and relegation. */
  'league.promotion': oneOf(['threeUpThreeDown', 'byLeague'], { usual: 'byLeague', reference: true }),
  /** Licence of the club. */
  'league.licence': oneOf(['yearly', 'none'], { usual: 'none', reference: true }),
  /** A player changes clubs during the season. */
  'league.transferLock': oneOf(['lockedAfterAppearance', 'byLeague'], { usual: 'byLeague' }),
  /** Dividing league points by agreement. */
  'league.pointsAgreement': oneOf(['forbidden', 'allowed'], { usual: 'forbidden' }),
  /** Where results are kept at the table. */
  'league.recordCard': oneOf(['roundCard', 'tableCard', 'none'], { usual: 'none' }),
  /** Whether a captain registers his club with the management. */
  'league.clubCheckIn': oneOf(['captainBeforeStart', 'none'], { usual: 'none' }),
  /** What becomes of the club's card when players of a team event change between heats. */
  'league.clubCardBetweenHeats': oneOf(['onStack', 'none'], { usual: 'none' }),
  /** What becomes of it when a player of a team event is out. */
  'league.clubCardWhenOut': oneOf(['handedInAtOnce', 'none'], { usual: 'none' }),
} satisfies PoliciesOn<'league'>;
