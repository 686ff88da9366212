import type { Instant } from '@riffle/aggregate';
import { type Positions, seatsClockwise } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import type { PenaltyId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { sitsOut } from './coming-hand.ts';
import { runningAt } from './served-at.ts';

/** What goes on with a hand at one table: button, blinds, who waits, and what is served in hands and rounds. */
export function handEvents(state: Tournament, table: Table, hand: Positions, at: Instant): readonly TournamentEvent[] {
  const out = new Set(sitsOut(state, table, hand));
  const dealtIn = [...playersAt(state, table.id).values()].filter(
    (id) => state.entries.get(id)?.waits === true && !out.has(id),
  );
  // the first ran from the button that was drawn
  const no = (table.hand?.no ?? 1) + 1;
  const served = (['hands', 'rounds'] as const).flatMap((what): readonly TournamentEvent[] => {
    const penalties = servedBy(state, table, hand, what);
    return penalties.length === 0 ? [] : [{ v: 1, type: 'PenaltiesCounted', table: table.id, what, penalties }];
  });
  const { id } = table;
  return [{ v: 1, type: 'HandBegun', table: id, no, ...hand, ...(dealtIn.length > 0 && { dealtIn }), at }, ...served];
}

/** Those that have one less to serve now that a hand is over: of hands each, of rounds who has seen the button come round. */
export const servedBy = (
  state: Tournament,
  table: Table,
  { button }: Positions,
  what: 'hands' | 'rounds',
): readonly PenaltyId[] => {
  const went = table.positions === undefined ? 0 : seatsClockwise(table.seats, table.positions.button, button);
  return runningAt(state, table)
    .filter(({ length, begins, gone = 0 }) =>
      length?.in !== what || begins !== undefined ? false : what === 'hands' || gone + went >= table.seats,
    )
    .map(({ id }) => id);
};
