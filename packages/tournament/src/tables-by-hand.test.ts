import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { toEntryId, toTableId } from './ids.ts';
import { Evening } from './testing.ts';

const t = (no: number) => toTableId(`t${String(no)}`);
const place = (no: number, seat: number) => ({ table: t(no), seat: toSeatNo(seat) });
const add = (no: number, name = String(no), seats = 9) => ({ type: 'AddTable', table: t(no), name, seats }) as const;

describe('tables by hand', () => {
  it('adds tables of different names and sizes', () => {
    const evening = new Evening('gcb');
    evening.do(add(1, ' Bühne ', 8));
    evening.do(add(2));
    expect(evening.state.tables.get(t(1))).toEqual({ id: 't1', name: 'Bühne', seats: 8, blocked: {} });
    expect(evening.state.breakOrder).toEqual(['t1', 't2']);
    expect(evening.refusal(add(1))).toEqual({ code: 'id-taken', id: 't1' });
    expect(evening.refusal(add(3, 'Bühne'))).toEqual({ code: 'name-taken', name: 'Bühne' });
    expect(evening.refusal(add(3, ' '))).toMatchObject({ code: 'setup-invalid', field: 'name' });
    expect(evening.refusal(add(3, '3', 13))).toEqual({ code: 'table-too-large', seats: 13, max: 12 });
    expect(evening.refusal(add(3, '3', 1))).toMatchObject({ code: 'setup-invalid', field: 'seatsPerTable' });
  });

  it('[tda55:2.a] [tda55:2.b] refuses the eleventh seat with the rule', () => {
    const evening = new Evening('tda55');
    evening.do(add(1, '1', 10));
    expect(evening.refusal(add(2, '2', 11))).toMatchObject({ code: 'table-too-large', max: 10 });
    expect(evening.refusal({ type: 'ChangeTable', table: t(1), seats: 11 })).toMatchObject({ code: 'table-too-large' });
  });

  it('[pvb:08(1)] nine are meant; one table of ten only by hand, also to have the final table ready', () => {
    const evening = new Evening('pvb');
    expect(evening.refusal({ type: 'ChangeSetup', changes: { seatsPerTable: 10 } })).toMatchObject({ max: 9 });
    evening.do(add(1, '1', 10));
    expect(evening.refusal(add(2, '2', 11))).toMatchObject({ code: 'table-too-large', max: 10 });
  });

  it('[pvb:08(2)] in Omaha eight are the most, at the final table as well', () => {
    const evening = new Evening('pvb', { game: 'omaha', seatsPerTable: 8 });
    expect(evening.refusal(add(1, '1', 9))).toMatchObject({ code: 'table-too-large', max: 8 });
  });

  it('changes name and size, never below who sits there', () => {
    const evening = new Evening();
    evening.enter(6);
    evening.seatAll(1);
    evening.do({ type: 'BlockSeat', place: place(1, 9), label: 'dealer' });
    expect(evening.refusal({ type: 'ChangeTable', table: t(1), seats: 5 })).toEqual({
      code: 'seat-taken',
      place: place(1, 6),
      by: 'e6',
    });
    expect(evening.refusal({ type: 'ChangeTable', table: t(1), name: '1', seats: 9 })).toEqual({
      code: 'nothing-to-do',
    });
    expect(evening.refusal({ type: 'ChangeTable', table: t(2), name: '1' })).toEqual({
      code: 'no-such-table',
      table: 't2',
    });
    evening.do({ type: 'ChangeTable', table: t(1), name: 'Final', seats: 6 });
    expect(evening.state.tables.get(t(1))).toEqual({ id: 't1', name: 'Final', seats: 6, blocked: {} });
  });

  it('removes an empty table only', () => {
    const evening = new Evening();
    evening.enter(2);
    evening.seatAll(1);
    evening.do(add(2));
    expect(evening.refusal({ type: 'RemoveTable', table: t(1) })).toEqual({
      code: 'table-not-empty',
      table: 't1',
      players: 2,
    });
    evening.do({ type: 'RemoveTable', table: t(2) });
    expect(evening.state.breakOrder).toEqual(['t1']);
    expect(evening.refusal({ type: 'RemoveTable', table: t(2) })).toEqual({ code: 'no-such-table', table: 't2' });
  });

  it('orders tables, those not named behind', () => {
    const evening = new Evening();
    for (const no of [1, 2, 3]) evening.do(add(no));
    evening.do({ type: 'OrderTables', breakOrder: [t(3)] });
    expect(evening.state.breakOrder).toEqual(['t3', 't1', 't2']);
    expect(evening.refusal({ type: 'OrderTables', breakOrder: [t(3), t(1)] })).toEqual({ code: 'nothing-to-do' });
    expect(evening.refusal({ type: 'OrderTables', breakOrder: [t(9)] })).toEqual({
      code: 'no-such-table',
      table: 't9',
    });
  });

  it('blocks a free seat with a label', () => {
    const evening = new Evening();
    evening.enter(2);
    evening.seatAll(1);
    const block = (seat: number, label = 'camera') => ({ type: 'BlockSeat', place: place(1, seat), label }) as const;
    expect(evening.refusal(block(1))).toEqual({ code: 'seat-taken', place: place(1, 1), by: 'e1' });
    expect(evening.refusal(block(10))).toEqual({ code: 'no-such-seat', place: place(1, 10), seats: 9 });
    expect(evening.refusal(block(9, ' '))).toEqual({ code: 'reason-needed' });
    evening.do(block(9));
    expect(evening.refusal(block(9))).toEqual({ code: 'nothing-to-do' });
    evening.do(block(9, 'dealer'));
    expect(evening.state.tables.get(t(1))?.blocked).toEqual({ 9: 'dealer' });
    evening.do({ type: 'UnblockSeat', place: place(1, 9) });
    expect(evening.state.tables.get(t(1))?.blocked).toEqual({});
    expect(evening.refusal({ type: 'UnblockSeat', place: place(1, 9) })).toEqual({ code: 'nothing-to-do' });
  });

  it('unseats, but not who is locked', () => {
    const evening = new Evening();
    evening.enter(2);
    evening.seatAll(1);
    const entry = toEntryId('e1');
    evening.do({ type: 'LockEntry', entry });
    expect(evening.refusal({ type: 'LockEntry', entry })).toEqual({ code: 'nothing-to-do' });
    expect(evening.refusal({ type: 'Unseat', entry })).toEqual({ code: 'entry-locked', entry: 'e1' });
    evening.do({ type: 'UnlockEntry', entry });
    evening.do({ type: 'Unseat', entry });
    expect(evening.state.entries.get(entry)).not.toHaveProperty('at');
    expect(evening.refusal({ type: 'Unseat', entry })).toEqual({ code: 'not-seated', entry: 'e1' });
  });
});
