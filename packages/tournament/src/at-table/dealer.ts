import type { Actor } from '@riffle/aggregate';
import type { TournamentCommand } from '../command.ts';
import { type EntryId, type TableId, toTableId } from '../ids.ts';
import type { Tournament } from '../state.ts';

const DEALER = 'dealer:';

/** As commands name whoever deals at this table. */
export const dealerOf = (table: TableId): string => `${DEALER}${table}`;

/** At which table a dealer deals; none where it is no dealer. */
export const tableOfDealer = ({ id, role }: Actor): TableId | undefined =>
  role === 'dealer' && id.startsWith(DEALER) ? toTableId(id.slice(DEALER.length)) : undefined;

/** What a dealer may do at the table where he deals. What belongs to the whole room, or to the past, is the floor's. */
export function isDealersOwn(state: Tournament, command: TournamentCommand, table: TableId): boolean {
  const sitsHere = (entry: EntryId): boolean => state.entries.get(entry)?.at?.table === table;
  switch (command.type) {
    case 'NextHand':
      return command.minutes === undefined && command.tables.every((one) => one === table);
    case 'BustOut':
      return (
        command.before === undefined &&
        command.together === undefined &&
        command.at === undefined &&
        // what is sold is staff's
        command.rebuy === undefined &&
        command.out.every(({ entry, by }) => sitsHere(entry) && by.every(sitsHere))
      );
    case 'CallTime':
      // to shorten it is the management's
      return command.table === table && command.main === undefined;
    case 'CountStacks':
      // when another count begins, and that there may be more than is in play, is for the floor to say
      return command.table === table && command.anew === undefined && command.reason === undefined;
    case 'PlaceButton':
    case 'EndTimeCall':
    case 'CallFloor':
    case 'EndFloorCall':
    case 'TellOfTable':
    case 'TellHand':
    case 'CountSmallChips':
    case 'TakeSmallChips':
      return command.table === table;
    default:
      return false;
  }
}
