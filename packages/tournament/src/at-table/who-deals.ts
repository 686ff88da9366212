import { actsLast, type Positions, ringOf } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/**
 * Who deals a hand where no dealer sits: whoever went out last at this table, the better placed of two in one hand; before
 * that whoever has the button, or the player before its empty seat. Nobody where the rulebook wants a dealer.
 */
export function whoDeals(state: Tournament, table: Table, hand: Positions): EntryId | undefined {
  if (policyOf(setupOf(state), 'dealing.whoDeals').value === 'dealer') return undefined;
  const players = playersAt(state, table.id);
  const seat = actsLast(ringOf(table.seats, players.keys()), hand);
  return lastOutAt(state, table) ?? (seat === undefined ? undefined : players.get(seat));
}

function lastOutAt(state: Tournament, { id }: Table): EntryId | undefined {
  const busted = state.bustOuts.findLast(
    ({ out, removed }) => removed === undefined && out.some(({ from, back }) => from?.table === id && back !== true),
  );
  return busted?.out
    .filter(({ from, back }) => from?.table === id && back !== true)
    .toSorted((a, b) => a.rank - b.rank)
    .at(0)?.entry;
}
