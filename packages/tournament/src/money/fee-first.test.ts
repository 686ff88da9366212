import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBoxId, toEntryId, toPaymentId } from '../ids.ts';
import { missing } from '../missing.ts';
import { Evening } from '../testing.ts';
import { MONEY } from './testing.ts';

const [e1, e4] = [toEntryId('e1'), toEntryId('e4')];
const box = toBoxId('b1');
const evening = (book: string): Evening => {
  const night = new Evening(book, { money: MONEY });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
  return night;
};
const pay = (night: Evening, ...numbers: readonly number[]) =>
  night.do({
    type: 'TakeMoney',
    payment: toPaymentId(`z${numbers.join('')}`),
    box,
    means: 'cash',
    amounts: numbers.map((no) => ({ entry: toEntryId(`e${String(no)}`), amount: toCents(2_500) })),
  });
const seated = (night: Evening): readonly string[] =>
  [...night.state.entries.values()].flatMap(({ id, at }) => (at === undefined ? [] : [id]));

describe('[bdpv:1 Ablauf 2] table fees are paid in advance', () => {
  it('whoever has not paid is not drawn, and it is said', () => {
    const night = evening('bdpv');
    pay(night, 1, 2, 3);
    night.do({ type: 'DrawSeats' });
    expect(seated(night)).toEqual(['e1', 'e2', 'e3']);
    const open = missing(night.state).find(({ code }) => code === 'fees-open');
    expect(open).toMatchObject({ weight: 'warn', facts: { players: 1 } });
    expect(open?.refs?.some((ref) => ref.endsWith(':1 Ablauf 2'))).toBe(true);
    expect(missing(night.state).some(({ code }) => code === 'unseated')).toBe(false);
  });

  it('his seat is released when he has', () => {
    const night = evening('bdpv');
    pay(night, 1, 2, 3);
    night.do({ type: 'DrawSeats' });
    const refusal = night.refusal({ type: 'SeatEntry', entry: e4 });
    expect(refusal).toMatchObject({ code: 'fee-open', entry: e4, owes: 2_500 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':1 Ablauf 2'))).toBe(true);
    pay(night, 4);
    night.do({ type: 'SeatEntry', entry: e4 });
    expect(seated(night)).toContain('e4');
  });

  it('with nobody paid there is nobody to draw', () => {
    expect(evening('bdpv').refusal({ type: 'DrawSeats' })).toMatchObject({ code: 'fee-open', entry: e1 });
  });

  it('whoever was seated and has his fee back keeps his seat in another draw', () => {
    const night = evening('bdpv');
    for (const no of [1, 2, 3, 4]) pay(night, no);
    night.do({ type: 'DrawSeats' });
    const at = night.state.entries.get(e4)?.at;
    night.do({ type: 'ReversePayment', payment: toPaymentId('z4'), reason: 'vertan' });
    for (let times = 0; times < 20; times += 1) {
      night.try({ type: 'DrawSeats' });
      const seats = [...night.state.entries.values()].map((entry) => JSON.stringify(entry.at));
      expect(new Set(seats).size).toBe(4);
      expect(night.state.entries.get(e4)?.at).toEqual(at);
    }
  });

  it('a night that keeps no money asks nothing', () => {
    const night = new Evening('bdpv');
    night.enter(4);
    night.do({ type: 'DrawSeats' });
    expect(seated(night)).toHaveLength(4);
  });
});

it('where the rulebook says nothing somebody sits and owes', () => {
  const night = evening('tda55');
  night.do({ type: 'DrawSeats' });
  expect(seated(night)).toHaveLength(4);
});

it('[bdpv:1 Ablauf 7] whoever is not entered has no seat, paid or not', () => {
  const night = evening('bdpv');
  pay(night, 1, 2, 3, 4);
  night.do({ type: 'DrawSeats' });
  expect(night.refusal({ type: 'SeatEntry', entry: toEntryId('e9') })).toEqual({
    code: 'no-such-entry',
    entry: 'e9',
  });
});

it('[oepbl:2.5 entry fee] the league’s fee is what each entry owes', () => {
  const night = evening('oepbl');
  const [entry, ...others] = MONEY.profiles;
  const dearer = { ...entry, parts: [{ for: 'fee', amount: toCents(900) }] } as never;
  const set = new Evening('oepbl', { money: { profiles: [dearer, ...others] } });
  set.enter(2);
  expect(Object.values(set.state.money?.sales ?? []).map(({ parts }) => parts)).toEqual([
    [{ for: 'fee', amount: 900 }],
    [{ for: 'fee', amount: 900 }],
  ]);
  expect(night.state.money?.sales).toHaveLength(4);
});
