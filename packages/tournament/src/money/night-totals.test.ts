import { readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBoxId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { type NightTotals, nightTotals, totalsOver } from './night-totals.ts';
import { prizePool } from './prize-pool.ts';
import { MONEY } from './testing.ts';

const deductions = [{ share: 100 }, { name: 'Finale', amount: toCents(700) }];
function evening(): Evening {
  const night = new Evening('tda55', {
    money: { ...MONEY, guarantee: toCents(15_000) },
    prizePlan: { ...readyPlan('topThree'), deductions },
  });
  night.start(6, 1);
  return night;
}
const totals = (night: Evening) => nightTotals(view(night.state, { as: 'staff' })) as NightTotals;

describe('what a night came to', () => {
  it('is what was sold, where all of it went, and what was missing in the boxes', () => {
    const night = evening();
    const box = toBoxId('b1');
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(1_000) });
    night.do({ type: 'CountBox', box, cash: toCents(900), card: toCents(0) });
    expect(totals(night)).toEqual({
      currency: 'EUR',
      sold: { entry: 6, reEntry: 0, rebuy: 0, addOn: 0 },
      turnover: 15_000,
      pool: 15_000,
      bounties: 0,
      fee: 3_000,
      staff: 0,
      houseShare: 1_200,
      deductions: { Finale: 700 },
      added: 4_900,
      prizes: 0,
      byHand: 0,
      fines: 0,
      difference: -100,
    });
  });

  it('counts a guarantee as the house’s once it is played for: not of a night that is planned, nor of one that is called off', () => {
    const guarantee = toCents(100_000);
    const night = new Evening('tda55', { money: { ...MONEY, guarantee }, prizePlan: readyPlan('topThree') });
    expect(totals(night)).toMatchObject({ added: 0, pool: 0 });
    night.start(6, 1);
    expect(totals(night)).toMatchObject({ added: 88_000, pool: 100_000 });
    night.do({ type: 'CallOff', reason: 'Sturm' });
    expect(totals(night)).toMatchObject({ added: 0, pool: 12_000 });
    // what a deal has shared before stays
    const deal = { shares: [], method: 'hand', left: toCents(0), at: night.now } as const;
    expect(prizePool({ ...night.state, deal }).overlay).toBe(88_000);
  });

  it('leaves a guarantee and what goes off the pool to the last day, also while a flight is played', () => {
    const night = evening();
    night.do({ type: 'ChangeSetup', changes: { dayThrough: 2 } });
    expect(totals(night)).toMatchObject({ added: 0, pool: 12_000, houseShare: 0, deductions: {} });
  });

  it('is told to staff alone, and of no night without money', () => {
    expect(nightTotals(view(evening().state, { as: 'room' }))).toBeUndefined();
    expect(nightTotals(view(new Evening('tda55').state, { as: 'staff' }))).toBeUndefined();
  });
});

describe('what several nights came to', () => {
  it('is the sum of each, deductions by their names, and each currency for itself', () => {
    const euro = totals(evening());
    const francs: NightTotals = { ...euro, currency: 'CHF', deductions: { Finale: 1 } };
    const other: NightTotals = { ...euro, deductions: { Finale: 5, Saal: 7 }, difference: 30 };
    expect(totalsOver([])).toEqual([]);
    expect(totalsOver([euro, francs, other])).toMatchObject([
      {
        ...{ currency: 'EUR', sold: { entry: 12 }, turnover: 30_000, pool: 30_000, fee: 6_000 },
        ...{ deductions: { Finale: 705, Saal: 7 }, difference: 30 },
      },
      { currency: 'CHF', deductions: { Finale: 1 } },
    ]);
  });
});
