import { oneOf } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const elimination = {
  /** Who is placed higher if several go out at one table in the same hand. */
  'elimination.sameHand': oneOf(['biggerStartingStack'], { usual: 'biggerStartingStack' }),
  /** What counts if they had equally many chips at the start of the hand. */
  'elimination.equalStacks': oneOf(['share', 'nearestButton'], { usual: 'share' }),
  /** What counts if two go out at different tables at the same time. */
  'elimination.differentTables': oneOf(['orderOfTime', 'orderOrStack', 'sharePrizes'], { usual: 'orderOfTime' }),
  /** What counts there if nobody can say who went out first. */
  'elimination.orderUnknown': oneOf(['share', 'biggerStartingStack'], { usual: 'share' }),
  /** What counts if two go out at different tables in the same hand of hand-for-hand play. */
  'elimination.handForHandTables': oneOf(['biggerStartingStack'], { usual: 'biggerStartingStack' }),
  /** League points of a shared place. */
  'elimination.sharedPoints': oneOf(['average', 'betterPlace'], { usual: 'average' }),
  /** Places of those still in when a timed game ends. */
  'elimination.timeLimitPlaces': oneOf(['chipCount'], { usual: 'chipCount' }),
  /** Who is placed higher of those who went out on one day in different flights. */
  'elimination.acrossFlights': oneOf(['longerPlayed', 'fewerLeft'], { usual: 'longerPlayed' }),
  /** More players go out together than paid places remain. */
  'elimination.lastPaidShared': oneOf(['shareEqually'], { usual: 'shareEqually' }),
} satisfies PoliciesOn<'elimination'>;
