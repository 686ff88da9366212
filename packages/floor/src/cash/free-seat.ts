import { step } from '../because.ts';
import { choices, listOf, seat, seats } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A seat at a cash table becomes free: who gets it? */
export const freeSeat = incidentKind({
  phase: 'cash',
  facts: {
    /** Players of the table who have registered for a change, in the order of their registration. */
    registered: listOf({ seat: seat() }, { min: 0, usual: [] }),
    /** Players of the table who ask only now. */
    asking: seats({ usual: [] }),
    waiting: choices(['tableChange', 'waitingList', 'newGuest'], { usual: ['waitingList'] }),
  },
  find({ registered, asking, waiting }, floor) {
    const order = floor.asks('cash.seatPriority');
    const atTable = [...registered.map((one) => one.seat), ...asking];
    if (atTable.length > 0 && (order === 'ownTableThenListThenNew' || waiting.length === 0)) {
      const how = floor.decides('cash.seatChangeOrder');
      const [first = Math.min(...asking)] = registered.map((one) => one.seat);
      if (how === 'lot' && atTable.length > 1)
        return {
          outcome: { is: 'seatByLot' },
          steps: [step('drawLots', { players: 1 })],
        };
      return { outcome: { is: 'seatGoesTo', seat: first }, steps: [step('enterSeat'), step('offerOldSeat')] };
    }
    // where nobody waits, or nothing is said, it is common practice alone
    if (waiting.length === 0 || floor.isSilent('cash.seatPriority')) floor.usually('cash.seatPriority');
    const both = waiting.includes('tableChange') && waiting.includes('waitingList');
    if (both) floor.decides('cash.seatPriority', 'changeBeforeList');
    const whom = (['tableChange', 'waitingList', 'newGuest'] as const).find((one) => waiting.includes(one));
    return { outcome: { is: 'seatOfferedTo', whom: whom ?? 'newGuest' }, steps: [step('callNextOnList')] };
  },
});
