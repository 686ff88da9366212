import { oneOf } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const seating = {
  /** How the starting seats are given out. */
  'seating.draw': oneOf(['random', 'clubSpread', 'randomOrArranged'], { usual: 'random' }),
  /** Who is kept apart by the draw. */
  'seating.separation': oneOf(['none', 'sameClub', 'namedPairs', 'onePerClub'], { usual: 'none' }),
  /** Whether players at one table who have a financial interest in each other must say so. */
  'seating.interestDisclosure': oneOf(['none', 'discloseToTable'], { usual: 'none' }),
  /** A player began on a wrong seat with the right starting stack. */
  'seating.wrongSeat': oneOf(['moveWithStack', 'staysSeated'], { usual: 'moveWithStack' }),
  /** When a player must prove who he is. */
  'seating.identification': oneOf(['never', 'atSeat', 'onRequest', 'registeredFirst'], { usual: 'onRequest' }),
  /** Whether another person may play a stack. */
  'seating.substitute': oneOf(['forbidden', 'teamMateBetweenHeats'], { usual: 'forbidden' }),
  /** Whether one person may play at two tables at once. */
  'seating.twoTables': oneOf(['forbidden', 'allowed'], { usual: 'forbidden' }),
  /** Whether a player may change the seat during a tournament on his own wish. */
  'seating.ownSeatChange': oneOf(['forbidden', 'allowed'], { usual: 'forbidden' }),
  /** Players with physical limitations. */
  'seating.disabilities': oneOf(['accommodate', 'none'], { usual: 'accommodate' }),
  /** Seat of a late entrant, an alternate, a re-entry. */
  'seating.lateEntry': oneOf(['lotAtShortestTables', 'lotAtAllTables'], { usual: 'lotAtShortestTables' }),
} satisfies PoliciesOn<'seating'>;
