import { toChips } from '@riffle/cards';
import { balance, type PrizePlan, toCents } from '@riffle/money';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { dues } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { unsettled } from './settling.ts';
import { MONEY } from './testing.ts';
import { things } from './things.ts';

const id = (no: number): EntryId => toEntryId(`e${String(no)}`);
const box = toBoxId('b1');

/** Six who paid 120 euros together for seats; what is left is as the plan says. */
function evening(rest: 'nextPlace' | 'seats' = 'nextPlace', price = 5_000): Evening {
  const prizePlan: PrizePlan = {
    places: { by: 'satellite', seat: { name: 'Landesfinale', price: toCents(price) }, rest },
  };
  const night = new Evening('tda55', { money: MONEY, prizePlan, lateEntryThrough: 0 });
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
  night.start(6, 1);
  return night;
}
const out = (night: Evening, ...nos: readonly number[]) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(`h${nos.join('-')}`),
    out: nos.map((no) => ({ entry: id(no), by: [] })),
  });
const due = (night: Evening, no: number) => dues(night.state).find(({ entry }) => entry === id(no))?.prize ?? 0;
const seats = (night: Evening) => things(night.state).map(({ from, no, entries }) => ({ from, no, entries }));
const handOver = (no: number, entry: number) =>
  ({ type: 'HandOverThing', from: 'seat', no, entry: id(entry) }) as const;

describe('a seat that is won', () => {
  it('is handed over and not paid; the rest is paid to the next place', () => {
    const night = evening();
    for (const no of [6, 5, 4, 3, 2]) out(night, no);
    expect([1, 2, 3].map((no) => due(night, no))).toEqual([0, 0, 2_000]);
    expect(seats(night)).toEqual([
      { from: 'seat', no: 1, entries: [id(1)] },
      { from: 'seat', no: 2, entries: [id(2)] },
    ]);
    expect(night.refusal({ type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: id(1) })).toEqual({
      code: 'nothing-due',
      entry: id(1),
    });
    expect(unsettled(night.state)).toMatchObject({ prizes: 1, things: 2 });
    night.do(handOver(1, 1));
    night.do(handOver(2, 2));
    night.do({ type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: id(3) });
    expect(unsettled(night.state)).toMatchObject({ prizes: 0, things: 0 });
    expect(night.refusal(handOver(2, 2))).toMatchObject({ code: 'thing-handed-over' });
    // what the seats cost lies there until the night is settled: the house pays for them
    expect(balance(night.state.money?.ledger ?? [], 'prizes')).toBe(-10_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is still to be handed over to who has won it where a correction has made it another’s', () => {
    const night = evening();
    for (const no of [6, 5, 4, 3, 2]) out(night, no);
    for (const no of [1, 2]) night.do(handOver(no, no));
    night.do({ type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: id(3) });
    expect(unsettled(night.state)).toMatchObject({ prizes: 0, things: 0 });
    night.do({ type: 'MoveBustOut', bustOut: toBustOutId('h2'), before: toBustOutId('h3') });
    expect(seats(night)[1]).toEqual({ from: 'seat', no: 2, entries: [id(3)] });
    expect(unsettled(night.state)).toMatchObject({ prizes: 2, things: 1 });
  });

  it('has its part of the rest in money, where the plan says so', () => {
    const night = evening('seats');
    for (const no of [6, 5, 4, 3, 2]) out(night, no);
    expect([1, 2, 3].map((no) => due(night, no))).toEqual([1_000, 1_000, 0]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('goes to each who shares places that all win one', () => {
    const night = evening('nextPlace', 3_000);
    for (const no of [6, 5]) out(night, no);
    out(night, 3, 4);
    expect([3, 4, 5].map((no) => due(night, no))).toEqual([0, 0, 0]);
    expect(seats(night).slice(2)).toEqual([
      { from: 'seat', no: 3, entries: [id(3)] },
      { from: 'seat', no: 4, entries: [id(4)] },
    ]);
  });

  it('cannot be parted: who shares fewer seats than they are shares their worth in money', () => {
    const night = evening();
    for (const no of [6, 5, 4]) out(night, no);
    out(night, 2, 3);
    expect([1, 2, 3].map((no) => due(night, no))).toEqual([0, 3_500, 3_500]);
    expect(seats(night)).toEqual([
      { from: 'seat', no: 1, entries: [id(1)] },
      { from: 'seat', no: 2, entries: [] },
    ]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is told by its name, to the room as well, and no sum with it', () => {
    const night = evening();
    for (const no of [6, 5, 4, 3, 2]) out(night, no);
    const { entries } = view(night.state, { as: 'room' });
    expect([1, 2, 3].map((no) => [entries[id(no)]?.seat, entries[id(no)]?.prize])).toEqual([
      ['Landesfinale', 0],
      ['Landesfinale', 0],
      [undefined, undefined],
    ]);
  });

  it('is nobody’s by a hand that other tables have not finished, no more than a thing or the money of a place: the room hears of none', () => {
    const prizePlan: PrizePlan = {
      places: { by: 'satellite', seat: { name: 'Landesfinale', price: toCents(4_000) }, rest: 'nextPlace' },
      things: [{ place: 3, thing: 'Pokal' }],
    };
    const night = new Evening('tda55', { money: MONEY, prizePlan, lateEntryThrough: 0 });
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
    night.start(6, 2);
    out(night, 6);
    for (const [table, seat] of [[toTableId('t1'), toSeatNo(1)] as const, [toTableId('t2'), toSeatNo(1)] as const])
      night.do({ type: 'PlaceButton', table, seat });
    night.do({ type: 'StartHandForHand', until: 3 });
    const done = () => {
      for (const table of night.state.breakOrder) night.do({ type: 'TellHand', table, is: 'done' });
    };
    done();
    night.do({ type: 'NextHand', tables: night.state.breakOrder });
    const lost = (no: number, by: number, stackAtStart: number) => ({
      ...{ entry: id(no), by: [id(by)] },
      stackAtStart: toChips(stackAtStart),
    });
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId('h5'),
      out: [lost(5, 1, 5_000), lost(3, 1, 9_000)],
    });
    night.do({ type: 'BustOut', bustOut: toBustOutId('h4'), out: [lost(4, 2, 9_500)] });
    const cup = { type: 'HandOverThing', from: 'place', no: 1, entry: id(4) } as const;
    const open = { code: 'prize-not-certain', entry: id(4), hand: true };
    expect(seats(night).flatMap(({ entries }) => entries)).toEqual([]);
    expect(night.refusal(handOver(3, 4))).toEqual(open);
    expect(night.refusal(cup)).toEqual(open);
    expect(night.refusal({ type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: id(4) })).toEqual(
      open,
    );
    expect(view(night.state, { as: 'room' }).entries[id(4)]?.seat).toBeUndefined();
    expect(moneyFaults(night.state)).toEqual([]);
    done();
    expect(seats(night).filter(({ entries }) => entries.length > 0)).toEqual([
      { from: 'seat', no: 3, entries: [id(4)] },
      { from: 'place', no: 1, entries: [id(4)] },
    ]);
    // somebody may still buy back in
    expect(night.refusal(cup)).toEqual({ code: 'prize-not-certain', entry: id(4) });
    expect(moneyFaults(night.state)).toEqual([]);
  });
});
