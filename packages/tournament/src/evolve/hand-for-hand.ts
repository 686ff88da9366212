import type { TournamentEvent } from '../event.ts';
import type { InHand } from '../hand-for-hand/hand-for-hand.ts';
import type { TogetherOver } from '../hand-for-hand/together-over.ts';
import type { TableId } from '../ids.ts';
import type { RankedOut } from '../ranked-out.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const handForHandStarted = (
  state: Tournament,
  { until, tables, at, stopsClock }: Named<'HandForHandStarted'>,
): Tournament => ({
  ...withoutOver(state),
  handForHand: {
    since: at,
    until,
    before: state.handsForHand ?? 0,
    tables: all(tables, 'playing'),
    ...(stopsClock && { stopsClock }),
  },
});

export const handForHandDealt = (state: Tournament, { hand, tables }: Named<'HandForHandDealt'>): Tournament =>
  state.handForHand === undefined
    ? state
    : {
        ...state,
        handsForHand: hand,
        handForHand: { ...state.handForHand, hand, tables: all(tables, 'playing') },
      };

export const handTold = (state: Tournament, { table, is }: Named<'HandTold'>): Tournament =>
  state.handForHand === undefined
    ? state
    : { ...state, handForHand: { ...state.handForHand, tables: { ...state.handForHand.tables, [table]: is } } };

export function handForHandEnded(state: Tournament): Tournament {
  const { handForHand: on, ...rest } = state;
  if (on?.hand === undefined) return rest;
  const after = state.bustOuts.at(-1)?.id;
  const gone: TogetherOver['gone'] = Object.fromEntries(
    Object.entries(on.tables).map(([id, is]) => [id, is === 'done' ? 1 : 0] as const),
  );
  return {
    ...rest,
    togetherOver: { hand: on.hand, before: on.before, ...(after !== undefined && { after }), gone },
  };
}

/** One more hand was counted at a table: after the next but one nobody is told of the last one of all tables any more. */
export function countedSince(state: Tournament, table: TableId): Tournament {
  const gone = state.togetherOver?.gone[table];
  if (state.togetherOver === undefined || gone === undefined) return state;
  return gone === 2
    ? withoutTables(state, [table])
    : { ...state, togetherOver: { ...state.togetherOver, gone: { ...state.togetherOver.gone, [table]: 2 } } };
}

/** Somebody has gone out there in a later hand. */
export const withoutLastTogether = (state: Tournament, out: readonly RankedOut[]): Tournament =>
  withoutTables(
    state,
    out.flatMap(({ from }) => from?.table ?? []),
  );

function withoutTables(state: Tournament, tables: readonly TableId[]): Tournament {
  const { togetherOver: over } = state;
  if (over === undefined) return state;
  const gone = Object.fromEntries(Object.entries(over.gone).filter(([id]) => !tables.includes(id as TableId)));
  return Object.keys(gone).length === 0 ? withoutOver(state) : { ...state, togetherOver: { ...over, gone } };
}

function withoutOver(state: Tournament): Tournament {
  const { togetherOver: _, ...rest } = state;
  return rest;
}

const all = (tables: readonly TableId[], is: InHand): { readonly [id: TableId]: InHand } =>
  Object.fromEntries(tables.map((id) => [id, is]));
