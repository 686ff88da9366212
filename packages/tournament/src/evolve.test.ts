import { toInstant } from '@riffle/aggregate';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type EntryId, toBustOutId, toEntryId, toTableId } from './ids.ts';
import { initial } from './initial.ts';
import { Evening } from './testing.ts';

const t = (no: number) => toTableId(`t${String(no)}`);
const at = (table: number, seat: number) => ({ table: t(table), seat: toSeatNo(seat) });
const id = toEntryId;

/** Four players at two tables: e1 and e3 at the first, e2 and e4 at the second. */
function two(): Evening {
  const evening = new Evening('pvb', { seatsPerTable: 6 });
  evening.start(4, 2);
  return evening;
}
const moved = (entry: string, from: ReturnType<typeof at>, to: ReturnType<typeof at>): TournamentEvent => ({
  v: 1,
  type: 'EntryMoved',
  moved: { entry: id(entry), from, to },
  how: 'byHand',
  waitsOneHand: true,
  because: [],
});
const seatOf = (evening: Evening, entry: EntryId) => evening.state.entries.get(entry)?.at;

describe('what is so afterwards', () => {
  it('a mover sits there, was moved once more, and the room is told', () => {
    const evening = two().apply(moved('e1', at(1, 1), at(2, 5)));
    expect(evening.state.entries.get(id('e1'))).toMatchObject({ at: at(2, 5), moves: 1 });
    expect(evening.state.recentMoves).toEqual([
      { entry: 'e1', from: at(1, 1), fromName: '1', to: at(2, 5), toName: '2', waitsOneHand: true },
    ]);
  });

  it('the newest thirty moves are kept, newest first', () => {
    const evening = two();
    for (let no = 0; no < 40; no += 1) {
      evening.apply(no % 2 === 0 ? moved('e1', at(1, 1), at(2, 5)) : moved('e1', at(2, 5), at(1, 1)));
    }
    expect(evening.state.recentMoves).toHaveLength(30);
    expect(evening.state.recentMoves[0]?.to).toEqual(at(1, 1));
    expect(evening.state.entries.get(id('e1'))?.moves).toBe(40);
  });

  it('of moves that are younger than two minutes none is forgotten, however many', () => {
    const evening = two();
    const sent = (no: number, after: number) => ({
      ...(no % 2 === 0 ? moved('e1', at(1, 1), at(2, 5)) : moved('e1', at(2, 5), at(1, 1))),
      at: toInstant(1_000_000 + after),
    });
    for (let no = 0; no < 40; no += 1) evening.apply(sent(no, no * 1000));
    expect(evening.state.recentMoves).toHaveLength(40);
    expect(evening.state.recentMoves[0]).toMatchObject({ at: 1_039_000 });
    evening.apply(sent(40, 200_000));
    expect(evening.state.recentMoves).toHaveLength(30);
  });

  it('whoever is sent to another seat is told when, and what sent others with him', () => {
    const evening = new Evening('pvb', { seatsPerTable: 6 });
    evening.start(8, 2);
    const [entry] = [...evening.state.entries.values()];
    const free = { table: entry?.at?.table ?? t(1), seat: toSeatNo(6) };
    evening.do({ type: 'MoveEntry', entry: entry?.id ?? id('e1'), to: free });
    expect(evening.state.recentMoves[0]).toMatchObject({ entry: entry?.id, at: evening.now });
    expect(evening.state.recentMoves[0]).not.toHaveProperty('by');
    evening.do({ type: 'FormFinalTable', reason: 'der Saal schließt' });
    expect(
      new Set(evening.state.recentMoves.slice(0, 8).map(({ by, at: when }) => `${String(by)} ${String(when)}`)),
    ).toEqual(new Set([`finalTable ${String(evening.now)}`]));
  });

  it('a broken table is gone, its name is still told with the moves', () => {
    const evening = two().apply({
      v: 1,
      type: 'TableBroken',
      table: t(2),
      moves: [
        { entry: id('e2'), from: at(2, 1), to: at(1, 4) },
        { entry: id('e4'), from: at(2, 2), to: at(1, 5) },
      ],
      waitOneHand: [id('e4')],
      how: 'proposed',
      because: [],
    });
    expect([...evening.state.tables.keys()]).toEqual(['t1']);
    expect(evening.state.breakOrder).toEqual(['t1']);
    expect(evening.state.recentMoves).toMatchObject([
      { entry: 'e4', fromName: '2', waitsOneHand: true },
      { entry: 'e2', fromName: '2' },
    ]);
    expect(evening.state.recentMoves[1]).not.toHaveProperty('waitsOneHand');
  });

  it('at the final table all sit at one, the others are gone', () => {
    const seats = ['e1', 'e2', 'e3', 'e4'].map((entry, index) => ({ entry: id(entry), to: at(1, index + 2) }));
    const evening = two().apply({ v: 1, type: 'FinalTableFormed', table: t(1), seats, how: 'proposed', because: [] });
    expect(evening.state).toMatchObject({ finalTable: true, breakOrder: ['t1'] });
    expect(['e1', 'e2', 'e3', 'e4'].map((entry) => seatOf(evening, id(entry))?.seat)).toEqual([2, 3, 4, 5]);
    expect(evening.state.recentMoves).toHaveLength(4);
  });

  it('two who swap both sit', () => {
    const evening = two().apply({
      v: 1,
      type: 'EntriesSwapped',
      a: { entry: id('e1'), to: at(2, 1) },
      b: { entry: id('e2'), to: at(1, 1) },
    });
    expect([seatOf(evening, id('e1')), seatOf(evening, id('e2'))]).toEqual([at(2, 1), at(1, 1)]);
  });

  it('a waived halt holds for the players who are there', () => {
    const waived = two().apply({ v: 1, type: 'HaltWaived', table: t(1), reason: 'dinner' });
    expect(waived.state.tables.get(t(1))?.haltWaived).toBe(true);
    waived.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: id('e2'), by: [] }] });
    expect(waived.state.tables.get(t(1))?.haltWaived).toBe(true);
    waived.do({ type: 'BustOut', bustOut: toBustOutId('c'), out: [{ entry: id('e1'), by: [] }] });
    expect(waived.state.tables.get(t(1))).not.toHaveProperty('haltWaived');
  });

  it('the button moves, with whoever posts', () => {
    const evening = two().apply({
      v: 1,
      type: 'ButtonAdvanced',
      table: t(1),
      button: toSeatNo(1),
      bigBlind: toSeatNo(2),
    });
    expect(evening.state.tables.get(t(1))?.positions).toEqual({ button: 1, bigBlind: 2 });
    evening.apply({ v: 1, type: 'ButtonPlaced', table: t(1), seat: toSeatNo(2) });
    expect(evening.state.tables.get(t(1))?.positions).toEqual({ button: 2 });
  });

  it('passes over what it does not know', () => {
    const { events } = two();
    for (const event of events.slice(1)) expect(() => evolve(initial, event)).not.toThrow();
    const nobody = moved('nobody', at(1, 1), at(9, 9));
    const { state } = two();
    expect(evolve(state, nobody)).toEqual(state);
  });

  it('nothing, where an event names what nobody knows', () => {
    const evening = two();
    evening.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: id('e4'), by: [] }] });
    const { state } = evening;
    const unknown: readonly object[] = [
      { type: 'BustOutChanged', bustOut: toBustOutId('x'), out: [{ entry: id('e1'), rank: 1, by: [] }], because: [] },
      { type: 'BustOutMoved', bustOut: toBustOutId('x') },
      { type: 'CheckedIn', entries: [id('x')] },
      { type: 'ClubChanged', entry: id('x'), club: 'Aces' },
      { type: 'TableChanged', table: t(9), seats: 3 },
      { type: 'TableRemoved', table: t(9) },
      { type: 'SeatBlocked', place: at(9, 1), label: 'x' },
      { type: 'ButtonPlaced', table: t(9), seat: toSeatNo(1) },
      { type: 'PenaltiesCounted', table: t(1), what: 'hands', penalties: ['x'] },
      { type: 'PenaltyEnded', penalty: 'x', how: 'served' },
      { type: 'RulingAppealed', ruling: 'x', why: 'x', at: 0 },
      { type: 'RulingCarriedOut', ruling: 'x', by: ['PauseClock'] },
      { type: 'StepTicked', ruling: 'x', step: 0, done: true, at: 0 },
      { type: 'HandRuled', table: 'x', is: 'stops', at: 0 },
      { type: 'CountdownCancelled' },
    ];
    for (const event of unknown) expect(evolve(state, { v: 1, ...event } as TournamentEvent)).toEqual(state);
  });

  it('a table that is added again stands once in the order', () => {
    const { state } = two();
    const again = evolve(state, { v: 1, type: 'TableAdded', table: t(1), name: '1', seats: 6 });
    expect(again.breakOrder).toEqual([t(2), t(1)]);
  });
});
