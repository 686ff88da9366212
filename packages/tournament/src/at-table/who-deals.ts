import { actsLast, type Positions, ringOf } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/**
 * Who deals a hand where no dealer sits: whoever went out last at this table, the better placed of two in one hand; before
 * that whoever has the button, or the player before its empty seat. Nobody where the rulebook wants a dealer, and several
 * where two are out alike: nothing then tells who was the last, and a card decides as it does for the first button.
 */
export function whoDeals(state: Tournament, table: Table, hand: Positions): readonly EntryId[] {
  if (policyOf(setupOf(state), 'dealing.whoDeals').value === 'dealer') return [];
  const out = lastOutAt(state, table);
  if (out.length > 0) return out;
  const players = playersAt(state, table.id);
  const seat = actsLast(ringOf(table.seats, players.keys()), hand);
  const holder = seat === undefined ? undefined : players.get(seat);
  return holder === undefined ? [] : [holder];
}

function lastOutAt(state: Tournament, { id }: Table): readonly EntryId[] {
  const busted = state.bustOuts.findLast(
    ({ out, removed }) => removed === undefined && out.some(({ from, back }) => from?.table === id && back !== true),
  );
  const here = busted?.out.filter(({ from, back }) => from?.table === id && back !== true) ?? [];
  const best = Math.min(...here.map(({ rank }) => rank));
  return here.filter(({ rank }) => rank === best).map(({ entry }) => entry);
}
