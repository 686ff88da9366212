import { viewColourUpAt } from '../chip-race/view-colour-ups.ts';
import { viewCountsAt } from '../counts/view-counts.ts';
import { tableMarks } from '../gone-links.ts';
import { viewTogetherOver } from '../hand-for-hand/view-hand-for-hand.ts';
import type { EntryId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import type { Serving, TournamentView, Viewer } from '../view.ts';
import { viewCalls, viewComing, viewRuled } from './view-at-table.ts';

type Dealer = Extract<Viewer, { readonly as: 'dealer' }>;

/**
 * What the room is told, of one table alone, and what its dealer has to know besides. Once the table is gone, or another link
 * opens it, there is no table in it and nobody.
 */
export function viewOfTable(state: Tournament, viewer: Dealer, room: TournamentView): TournamentView {
  const table = tableOf(state, viewer);
  const id = viewer.table;
  const {
    money: _,
    deal: _deal,
    asked: _asked,
    planned: _planned,
    bigStacks: _stacks,
    duties: _duties,
    handForHand,
    ...told
  } = room;
  const sits = new Set(entriesShownTo(state, viewer));
  const shown = room.tables[id];
  const { lastTogether: over } = viewTogetherOver(state);
  return {
    ...told,
    prizes: [],
    bustOuts: [],
    entries: only(room.entries, (entry) => sits.has(entry)),
    tables:
      table === undefined || shown === undefined
        ? {}
        : {
            [id]: {
              ...shown,
              ...viewRuled(state, table, viewer),
              ...viewComing(state, table),
              ...viewCalls(state, table, viewer),
              ...viewCountsAt(state, id),
              ...served(state, table),
            },
          },
    moves: table === undefined ? [] : room.moves.filter(({ to, from }) => to.table === id || from.table === id),
    ...(handForHand && { handForHand: { ...handForHand, tables: only(handForHand.tables, (one) => one === id) } }),
    ...(over?.tables[id] !== undefined &&
      table !== undefined && { lastTogether: { ...over, tables: only(over.tables, (one) => one === id) } }),
    ...(told.colourUps && {
      colourUps: told.colourUps.map((one) => {
        const here = table === undefined ? undefined : viewColourUpAt(state, one.value, id);
        return {
          ...one,
          left: one.left.filter((other) => other === id && table !== undefined),
          ...(here && { tables: { [id]: here } }),
        };
      }),
    }),
  };
}

/** Whom a dealer is shown: who sits at his table, comes to it or has left it, and who deals there. */
export function entriesShownTo(state: Tournament, viewer: Dealer): readonly EntryId[] {
  const table = tableOf(state, viewer);
  if (table === undefined) return [];
  const { deals } = viewComing(state, table);
  const moved = state.recentMoves.flatMap(({ entry, to, from }) =>
    to.table === table.id || from.table === table.id ? [entry] : [],
  );
  return [...new Set([...playersAt(state, table.id).values(), ...moved, ...(deals ? [deals.entry] : [])])];
}

function tableOf(state: Tournament, { table, link }: Dealer): Table | undefined {
  return tableMarks(state, table).length === link ? state.tables.get(table) : undefined;
}

function served(state: Tournament, { id }: Table): { readonly serving?: readonly Serving[] } {
  const serving = state.penalties.flatMap(({ entry, player, ended, length, left = 0, begins }): Serving[] => {
    if (
      ended !== undefined ||
      player !== undefined ||
      length === undefined ||
      state.entries.get(entry)?.at?.table !== id
    )
      return [];
    if (length.in === 'time') return [{ entry, until: length.until }];
    return left > 0 ? [{ entry, left: { in: length.in, count: left, ...(begins && { begins }) } }] : [];
  });
  return serving.length === 0 ? {} : { serving };
}

const only = <Id extends string, V>(
  all: { readonly [id in Id]: V },
  is: (id: Id) => boolean,
): { readonly [id in Id]: V } =>
  Object.fromEntries(Object.entries<V>(all).filter(([id]) => is(id as Id))) as { readonly [id in Id]: V };
