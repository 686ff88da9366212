import { balances, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { type SaleId, toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import type { Onlooker } from '../view.ts';
import { view } from '../view-of.ts';
import { bounties } from './bounties.ts';
import { envelopesDue } from './envelopes-due.ts';
import { moneyFaults } from './faults.ts';
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

  it('all of a night with sealed envelopes that is called off: what nobody drew goes back with the entries, what was drawn as well', () => {
    const bounty = { for: 'bounty', amount: toCents(500) } as const;
    const profiles = MONEY.profiles
      .filter(({ kind }) => kind === 'entry')
      .map((profile) => ({ ...profile, parts: [...profile.parts, bounty] }));
    const night = new Evening('tda55', {
      money: { profiles, bounty: { by: 'mystery' } },
      lateEntryThrough: 0,
      prizePlan: readyPlan('topThree'),
    });
    const box = toBoxId('b1');
    const players = night.start(4, 1);
    const sales = players.map(saleOfEntry);
    night.do({ type: 'OpenBox', box, name: 'Kim', float: toCents(10_000) });
    const paid = toCents(3_000);
    const amounts = players.map((entry) => ({ entry, amount: paid }));
    night.do({ type: 'TakeMoney', payment: toPaymentId('in'), box, means: 'cash', amounts });
    night.do({ type: 'SealEnvelopes', envelopes: [800, 600, 400, 200].map(toCents) });
    night.do(out('h1'));
    night.do({ type: 'DrawEnvelope', entry: e1 });
    night.do({ type: 'HandOut', payment: toPaymentId('won'), box, means: 'cash', entry: e2 });
    night.do({ type: 'CallOff', reason: 'Stromausfall' });
    const won = bounties(night.state).get(e2)?.won;
    expect([won, envelopesDue(night.state)]).toEqual([expect.any(Number), []]);
    const [first] = sales;
    if (first === undefined) throw new Error('nobody bought');
    // what was handed out of it comes back before
    expect(reversed(night, first)).toBe('prizes-handed-out');
    // who has no place has had something beside it
    const refusal = night.refusal({ type: 'ReverseSale', sale: first, reason: 'abgesagt' });
    expect(refusal).toEqual({ code: 'prizes-handed-out', entry: e2 });
    night.do({ type: 'ReversePayment', payment: toPaymentId('won'), reason: 'abgesagt' });
    expect(kept(night)).toBeUndefined();
    for (const sale of sales) {
      night.do({ type: 'ReverseSale', sale, reason: 'abgesagt' });
      expect(moneyFaults(night.state)).toEqual([]);
      // part of it is given back: nobody has won any
      expect(bounties(night.state).size).toBe(0);
    }
    for (const entry of players)
      night.do({ type: 'GiveBack', payment: toPaymentId(`back-${entry}`), box, means: 'cash', entry, amount: paid });
    night.do({ type: 'CountBox', box, cash: toCents(10_000), card: toCents(0) });
    const [settled] = night.do({ type: 'Settle' });
    expect(settled).not.toHaveProperty('reason');
    const { ledger } = night.state.money ?? { ledger: [] };
    const left = [...balances(ledger)].filter(([, amount]) => amount !== 0);
    expect(left).toEqual([]);
    // neither drawn anew nor sealed anew
    expect(night.refusal({ type: 'SealEnvelopes', envelopes: [] })?.code).toBe('called-off');
  });

  it('keeps what was sealed as long as the night is not called off, and takes back with that what was given back', () => {
    const bounty = { for: 'bounty', amount: toCents(500) } as const;
    const profiles = MONEY.profiles
      .filter(({ kind }) => kind === 'entry')
      .map((profile) => ({ ...profile, parts: [...profile.parts, bounty] }));
    const night = new Evening('tda55', { money: { profiles, bounty: { by: 'mystery' } }, lateEntryThrough: 0 });
    night.start(2, 1);
    night.do({ type: 'SealEnvelopes', envelopes: [600, 400].map(toCents) });
    const before = night.state;
    const off = night.do({ type: 'CallOff', reason: 'Stromausfall' });
    const [back] = night.do({ type: 'ReverseSale', sale: saleOfEntry(e1), reason: 'abgesagt' });
    if (back === undefined) throw new Error('nothing was given back');
    expect([fits(off.reduce(evolve, before), back), fits(before, back)]).toEqual([true, false]);
  });

  it('nothing once the night is settled', () => {
    const night = new Evening('tda55', { money: MONEY, prizes: [toCents(1_000)] });
    night.start(2, 1);
    night.do(out('h1'));
    night.do({ type: 'Settle', reason: 'morgen' });
    expect(kept(night)).toEqual({ all: 'settled' });
  });
});
