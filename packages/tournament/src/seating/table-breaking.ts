import type { Random } from '@riffle/aggregate';
import type { TournamentEvent } from '../event.ts';
import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt, playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { drawnMoves, knownMoves } from './break-moves.ts';
import { type Breaking, breaking } from './breaking.ts';
import { clockStop, clockStopReason } from './clock-stop.ts';
import { room, roomInAll, tablesInPlay, tablesTaken } from './table-in-play.ts';
import { entryAt } from './waits-one-hand.ts';

/** The players fit on one table fewer: the first in the order goes. The last two become the final table instead. */
export function breakProposal(state: Tournament): Proposal | undefined {
  const players = playersLeft(state);
  // nearly always: what follows goes through all tables
  if (tablesTaken(state) <= 2 || players > roomWithoutFirst(state)) return undefined;
  const tables = tablesInPlay(state);
  const [table] = tables;
  if (table === undefined || tables.length <= 2) return undefined;
  const others = tables.slice(1);
  const seats = others.reduce((sum, other) => sum + room(other.table), 0);
  if (players > seats) return undefined;
  const moves = knownMoves(state, breaking(table, tables));
  return {
    kind: 'breakTable',
    key: `break/${table.id}/${players}-${tables.length}`,
    table: table.id,
    entries: [...table.players.values()],
    ...(moves && { to: moves.map(({ entry, to }) => ({ entry, to })) }),
    because: [
      { code: 'fits-on-fewer-tables', facts: { players, tables: tables.length - 1, seats } },
      orderReason(state),
      ...breakReasons(state, moves === undefined ? 'lot' : 'position'),
    ],
  };
}

/** At most so many fit at the others, once the first in the order is gone. */
function roomWithoutFirst(state: Tournament): number {
  const first = state.breakOrder.find((id) => playersAt(state, id).size > 0);
  const table = first === undefined ? undefined : state.tables.get(first);
  return roomInAll(state) - (table === undefined ? 0 : room(table));
}

/** How the table is broken, whoever wants it. */
export function breakEvents(
  state: Tournament,
  where: Breaking,
  said: { readonly how: 'proposed' | 'otherwise'; readonly because?: readonly Reason[]; readonly reason?: string },
  context: { readonly now: Parameters<typeof clockStop>[1]; readonly random: Random },
): readonly TournamentEvent[] {
  const setup = setupOf(state);
  const known = knownMoves(state, where);
  const moves = known ?? drawnMoves(state, where, context.random);
  const waits = moves.filter(({ to }) => {
    const at = where.others.find(({ id }) => id === to.table);
    return at !== undefined && entryAt(setup, at, to.seat).waits;
  });
  return [
    ...clockStop(state, context.now),
    {
      v: 1,
      type: 'TableBroken',
      table: where.table.id,
      moves,
      waitOneHand: waits.map(({ entry }) => entry),
      how: said.how,
      because: said.because ?? breakReasons(state, known === undefined ? 'lot' : 'position'),
      ...(said.reason !== undefined && { reason: said.reason }),
    },
  ];
}

function orderReason(state: Tournament): Reason {
  const because = policyOf(setupOf(state), 'tables.breakOrder');
  switch (because.value) {
    case 'publishedOrder':
      return { code: 'break-order-published', facts: {}, because };
    case 'managementChoice':
      return { code: 'break-by-management', facts: {}, because };
  }
}

function breakReasons(state: Tournament, seats: 'lot' | 'position'): readonly Reason[] {
  const because = policyOf(setupOf(state), 'tables.breakSeats');
  const unknown: readonly Reason[] =
    seats === 'lot' && because.value === 'samePosition' ? [{ code: 'button-unknown', facts: {} }] : [];
  const how: Reason =
    seats === 'lot' ? { code: 'seat-by-lot', facts: {}, because } : { code: 'mover-same-position', facts: {}, because };
  return [how, ...unknown, ...clockStopReason(state)];
}
