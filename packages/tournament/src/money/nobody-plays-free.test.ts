import { dependents, restore } from '@riffle/aggregate';
import { readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { prizePool } from './prize-pool.ts';
import { unsettled } from './settling.ts';
import { houseOver, MONEY, WITH_BOUNTY } from './testing.ts';

const [e1, e2, e3, e4] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const out = (entry: typeof e1, by: readonly (typeof e1)[] = [], id = `${entry}-out`) =>
  ({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry, by }] }) as const;
const books = (night: Evening) => view(night.state, { as: 'staff' }).money?.books;

describe('nobody plays for nothing', () => {
  it('whose entry was taken back before the start is named until it is sold again, and the night is not done', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(4);
    night.do({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'falsch gebucht' });
    expect(books(night)?.unsold).toEqual([e1]);
    const before = unsettled(night.state).owing;
    night.do({ type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'entry' });
    expect(books(night)?.unsold).toBeUndefined();
    expect(unsettled(night.state).owing).toBe(before);
  });

  it('who is struck off, entered under his id again and struck off again owes nothing, and left nothing in the pool', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    const again = { type: 'AddEntries', entries: [{ entry: e3, person: toPersonId('p3') }] } as const;
    night.do(again);
    night.do({ type: 'WithdrawEntry', entry: e3 });
    night.do(again);
    expect(new Set(night.state.money?.sales.map(({ id }) => id)).size).toBe(4);
    night.do({ type: 'WithdrawEntry', entry: e3 });
    expect(books(night)?.owes[e3]).toBeUndefined();
    expect(prizePool(night.state).paidIn).toBe(4_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('that his sale was taken back is not undone without that he was struck off: he would owe it, and be nobody', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(3);
    night.do({ type: 'ReverseSale', sale: saleOfEntry('e3'), reason: 'falsch gebucht' });
    const reversal = night.commits.at(-1);
    night.do({ type: 'WithdrawEntry', entry: e3 });
    const fallen = reversal && dependents(tournament, restore(tournament, night.commits), reversal.id);
    expect(fallen?.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['EntryWithdrawn']);
  });

  it('a night from before, in which both his sales have one id, takes back the one that stands', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    const entered = { type: 'AddEntries', entries: [{ entry: e3, person: toPersonId('p3') }] } as const;
    const events = night.do(entered);
    night.do({ type: 'WithdrawEntry', entry: e3 });
    night.apply(...events);
    night.do({ type: 'WithdrawEntry', entry: e3 });
    expect(books(night)?.owes[e3]).toBeUndefined();
    expect(prizePool(night.state).paidIn).toBe(4_000);
  });

  it('also after the last place: what he played is sold to him then', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    night.do({ type: 'ReverseSale', sale: saleOfEntry('e2'), reason: 'falsch gebucht' });
    night.seatAll(1).do({ type: 'StartClock' });
    night.do(out(e2));
    expect(books(night)?.unsold).toEqual([e2]);
    expect(night.try({ type: 'Sell', sale: toSaleId('s1'), entry: e2, kind: 'entry' }).ok).toBe(true);
  });

  it('[tda55:53.b] a rebuy that brought somebody back is taken back with a reason, and he is out as he was', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.start(4, 1);
    night.do(out(e4, [e1]));
    const before = night.state.entries.get(e4);
    night.do({ type: 'Sell', sale: toSaleId('s1'), entry: e4, kind: 'rebuy' });
    expect(night.refusal({ type: 'ReverseSale', sale: toSaleId('s1'), reason: '' })?.code).toBe('reason-needed');
    night.do({ type: 'ReverseSale', sale: toSaleId('s1'), reason: 'der andere Paul' });
    expect(night.state.entries.get(e4)).toEqual(before);
    expect(night.state.bustOuts.flatMap((hand) => hand.out).some(({ back }) => back === true)).toBe(false);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('[tda55:53.b] once he has played it to its end it is owed', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.start(4, 1);
    night.do(out(e4, [e1]));
    night.do({ type: 'Sell', sale: toSaleId('s1'), entry: e4, kind: 'rebuy' });
    night.do(out(e4, [e1], 'again'));
    const refusal = night.refusal({ type: 'ReverseSale', sale: toSaleId('s1'), reason: 'zahlt nicht' });
    expect(refusal).toMatchObject({ code: 'chips-played', entry: e4 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':53.b'))).toBe(true);
  });
});

describe('a bounty that nobody has won', () => {
  const night = (money = WITH_BOUNTY, more: object = {}): Evening => {
    const evening = new Evening('tda55', {
      money,
      prizePlan: readyPlan('winnerTakesAll'),
      lateEntryThrough: 0,
      ...more,
    });
    evening.start(3, 1);
    return evening;
  };

  it('keeps the night open until it is said by whom, or why not', () => {
    const evening = night();
    evening.do(out(e3));
    expect(books(evening)?.unclaimed).toEqual([{ entry: e3, bustOut: 'e3-out', amount: 500 }]);
    expect(evening.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', bounties: 1 });
    evening.do({ type: 'ChangeBustOut', bustOut: toBustOutId('e3-out'), out: [{ entry: e3, by: [e1] }] });
    expect(unsettled(evening.state).bounties).toBe(0);
  });

  it('also of a stack that was removed, and where the floor is to name one of several', () => {
    const evening = night();
    evening.do({ type: 'RemoveStack', bustOut: toBustOutId('r'), entry: e3, chips: 10_000 as never, reason: 'raus' });
    expect(unsettled(evening.state).bounties).toBe(1);
    const named = night(WITH_BOUNTY, { rulebook: houseOver('tda55', { 'entries.bountyShared': 'floorDecides' }) });
    named.do(out(e3, [e1, e2]));
    expect(unsettled(named.state).bounties).toBe(1);
  });

  it('of an envelope as well, which is drawn once it is said by whom', () => {
    const evening = new Evening('tda55', { money: { ...WITH_BOUNTY, bounty: { by: 'mystery' } }, lateEntryThrough: 1 });
    evening.start(3, 1);
    evening.do({ type: 'JumpToLevel', level: 5 });
    evening.do({ type: 'SealEnvelopes', envelopes: [1_000, 300, 200].map(toCents) });
    evening.do(out(e3));
    expect(books(evening)?.unclaimed).toEqual([{ entry: e3, bustOut: 'e3-out' }]);
    evening.do({ type: 'ChangeBustOut', bustOut: toBustOutId('e3-out'), out: [{ entry: e3, by: [e1] }] });
    evening.do({ type: 'DrawEnvelope', entry: e3 });
    expect(unsettled(evening.state).bounties).toBe(0);
  });
});
