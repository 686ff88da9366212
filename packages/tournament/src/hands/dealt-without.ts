import { handPositions, type Positions, ringOf } from '@riffle/table';
import type { HandSetRight } from '../bust-out-event.ts';
import type { Out } from '../command.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { positionsAfter } from './coming-hand.ts';

/**
 * At tables where the next hand was counted before anybody told who went out in the one before: who has what in the hand
 * that runs, since it is dealt without them. Tables where nothing is otherwise are left out.
 */
export function dealtWithout(state: Tournament, out: readonly Out[]): readonly HandSetRight[] {
  const gone = new Set(out.map(({ entry }) => entry));
  const tables = new Set(out.map(({ entry }) => state.entries.get(entry)?.at?.table));
  return [...tables].flatMap((id): readonly HandSetRight[] => {
    const table = id === undefined ? undefined : state.tables.get(id);
    if (table?.hand === undefined || table.handBefore === undefined || table.positions === undefined) return [];
    const left = [...playersAt(state, table.id)].flatMap(([seat, entry]) => (gone.has(entry) ? [] : [seat]));
    const ring = ringOf(table.seats, left);
    const before = handPositions(ring, table.handBefore);
    const right = before && positionsAfter(state, ring, before, aloneIn(table));
    if (right === undefined || same(right, table.positions)) return [];
    return [{ table: table.id, no: table.hand.no, ...right }];
  });
}

/** A mover who was put on the seat of the last big blind posts it in this hand, alone. */
const aloneIn = ({ positions, handBefore }: Table) =>
  positions?.smallBlind === undefined && positions?.bigBlind === handBefore?.bigBlind ? positions?.bigBlind : undefined;

const same = (a: Positions, b: NonNullable<Table['positions']>): boolean =>
  a.button === b.button && a.smallBlind === b.smallBlind && a.bigBlind === b.bigBlind;
