import { playerBefore, ringOf, type SeatNo } from '@riffle/table';
import { policyOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/**
 * Where the button's marker lies when its seat is empty and the rulebook leaves it with whoever had it last: the player
 * before that seat, newcomers who wait left out. Absent where it lies at its own seat.
 */
export function deadMarker(
  state: Tournament,
  { id, seats }: Pick<Table, 'id' | 'seats'>,
  button: SeatNo,
): SeatNo | undefined {
  const sits = playersAt(state, id);
  if (sits.has(button) || state.setup === undefined) return undefined;
  if (policyOf(state.setup, 'button.deadMarker').value !== 'lastHolder') return undefined;
  const dealt = [...sits].flatMap(([seat, entry]) => (state.entries.get(entry)?.waits === true ? [] : [seat]));
  return playerBefore(ringOf(seats, dealt), button);
}
