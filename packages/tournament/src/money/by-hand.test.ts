import { boxOf, type Cents, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { dues } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { prizePool } from './prize-pool.ts';
import { MONEY } from './testing.ts';

const id = (no: number) => toEntryId(`e${String(no)}`);
const box = toBoxId('b1');
function evening(): Evening {
  const night = new Evening('tda55', { money: MONEY, prizes: [5_000, 3_000].map(toCents), lateEntryThrough: 0 });
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
  night.start(4, 1);
  return night;
}
const book = (no: number, amount: number, reason = 'Losfee') =>
  ({ type: 'BookByHand', entry: id(no), amount: amount as Cents, reason }) as const;
const handOut = (no: number) =>
  ({ type: 'HandOut', payment: toPaymentId(`p${String(no)}`), box, means: 'cash', entry: id(no) }) as const;
const paidOf = (no: number) =>
  ({
    type: 'TakeMoney',
    payment: toPaymentId(`t${String(no)}`),
    box,
    means: 'cash',
    amounts: [{ entry: id(no), amount: toCents(2_500) }],
  }) as const;
const due = (state: Tournament, no: number) => dues(state).find(({ entry }) => entry === id(no));
const cashOf = ({ state }: Evening): number =>
  (state.money?.ledger ?? [])
    .flat()
    .reduce((sum, { account, amount }) => sum + (account === boxOf(box, 'cash') ? amount : 0), 0);

describe('money by hand', () => {
  it('is due and handed out as a prize is, from the house and not from the pool', () => {
    const night = evening();
    const pool = prizePool(night.state);
    night.do(paidOf(1));
    night.do(book(1, 1_000));
    expect(prizePool(night.state)).toEqual(pool);
    expect(due(night.state, 1)).toMatchObject({ won: { byHand: 1_000, special: 0 }, byHand: 1_000 });
    const before = cashOf(night);
    night.do(handOut(1));
    expect(cashOf(night)).toBe(before - 1_000);
    expect(due(night.state, 1)?.byHand).toBe(0);
    expect(night.state.money?.payments.at(-1)).toMatchObject({ what: 'handedOut', prize: 0, bounty: 0, byHand: 1_000 });
    expect(night.state.money?.payments.at(-1)).not.toHaveProperty('special');
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is taken back no further than it was given', () => {
    const night = evening();
    expect(night.refusal(book(1, -1))?.code).toBe('amount-invalid');
    night.do(book(1, 1_000));
    night.do(book(1, -400));
    expect(due(night.state, 1)?.byHand).toBe(600);
    expect(night.refusal(book(1, -601))?.code).toBe('amount-invalid');
    expect(night.refusal(book(2, -1))?.code).toBe('amount-invalid');
    night.do(book(1, -600));
    expect(due(night.state, 1)).toBeUndefined();
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('and not once it has been handed out', () => {
    const night = evening();
    night.do(paidOf(1));
    night.do(book(1, 1_000));
    night.do(handOut(1));
    expect(night.refusal(book(1, -1_000))?.code).toBe('prizes-handed-out');
  });

  it('is told apart from special prizes in a night that counted it among them', () => {
    const night = evening();
    night.do(paidOf(1));
    night.do(book(1, 1_000));
    const paid = { payment: toPaymentId('p1'), box, means: 'cash', entry: id(1), at: night.now } as const;
    const before = { v: 1, type: 'PrizeHandedOut', ...paid, prize: toCents(0), bounty: toCents(0) } as const;
    const then = evolve(night.state, { ...before, special: toCents(1_000) });
    const now = evolve(night.state, { ...before, byHand: toCents(1_000) });
    expect(then).toEqual(now);
    expect(due(then, 1)).toMatchObject({ byHand: 0, special: 0 });
    expect(moneyFaults(then)).toEqual([]);
    expect(fits(night.state, { ...before, special: toCents(1_000) })).toBe(true);
    expect(fits(night.state, { ...before, special: toCents(1_001) })).toBe(false);
  });

  it('has a reason, and is the director’s', () => {
    const night = evening();
    expect(night.refusal(book(1, 1_000, ' '))?.code).toBe('reason-needed');
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.refusal(book(1, 1_000))).toMatchObject({ code: 'role-may-not', needed: ['director'] });
  });

  it('is nothing any more when the books are closed', () => {
    const night = evening();
    for (const no of [4, 3, 2]) {
      night.do({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: id(no), by: [] }] });
    }
    night.do(book(2, 700));
    night.do({ type: 'Settle', reason: 'später' });
    expect(night.refusal(book(2, 100))?.code).toBe('settled');
    expect(moneyFaults(night.state)).toEqual([]);
  });
});

describe('points by hand', () => {
  const adjust = (no: number, sum: number, among = 1, reason = 'Liga') =>
    ({ type: 'AdjustPoints', entry: id(no), points: { sum, among }, reason }) as const;
  const points = (night: Evening, no: number) => view(night.state, { as: 'room' }).entries[id(no)]?.points;

  it('are part of the points, in whole ones and in parts, and may fall below nothing', () => {
    const night = evening();
    night.do(adjust(1, 3));
    expect(points(night, 1)).toEqual({ sum: 3, among: 1 });
    night.do(adjust(1, -1, 2));
    expect(points(night, 1)).toEqual({ sum: 5, among: 2 });
    night.do(adjust(2, -4));
    expect(points(night, 2)).toEqual({ sum: -4, among: 1 });
    expect(points(night, 3)).toBeUndefined();
  });

  it('a hundred times in other parts: the sum is exact', () => {
    const night = evening();
    for (let nth = 0; nth < 50; nth += 1) {
      night.do(adjust(1, 1, 4));
      night.do(adjust(1, 1, 10));
    }
    const { sum = 0, among = 1 } = points(night, 1) ?? {};
    expect(among).toBe(20);
    expect(sum / among).toBe(17.5);
  });

  it('are his who has forfeited all others as well, and after the end', () => {
    const night = evening();
    const penalty = { penalty: toPenaltyId('p1'), entry: id(1), offence: 'collusion', measure: 'disqualification' };
    night.do({ type: 'GivePenalty', ...penalty } as never);
    night.do(adjust(1, 2));
    expect(points(night, 1)).toEqual({ sum: 2, among: 1 });
  });

  it('have a reason, and are the director’s', () => {
    const night = evening();
    expect(night.refusal(adjust(1, 1, 1, ''))?.code).toBe('reason-needed');
    expect(night.refusal(adjust(1, 0))?.code).toBe('nothing-to-do');
    night.actor = { id: 'carl', role: 'cashier' };
    expect(night.refusal(adjust(1, 1))).toMatchObject({ code: 'role-may-not', needed: ['director'] });
  });
});
