import { count, minutes, oneOf, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const handForHand = {
  /** When hand-for-hand is played. */
  'handForHand.when': oneOf(['managementDecides', 'onePlaceBeforeMoney'], { usual: 'onePlaceBeforeMoney' }),
  /** When it ends. */
  'handForHand.end': oneOf(['managementDecides', 'goalReached'], { usual: 'goalReached' }),
  /** What stops. */
  'handForHand.pause': oneOf(['finishedTableWaits', 'calledAllInFreezes'], { usual: 'calledAllInFreezes' }),
  /** When places are told. */
  'handForHand.placing': oneOf(['afterAllTables'], { usual: 'afterAllTables' }),
  /** The clock during hand-for-hand: so many minutes are taken off for each hand. */
  'handForHand.clock': ways(
    { minutesPerHand: { minutes: count(minutes), atMost: count(minutes) }, runs: {}, stands: {} },
    { usual: { is: 'minutesPerHand', minutes: 2, atMost: 3 } },
  ),
} satisfies PoliciesOn<'handForHand'>;
