import { count, countOr, oneOf, players, record, seats } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

/** `avoided`: the mover should not be worse off; `forbidden`: each player pays each blind once a round. */
const REPEATED = ['allowed', 'avoided', 'forbidden'] as const;

export const balancing = {
  /** Difference in players from which tables are balanced. */
  'balancing.trigger': countOr(['managementDecides'], { ...players, usual: 2 }),
  /** Who leaves the fuller table. */
  'balancing.mover': oneOf(['samePosition', 'comingBigBlind', 'samePositionNotBlind'], { usual: 'comingBigBlind' }),
  /** Which free seat the mover takes. */
  'balancing.seat': oneOf(['samePosition', 'nearestBigBlind', 'worstPosition'], { usual: 'worstPosition' }),
  /** How a position relative to the button is counted: every seat, or only the players. */
  'balancing.position': oneOf(['seats', 'players'], { usual: 'seats' }),
  /** Whether a player who has to post a blind in the next hand may be moved to balance. */
  'balancing.blindsMovable': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** Whether moving may make a player pay the big blind twice in a row, when tables are balanced and when one is broken. */
  'balancing.repeatBigBlind': record(
    { balancing: oneOf(REPEATED), breaking: oneOf(REPEATED) },
    { usual: { balancing: 'allowed', breaking: 'allowed' } },
  ),
  /** Balancing in stud games. */
  'balancing.studSeat': oneOf(['sameSeatNumber', 'byPosition'], { usual: 'sameSeatNumber' }),
  /** Which of several full tables gives up a player. */
  'balancing.sourceTable': oneOf(['managementChoice', 'fullest', 'presetOrder'], { usual: 'fullest' }),
  /** Which of several short tables receives him. */
  'balancing.destinationTable': oneOf(['brokenLatest', 'shortest', 'managementChoice'], { usual: 'shortest' }),
  /** Play halts at a table that is short of so many players, counted against the seat limit or the fullest table. */
  'balancing.haltMissingPlayers': record(
    { missing: count(seats), against: oneOf(['seatLimit', 'fullestTable']) },
    { usual: { missing: 3, against: 'fullestTable' } },
  ),
} satisfies PoliciesOn<'balancing'>;
