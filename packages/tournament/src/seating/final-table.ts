import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersLeft } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { MOST_SEATS } from '../table-size.ts';
import { clockStopReason } from './clock-stop.ts';
import { finalTableSize } from './final-table-size.ts';
import { mostNow } from './level-seats.ts';
import { room, tablesInPlay, tablesTaken } from './table-in-play.ts';

export function finalTableProposal(state: Tournament): Proposal | undefined {
  const players = playersLeft(state);
  const tables = tablesTaken(state);
  const { size } = finalTableSize(setupOf(state));
  if (tables < 2 || players > Math.min(size, mostNow(state)) || tableForFinal(state) === undefined) return undefined;
  return { kind: 'finalTable', key: `final/${players}-${tables}`, players, because: finalReasons(state) };
}

/** The largest table stays, the last to break among equals; too small, it grows. None where it could not grow enough. */
export function tableForFinal(state: Tournament): { readonly table: Table; readonly seats: number } | undefined {
  const players = playersLeft(state);
  return tablesInPlay(state)
    .toReversed()
    .map(({ table }) => ({ table, seats: table.seats + Math.max(0, players - room(table)) }))
    .filter(({ seats }) => seats <= MOST_SEATS)
    .sort((a, b) => room(b.table) - room(a.table))[0];
}

export function finalReasons(state: Tournament): readonly Reason[] {
  const players = playersLeft(state);
  const { size, because } = finalTableSize(setupOf(state));
  return [
    ...(players <= size ? [{ code: 'final-table-reached', facts: { players, size }, because } as const] : []),
    { code: 'fresh-draw', facts: {} },
    buttonReason(state),
    ...clockStopReason(state),
  ];
}

export function buttonReason(state: Tournament): Reason {
  const because = policyOf(setupOf(state), 'button.finalTable');
  switch (because.value) {
    case 'redraw':
      return { code: 'button-redrawn', facts: {}, because };
    case 'carriesOn':
      return { code: 'button-carries-on', facts: {}, because };
  }
}
