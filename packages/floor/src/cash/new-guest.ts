import { step } from '../because.ts';
import { count, listOf } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A new guest: which of several tables of one limit? */
export const newGuest = incidentKind({
  phase: 'cash',
  facts: { tables: listOf({ players: count(0, 12) }) },
  find({ tables }, floor) {
    const value = floor.decides('cash.newGuestTable');
    const all = tables.map((_, at) => at + 1);
    const fewest = Math.min(...tables.map(({ players }) => players));
    const smallest = all.filter((table) => tables[table - 1]?.players === fewest);
    return {
      outcome: { is: 'tableForGuest', tables: value === 'smallestTable' ? smallest : all },
      steps: [step('enterSeat')],
    };
  },
});
