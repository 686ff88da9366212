import type { OfCallsAtTable } from './at-table/at-table-event.ts';
import type { OfBustOuts } from './bust-out-event.ts';
import type { OfColourUp } from './chip-race/colour-up-event.ts';
import type { OfClock } from './clock-event.ts';
import type { OfCounts } from './counts/count-event.ts';
import type { OfDays } from './day-end/day-event.ts';
import type { OfDuties } from './duties/duty.ts';
import type { OfEntries, OfPerson } from './entry-event.ts';
import type { OfForm } from './form/form-event.ts';
import type { OfHands } from './hands/button-event.ts';
import type { OfLots } from './lots/lot-event.ts';
import type { OfMoney } from './money/money-event.ts';
import type { OfRulings } from './ruling-event.ts';
import type { OfTables } from './seating/table-event.ts';
import type { OfLevels, OfSetup } from './setup-event.ts';

export type TournamentEvent =
  | OfSetup
  | OfPerson
  | ({ readonly v: 1 } & (
      | OfLevels
      | OfEntries
      | OfTables
      | OfHands
      | OfForm
      | OfCallsAtTable
      | OfColourUp
      | OfCounts
      | OfDays
      | OfDuties
      | OfLots
      | OfClock
      | OfBustOuts
      | OfRulings
    ))
  | OfMoney;
export type EventType = TournamentEvent['type'];
