import { readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { type SaleId, toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import type { Onlooker } from '../view.ts';
import { view } from '../view-of.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY } from './testing.ts';

const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const kept = (night: Evening, viewer: Onlooker = { as: 'staff' }) => view(night.state, viewer).money?.books?.kept;
const reversed = (night: Evening, sale: SaleId) =>
  night.refusal({ type: 'ReverseSale', sale, reason: 'Versehen' })?.code;
const out = (id: string) => ({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry: e1, by: [e2] }] }) as const;
const rebuy = { type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'rebuy' } as const;

describe('what is offered to be reversed is what is accepted', () => {
  it('before the start all, but the fee of who is disqualified where it stays', () => {
    const night = new Evening('pvb', { money: MONEY });
    night.enter(4);
    expect(kept(night)).toBeUndefined();
    night.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: e1, offence: 'collusion' },
      measure: 'disqualification',
    });
    expect(kept(night)).toEqual({ sales: { [saleOfEntry(e1)]: 'fee-stays' } });
    expect(reversed(night, saleOfEntry(e1))).toBe('disqualified-fee-stays');
  });

  it('no entry once it has played, and no chips that are lost', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.start(4, 1);
    expect(kept(night)).toEqual({ entering: 'entry-has-played' });
    expect(reversed(night, saleOfEntry(e1))).toBe('entry-has-played');
    night.do(out('h1'));
    night.do(rebuy);
    expect(kept(night)).toEqual({ entering: 'entry-has-played' });
    expect(reversed(night, rebuy.sale)).toBeUndefined();
    night.do(out('h2'));
    expect(kept(night)).toEqual({ entering: 'entry-has-played', sales: { s1: 'chips-played' } });
    expect(reversed(night, rebuy.sale)).toBe('chips-played');
    expect(kept(night, { as: 'cashier', holder: 'kim' })).toEqual(kept(night));
    expect(view(night.state, { as: 'room' }).money?.books).toBeUndefined();
  });

  it('all of a night that is called off, played or lost, until nobody owes and nothing is left', () => {
    const guarantee = toCents(100_000);
    const night = new Evening('tda55', {
      money: { profiles: MONEY.profiles, guarantee },
      prizes: [],
      prizePlan: readyPlan('topThree'),
    });
    const box = toBoxId('b1');
    night.start(3, 1);
    night.do({ type: 'OpenBox', box, name: 'Kim', float: toCents(0) });
    const [first, second, third] = [e1, e2, toEntryId('e3')].map(saleOfEntry) as [SaleId, SaleId, SaleId];
    const paid = toCents(2_500);
    night.do({
      type: 'TakeMoney',
      payment: toPaymentId('p1'),
      box,
      means: 'cash',
      amounts: [{ entry: e1, amount: paid }],
    });
    night.do(out('h1'));
    night.do(rebuy);
    night.do(out('h2'));
    expect(reversed(night, first)).toBe('entry-has-played');
    night.do({ type: 'CallOff', reason: 'Stromausfall' });
    expect(kept(night)).toBeUndefined();
    for (const sale of [rebuy.sale, first, second, third]) night.do({ type: 'ReverseSale', sale, reason: 'abgesagt' });
    expect(night.state.entries.get(e1)?.out).toBe(toBustOutId('h2'));
    night.do({ type: 'GiveBack', payment: toPaymentId('p2'), box, means: 'cash', entry: e1, amount: paid });
    night.do({ type: 'CountBox', box, cash: toCents(0), card: toCents(0) });
    // nobody plays for a guarantee any more, and nobody is to buy what he got back
    expect(night.refusal({ type: 'Settle' })).toBeUndefined();
  });

  it('nothing once the night is settled', () => {
    const night = new Evening('tda55', { money: MONEY, prizes: [toCents(1_000)] });
    night.start(2, 1);
    night.do(out('h1'));
    night.do({ type: 'Settle', reason: 'morgen' });
    expect(kept(night)).toEqual({ all: 'settled' });
  });
});
