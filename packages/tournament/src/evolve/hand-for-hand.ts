import type { TournamentEvent } from '../event.ts';
import type { InHand } from '../hand-for-hand/hand-for-hand.ts';
import type { TableId } from '../ids.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const handForHandStarted = (
  state: Tournament,
  { until, tables, at, stopsClock }: Named<'HandForHandStarted'>,
): Tournament => ({
  ...state,
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
  const { handForHand: _, ...rest } = state;
  return rest;
}

const all = (tables: readonly TableId[], is: InHand): { readonly [id: TableId]: InHand } =>
  Object.fromEntries(tables.map((id) => [id, is]));
