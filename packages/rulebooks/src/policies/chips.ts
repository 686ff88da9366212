import { count, oneOf, times } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const chips = {
  /** What happens to small chips that cannot be exchanged evenly. */
  'chips.raceMethod': oneOf(['race', 'roundUpEach', 'noRemoval'], { usual: 'race' }),
  /** Chips that come out even are changed at their value before anything is raced for or rounded. */
  'chips.evenExchange': oneOf(['first'], { usual: 'first' }),
  /** Where the chips lie that are raced for. */
  'chips.raceLayout': oneOf(['inSight'], { usual: 'inSight' }),
  /** Where the dealing of the race cards starts. */
  'chips.raceStart': oneOf(['seat1', 'leftOfButton'], { usual: 'seat1' }),
  /** One card for each leftover chip; a player gets all his cards before the next. */
  'chips.raceCards': oneOf(['onePerChipEnBloc'], { usual: 'onePerChipEnBloc' }),
  /** Equal ranks in the race, ace high: spades, hearts, diamonds, clubs. */
  'chips.raceTie': oneOf(['suits'], { usual: 'suits' }),
  /** How many larger chips are raced for when the sum of a table's leftovers does not come out even. */
  'chips.raceNumber': oneOf(['halfUp', 'up', 'down'], { usual: 'halfUp' }),
  /** Chips a player can win. */
  'chips.raceMaxPerPlayer': count({ ...times, usual: 1 }),
  /** What a player gets who would have nothing left after the race. */
  'chips.raceLastChip': oneOf(['oneChip'], { usual: 'oneChip' }),
  /** Small chips found after the removal. */
  'chips.lateFoundChips': oneOf(['exchangeEvenRestLapses', 'lapse'], { usual: 'exchangeEvenRestLapses' }),
  /** When small values are taken out. */
  'chips.colorUpWhen': oneOf(['nextBreak', 'whenNotNeeded'], { usual: 'whenNotNeeded' }),
  /** Colour-up at other times. */
  'chips.colorUpUnscheduled': oneOf(['floorAnyTime', 'floorAnnounced'], { usual: 'floorAnnounced' }),
  /** Who is there. */
  'chips.colorUpPresence': oneOf(['playerInvited', 'witness', 'recommended'], { usual: 'recommended' }),
  /** Where high chips lie. */
  'chips.visibility': oneOf(['visibleInFront'], { usual: 'visibleInFront' }),
  /** Players exchange chips among themselves. */
  'chips.changeBetweenPlayers': oneOf(['dealerOnly', 'noChangeFromPot'], { usual: 'dealerOnly' }),
  /** Chips carried away or out of sight. */
  'chips.hiddenTransport': oneOf(
    ['forfeitAndExclude', 'forfeitMayDisqualify', 'mayForfeitMayDisqualify', 'forfeitIntentDisqualifies'],
    { usual: 'forfeitMayDisqualify' },
  ),
  /** A chip that is found on the floor. */
  'chips.foundOnFloor': oneOf(['ownerIfCertain', 'outOfPlay'], { usual: 'ownerIfCertain' }),
  /** When a stack is noted for a break. */
  'chips.notedForBreak': oneOf(['anyTime', 'handOverOrFolded'], { usual: 'anyTime' }),
  /** How chips are carried to another table. */
  'chips.carrier': oneOf(['rack', 'visible'], { usual: 'rack' }),
  /** Foreign things and chips on the table. */
  'chips.foreignObjects': oneOf(['oneProtector', 'noForeignChips', 'noForeignChipsButProtector'], {
    usual: 'oneProtector',
  }),
} satisfies PoliciesOn<'chips'>;
