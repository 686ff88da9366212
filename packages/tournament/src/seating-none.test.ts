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
