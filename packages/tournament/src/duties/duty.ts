import type { Instant } from '@riffle/aggregate';
import type { EntryId, TableId } from '../ids.ts';

/**
 * What people hand in or lay down themselves, and somebody ticks: a captain's club that is registered before the start, the
 * club's card on a stack between two heats, the card of whoever is out, the round card of a table that has its winner.
 */
export type Duty =
  | { readonly is: 'clubCheckIn'; readonly club: string }
  /** `heat`: the one that is over. */
  | { readonly is: 'cardOnStack'; readonly entry: EntryId; readonly heat: number }
  | { readonly is: 'cardHandedIn'; readonly entry: EntryId }
  | { readonly is: 'roundCard'; readonly table: TableId };

export type CommandsOfDuties = { readonly type: 'TellDuty'; readonly duty: Duty; readonly done: boolean };

export type OfDuties = {
  readonly type: 'DutyTold';
  readonly duty: Duty;
  readonly done: boolean;
  readonly at: Instant;
};

/** When each was done, by what it is. */
export type DutiesDone = { readonly [key: string]: Instant };

export function dutyKey(duty: Duty): string {
  switch (duty.is) {
    case 'clubCheckIn':
      return `${duty.is}/${duty.club}`;
    case 'cardOnStack':
      return `${duty.is}/${duty.entry}/${String(duty.heat)}`;
    case 'cardHandedIn':
      return `${duty.is}/${duty.entry}`;
    case 'roundCard':
      return `${duty.is}/${duty.table}`;
  }
}
