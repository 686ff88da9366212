import { PersistentMap } from '@riffle/aggregate';
import type { TournamentEvent } from '../event.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { MoveView } from '../recent-move.ts';
import type { ButtonDrawn, Moved, Seated } from '../seated.ts';
import type { Table, Tournament } from '../state.ts';
import { seat, waiting } from './seating.ts';
import { tableRemoved, withTable } from './tables.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

/** As many as the wall and a mover's phone ever show. */
const MOVES_KEPT = 30;
/** And all that are this young: several tables may be broken at once. */
const YOUNG = 120_000;

type Told = Pick<MoveView, 'at' | 'by' | 'bigBlindAlone'>;

function move(
  state: Tournament,
  moves: readonly Moved[],
  waitFor: ReadonlySet<EntryId>,
  { at, by, bigBlindAlone }: { readonly [K in keyof Told]?: Told[K] | undefined },
): Tournament {
  const told = {
    ...(bigBlindAlone && { bigBlindAlone }),
    ...(at !== undefined && { at }),
    ...(by !== undefined && { by }),
  };
  const moved = seat({ ...state, recentMoves: withMoves(state, moves, waitFor, told) }, moves, 'moved');
  return waitFor.size === 0 ? moved : waiting(moved, waitFor);
}

export function entryMoved(
  state: Tournament,
  { moved, waitsOneHand, bigBlindAlone, at }: Named<'EntryMoved'>,
): Tournament {
  const next = move(state, [moved], new Set(waitsOneHand ? [moved.entry] : []), { bigBlindAlone, at });
  return bigBlindAlone === true
    ? withTable(next, moved.to.table, (table) => ({ ...table, bigBlindAlone: moved.to.seat }))
    : next;
}

export const swapped = (state: Tournament, { a, b, at }: Named<'EntriesSwapped'>): Tournament =>
  move(
    state,
    [
      { ...a, from: b.to },
      { ...b, from: a.to },
    ],
    new Set(),
    { at },
  );

export function tableBroken(
  state: Tournament,
  { table: id, moves, waitOneHand, at }: Named<'TableBroken'>,
): Tournament {
  const came = Map.groupBy(moves, ({ to }) => to.table);
  return [...came].reduce(
    (next, [to, { length }]) => withTable(next, to, (table) => ({ ...table, cameAtOnce: length })),
    tableRemoved(move(state, moves, new Set(waitOneHand), { at, by: 'tableBroken' }), id),
  );
}

export function finalTableFormed(state: Tournament, { table, seats, at }: Named<'FinalTableFormed'>): Tournament {
  const final = state.tables.get(table);
  const seated = move(
    state,
    seats.map((to) => cameFrom(state, to)),
    new Set(),
    { at, by: 'finalTable' },
  );
  const all = seat(seated, seats, 'seated');
  return {
    ...all,
    finalTable: true,
    ...(final && { tables: PersistentMap.of([[table, final]]), breakOrder: [table] }),
  };
}

/** Who sits in the next round is told where: after a bye he comes from no seat, and is told at his own. */
export const movedInRound = (state: Tournament, seats: readonly Seated[], at: MoveView['at']): Tournament => ({
  ...state,
  recentMoves: withMoves(
    state,
    seats.map((to) => cameFrom(state, to)),
    new Set(),
    { ...(at !== undefined && { at }), by: 'nextRound' },
  ),
});

export const buttonsDrawn = (state: Tournament, buttons: readonly ButtonDrawn[]): Tournament =>
  buttons.reduce((next, { table, seat: button }) => withPositions(next, table, { button }), state);

export const withPositions = (state: Tournament, id: TableId, positions: NonNullable<Table['positions']>): Tournament =>
  withTable(
    state,
    id,
    ({ bigBlindAlone: _alone, cameAtOnce: _came, handBefore: _before, marker: _marker, ...table }) => ({
      ...table,
      positions,
    }),
  );

const cameFrom = (state: Tournament, { entry, to }: Seated): Moved => ({
  ...{ entry, to },
  from: state.entries.get(entry)?.at ?? to,
});

function withMoves(
  state: Tournament,
  moves: readonly Moved[],
  waiting: ReadonlySet<EntryId>,
  of: Told,
): readonly MoveView[] {
  const told = moves.flatMap(({ entry, from, to }): MoveView[] => {
    const fromName = state.tables.get(from.table)?.name;
    const toName = state.tables.get(to.table)?.name;
    if (state.entries.get(entry) === undefined || fromName === undefined || toName === undefined) return [];
    return [{ entry, from, fromName, to, toName, ...(waiting.has(entry) && { waitsOneHand: true as const }), ...of }];
  });
  const young = (move: MoveView) => of.at !== undefined && move.at !== undefined && of.at - move.at < YOUNG;
  return [...told.toReversed(), ...state.recentMoves].filter((one, index) => index < MOVES_KEPT || young(one));
}
