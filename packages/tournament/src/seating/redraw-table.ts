import { shuffled } from '@riffle/cards';
import { type Decide, happens, refused } from '../decision.ts';
import type { Seated } from '../seated.ts';
import { playersAt } from '../seating-index.ts';
import { freeSeats } from './table-in-play.ts';

/** The players of one table change seats by lot; who is locked keeps his. */
export const redrawTable: Decide<'RedrawTable'> = (state, { table: id }, { random }) => {
  const table = state.tables.get(id);
  if (table === undefined) return refused({ code: 'no-such-table', table: id });
  const players = playersAt(state, id);
  const kept = new Map([...players].filter(([, entry]) => state.entries.get(entry)?.locked === true));
  const drawn = [...players.values()].filter((entry) => state.entries.get(entry)?.locked !== true);
  if (drawn.length === 0) return refused({ code: 'nothing-to-do' });
  const free = shuffled(freeSeats({ table, players: kept }), random);
  const seats = drawn.flatMap((entry, index): Seated[] => {
    const seat = free[index];
    return seat === undefined ? [] : [{ entry, to: { table: id, seat } }];
  });
  return happens({ v: 1, type: 'TableRedrawn', table: id, seats });
};
