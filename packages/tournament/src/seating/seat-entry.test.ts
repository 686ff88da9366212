import { describe, expect, it, test } from 'vitest';
import { toEntryId, toTableId } from '../ids.ts';
import type { Evening } from '../testing.ts';
import { arranged, at, bust, seatsTo, sizes } from './arranged.ts';

/** A late entry, checked in and without a seat. */
function late(evening: Evening) {
  const [entry] = evening.enter(1);
  if (entry === undefined) throw new Error('nobody entered');
  return entry;
}

describe('a seat for a late entry', () => {
  test('[bdpv:1 Ablauf 7] only for who is entered and has come', () => {
    const evening = arranged('bdpv', { A: { taken: seatsTo(5) } });
    const entry = toEntryId('stranger');
    expect(evening.refusal({ type: 'SeatEntry', entry })).toEqual({ code: 'no-such-entry', entry });
  });

  test('[gcb:T6.1] [tda55:3] by lot among the free seats of the tables with the fewest players', () => {
    for (const book of ['gcb', 'tda55']) {
      const seats = new Set<string>();
      for (let round = 0; round < 40; round += 1) {
        const evening = arranged(book, {
          A: { taken: seatsTo(9, 4) },
          B: { taken: seatsTo(9) },
          C: { taken: seatsTo(9, 2) },
        });
        for (let skip = 0; skip < round; skip += 1) evening.context.random(2);
        const entry = late(evening);
        evening.do({ type: 'SeatEntry', entry });
        const place = evening.state.entries.get(entry)?.at;
        seats.add(`${String(place?.table)}${String(place?.seat)}`);
      }
      expect([...seats].sort()).toEqual(['A4', 'C2']);
    }
  });

  it('goes to the seat that is named', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(8) }, B: { taken: seatsTo(5) } });
    const entry = late(evening);
    expect(evening.refusal({ type: 'SeatEntry', entry, at: at('A', 1) })).toMatchObject({
      code: 'seat-taken',
      by: 'A1',
    });
    expect(evening.refusal({ type: 'SeatEntry', entry, at: at('A', 10) })).toMatchObject({
      code: 'no-such-seat',
      seats: 9,
    });
    expect(evening.do({ type: 'SeatEntry', entry, at: at('A', 9) })[0]).toMatchObject({
      type: 'EntrySeated',
      by: 'hand',
    });
    expect(evening.refusal({ type: 'SeatEntry', entry })).toEqual({ code: 'nothing-to-do' });
  });

  it('opens no table by itself', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(9) } });
    const entry = late(evening);
    expect(evening.refusal({ type: 'SeatEntry', entry })).toEqual({ code: 'no-free-seat', players: 10, seats: 9 });
    evening.do({ type: 'AddTable', table: toTableId('B'), name: 'B', seats: 9 });
    evening.do({ type: 'SeatEntry', entry });
    expect(sizes(evening.state)).toEqual({ A: 9, B: 1 });
  });

  it('leaves an empty table empty while others have room', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(8) } });
    evening.do({ type: 'AddTable', table: toTableId('B'), name: 'B', seats: 9 });
    evening.do({ type: 'SeatEntry', entry: late(evening) });
    expect(sizes(evening.state)).toEqual({ A: 9, B: 0 });
  });

  test.each(['pvb', 'tda55', 'gcb', 'bdpv'])(
    '%s: between button and small blind a newcomer waits, unless the book deals him in',
    (book) => {
      const last = { button: 2, smallBlind: 3, bigBlind: 5 };
      const evening = arranged(book, { A: { taken: [1, 2, 3, 5, 6, 7, 8], last } });
      const [event] = evening.do({ type: 'SeatEntry', entry: late(evening), at: at('A', 4) });
      const waits = book !== 'bdpv';
      expect(event).toMatchObject(waits ? { waitsOneHand: true, because: [{ code: 'waits-one-hand' }] } : {});
      expect(Object.hasOwn(event ?? {}, 'waitsOneHand')).toBe(waits);
      const [other] = evening.do({ type: 'SeatEntry', entry: late(evening), at: at('A', 9) });
      expect(other).not.toHaveProperty('waitsOneHand');
    },
  );

  test('[bdpv:1 Sitzordnung 4] keeps apart whom the management names', () => {
    const evening = arranged('bdpv', { A: { taken: seatsTo(5) }, B: { taken: seatsTo(6) } });
    const entry = late(evening);
    evening.do({ type: 'KeepApart', groups: [[entry, toEntryId('A1')]] });
    evening.do({ type: 'SeatEntry', entry });
    expect(evening.state.entries.get(entry)?.at?.table).toBe('B');
  });
});

