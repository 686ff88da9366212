import { toChips } from '@riffle/cards';
import { type Cents, readyPlan, toCents } from '@riffle/money';
import { type PersonId, toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import type { BoxId, PaymentId } from './ids.ts';
import { toBustOutId, toEntryId, toProfileId, toSaleId, toTableId } from './ids.ts';
import { minutes } from './structure.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const e = (no: number) => toEntryId(`e${String(no)}`);
const price = (kind: 'entry' | 'rebuy' | 'addOn', amount: number) => ({
  ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000) },
  parts: [{ for: 'prizes', amount: toCents(amount) }] as const,
});

function counted(): Evening {
  return new Evening('tda55', {
    seating: 'none',
    money: { profiles: [price('entry', 2_000), price('rebuy', 1_000), price('addOn', 500)] },
    prizePlan: readyPlan('clubTable'),
    lateEntryThrough: 2,
  });
}
const comes = (night: Evening, numbers: readonly number[]) =>
  night.do({
    type: 'AddEntries',
    entries: numbers.map((no) => ({ entry: e(no), person: e(no) as string as PersonId })),
  });
const out = (no: number, more = {}) =>
  ({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [] }], ...more }) as const;
const shown = (night: Evening) => view(night.state, { as: 'staff' });

describe('a night where nobody is given a seat', () => {
  it('begins with whoever is entered, without names, tables or a draw', () => {
    const night = counted();
    comes(night, [1, 2, 3, 4, 5]);
    expect(shown(night).figures).toMatchObject({ entries: 5, checkedIn: 5, left: 5, averageStack: 10_000 });
    expect(shown(night).missing?.filter(({ weight }) => weight === 'stop')).toEqual([]);
    night.do({ type: 'StartClock' });
    comes(night, [6]);
    expect(shown(night).figures).toMatchObject({ entries: 6, left: 6 });
    expect(shown(night).proposals).toEqual([]);
  });

  it('has no tables, and none is added or drawn for', () => {
    const night = counted();
    comes(night, [1, 2]);
    expect(night.refusal({ type: 'AddTable', table: toTableId('t1'), name: '1', seats: 9 })).toEqual({
      code: 'no-seating',
    });
    expect(night.refusal({ type: 'DrawSeats' })).toEqual({ code: 'no-seating' });
  });

  it('counts who is out, rebuys and add-ons, and its money balances to the end', () => {
    const night = counted();
    comes(night, [1, 2, 3, 4, 5]);
    night.do({ type: 'StartClock' });
    night.do(out(5, { rebuy: { sale: toSaleId('r1'), profile: toProfileId('rebuy') } }));
    expect(shown(night).figures).toMatchObject({ left: 5, chips: 60_000, averageStack: 12_000 });
    night.do({
      type: 'Sell',
      sale: toSaleId('a1'),
      entry: e(1),
      kind: 'addOn',
      profile: toProfileId('addOn'),
      reason: 'ja',
    });
    const owed = (): number => Object.values(shown(night).money?.books?.owes ?? {}).reduce((sum, one) => sum + one, 0);
    expect([owed(), shown(night).money?.pool.total]).toEqual([11_500, 11_500]);
    const box = 'box' as BoxId;
    night.do({ type: 'OpenBox', box, name: 'Kasse', float: toCents(0) });
    const amounts = Object.entries(shown(night).money?.books?.owes ?? {}).flatMap(([entry, amount]) =>
      amount > 0 ? [{ entry: toEntryId(entry), amount: amount as Cents }] : [],
    );
    night.do({ type: 'TakeMoney', payment: 'p1' as PaymentId, box, means: 'cash', amounts });
    night.wait(minutes(90));
    for (const no of [4, 3, 2]) night.do(out(no));
    night.do({ type: 'BustOut', bustOut: toBustOutId('b5again'), out: [{ entry: e(5), by: [] }] });
    const after = shown(night);
    expect(after.stage).toBe('over');
    expect(after.entries[e(1)]?.place).toBe(1);
    for (const { entry } of after.money?.books?.dues ?? [])
      night.do({ type: 'HandOut', payment: `w${entry}` as PaymentId, box, means: 'cash', entry });
    const [kept] = shown(night).money?.books?.boxes ?? [];
    expect(kept?.cash).toBe(0);
    night.do({ type: 'CountBox', box, cash: toCents(0), card: toCents(0) });
    expect(shown(night).money?.books?.unsettled).toMatchObject({ owing: 0 });
    night.do({ type: 'Settle' });
  });

  it('counts one more who is out with each that is told, so that two who count at once count two', () => {
    const night = counted();
    comes(night, [1, 2, 3, 4, 5]);
    night.do({ type: 'StartClock' });
    for (const no of [1, 2]) night.do({ type: 'TallyOut', bustOut: toBustOutId(`b${String(no)}`) });
    expect(shown(night).figures.left).toBe(3);
    expect(night.state.bustOuts.map(({ out: [one] }) => one?.entry)).toEqual([e(5), e(4)]);
    night.do({ type: 'TallySale', kind: 'rebuy', sale: toSaleId('s1') });
    night.do({ type: 'TallySale', kind: 'rebuy', sale: toSaleId('s2') });
    expect(shown(night).figures.left).toBe(5);
    expect(night.refusal({ type: 'TallySale', kind: 'rebuy', sale: toSaleId('s3') })).toEqual({
      ...{ code: 'nobody-to-count', is: 'out' },
    });
    night.do({ type: 'TallyOut', bustOut: toBustOutId('b3'), rebuy: { sale: toSaleId('s3') } });
    expect(shown(night).figures.left).toBe(5);
    expect(shown(night).money?.sold.rebuy).toBe(3);
  });

  it('counts one who is not there after all off again, before the start', () => {
    const night = counted();
    comes(night, [1, 2, 3, 4]);
    for (const _ of [1, 2]) night.do({ type: 'TallyGone' });
    expect(shown(night).figures).toMatchObject({ entries: 2, left: 2 });
    expect([...night.state.entries.keys()]).toEqual([e(1), e(2)]);
    night.do({ type: 'StartClock' });
    expect(night.refusal({ type: 'TallyGone' })).toMatchObject({ code: 'withdraw-after-start' });
  });

  it('spreads rebuys and add-ons, so that what one may buy is a bound for all of them together', () => {
    const night = counted();
    comes(night, [1, 2, 3]);
    night.do({ type: 'StartClock' });
    for (const no of [1, 2, 3])
      night.do({ type: 'TallySale', kind: 'addOn', sale: toSaleId(`a${String(no)}`), reason: 'ja' });
    const buyers = (kind: string) =>
      (night.state.money?.sales ?? []).filter((one) => one.kind === kind).map(({ entry }) => entry);
    expect(buyers('addOn')).toEqual([e(3), e(2), e(1)]);
    for (const no of [1, 2])
      night.do({
        type: 'TallyOut',
        bustOut: toBustOutId(`b${String(no)}`),
        rebuy: { sale: toSaleId(`r${String(no)}`) },
      });
    expect(buyers('rebuy')).toEqual([e(3), e(2)]);
  });

  it('counts nobody out who was given a name, as long as there are others', () => {
    const night = counted();
    comes(night, [1, 2, 3]);
    night.do({ type: 'ChangePerson', entry: e(3), person: toPersonId('p3') });
    night.do({ type: 'StartClock' });
    night.do({ type: 'TallyOut', bustOut: toBustOutId('b1') });
    expect(night.state.bustOuts[0]?.out[0]?.entry).toBe(e(2));
  });

  it('is the only one where somebody is out without a name', () => {
    const night = new Evening('tda55');
    night.start(6);
    expect(night.refusal({ type: 'TallyOut', bustOut: toBustOutId('b1') })).toEqual({ code: 'counted-by-name' });
    const early = counted();
    expect(early.refusal({ type: 'TallyOut', bustOut: toBustOutId('b1') })).toEqual({
      ...{ code: 'nobody-to-count', is: 'in' },
    });
    comes(early, [1]);
    expect(early.refusal({ type: 'TallyOut', bustOut: toBustOutId('b1') })).toEqual({ code: 'not-started' });
  });

  it('may know who somebody is all the same', () => {
    const night = counted();
    comes(night, [1, 2]);
    night.do({ type: 'ChangePerson', entry: e(2), person: toPersonId('p2') });
    expect(night.state.entries.get(e(2))?.person).toBe('p2');
  });

  it('is played out in no form that needs tables', () => {
    const form = { eachTable: true } as const;
    expect(() => new Evening('tda55', { seating: 'none', form })).toThrow(/withoutSeating/);
  });
});