describe('moved by hand', () => {
  test('[bdpv:1 Sitzordnung 3] to another table: the old seat becomes free', () => {
    const evening = arranged('bdpv', { A: { taken: seatsTo(5) }, B: { taken: seatsTo(5) } });
    evening.do({ type: 'MoveEntry', entry: toEntryId('A3'), to: at('B', 8) });
    expect(evening.state.entries.get(toEntryId('A3'))?.at).toEqual(at('B', 8));
    expect(sizes(evening.state)).toEqual({ A: 4, B: 6 });
  });

  test('[gcb:T6.2] two on one another’s seats change over', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(9) } });
    const [a, b] = [toEntryId('A5'), toEntryId('A7')];
    evening.do({ type: 'SwapEntries', a, b });
    expect([evening.state.entries.get(a)?.at, evening.state.entries.get(b)?.at]).toEqual([at('A', 7), at('A', 5)]);
  });

  it('never to a taken or blocked seat, nor with a locked one', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(5) }, B: { taken: seatsTo(5) } });
    const entry = toEntryId('A1');
    evening.do({ type: 'BlockSeat', place: at('B', 9), label: 'camera' });
    expect(evening.refusal({ type: 'MoveEntry', entry, to: at('B', 1) })).toMatchObject({
      code: 'seat-taken',
      by: 'B1',
    });
    expect(evening.refusal({ type: 'MoveEntry', entry, to: at('B', 9) })).toMatchObject({
      code: 'seat-blocked',
      label: 'camera',
    });
    expect(evening.refusal({ type: 'MoveEntry', entry, to: at('A', 1) })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'LockEntry', entry });
    expect(evening.refusal({ type: 'MoveEntry', entry, to: at('B', 6) })).toEqual({ code: 'entry-locked', entry });
    expect(evening.refusal({ type: 'SwapEntries', a: entry, b: toEntryId('B1') })).toEqual({
      code: 'entry-locked',
      entry,
    });
  });

  it('tells who waits one hand', () => {
    const last = { button: 1, smallBlind: 3, bigBlind: 5 };
    const evening = arranged('gcb', { A: { taken: seatsTo(8) }, B: { taken: seatsTo(9, 4, 9), last } });
    expect(evening.do({ type: 'MoveEntry', entry: toEntryId('A1'), to: at('B', 4) })[0]).toMatchObject({
      waitsOneHand: true,
      how: 'byHand',
    });
  });

  it('draws one table again, and leaves the others', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(9) } });
    const before = evening.state.entries;
    evening.do({ type: 'LockEntry', entry: toEntryId('A2') });
    evening.do({ type: 'RedrawTable', table: toTableId('A') });
    expect(sizes(evening.state)).toEqual({ A: 9, B: 9 });
    expect(evening.state.entries.get(toEntryId('A2'))?.at).toEqual(at('A', 2));
    expect(evening.state.entries.get(toEntryId('B2'))).toBe(before.get(toEntryId('B2')));
    expect([...evening.state.entries.values()].map((entry) => entry.at)).not.toEqual(
      [...before.values()].map((entry) => entry.at),
    );
  });
});

describe('the button by hand', () => {
  test('[gcb:T31] [tda55:49.a] it is placed, and moves on, onto an empty seat if need be', () => {
    const evening = arranged('gcb', { A: { taken: [1, 3, 4, 5, 6] } });
    const table = toTableId('A');
    expect(evening.refusal({ type: 'AdvanceButton', table })).toEqual({ code: 'button-unknown', table });
    evening.do({ type: 'PlaceButton', table, seat: 1 });
    evening.do({ type: 'AdvanceButton', table });
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
    evening.do({ type: 'Unseat', entry: toEntryId('A4') });
    evening.do({ type: 'AdvanceButton', table });
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 4, smallBlind: 5, bigBlind: 6 });
    expect(evening.refusal({ type: 'PlaceButton', table, seat: 11 })).toMatchObject({ code: 'no-such-seat' });
  });

  test('[gcb:T31] [tda55:49.a] [bdpv:3.2 BB ausgeschieden] only the button was placed, and the big blind goes out in that hand', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(6), last: { button: 1 } } });
    const table = toTableId('A');
    bust(evening, 'A3');
    evening.do({ type: 'AdvanceButton', table });
    // no small blind: seat 3 is empty
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
  });

  it('counts nobody into the running hand who came later', () => {
    const evening = arranged('gcb', { A: { taken: [1, 4, 5, 6], last: { button: 1 } } });
    const table = toTableId('A');
    evening.do({ type: 'SeatEntry', entry: late(evening), at: at('A', 3) });
    evening.do({ type: 'AdvanceButton', table });
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 4, smallBlind: 5, bigBlind: 6 });
  });
});
