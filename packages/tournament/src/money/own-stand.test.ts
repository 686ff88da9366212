import { readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toProfileId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { entriesOfSame, ownStand } from './own-stand.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const [e1, e2, e3, e4] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const box = toBoxId('b1');
const evening = (changes: ConstructorParameters<typeof Evening>[1] = {}): Evening => {
  const prizes = [6_000, 2_000].map(toCents);
  const night = new Evening('tda55', { money: MONEY, prizes, lateEntryThrough: 0, ...changes });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
  return night;
};
const take = (night: Evening, ...amounts: readonly (readonly [EntryId, number])[]) =>
  night.do({
    type: 'TakeMoney',
    payment: toPaymentId(`take ${amounts.join()}`),
    box,
    means: 'cash',
    amounts: amounts.map(([entry, amount]) => ({ entry, amount: toCents(amount) })),
  });
const begin = (night: Evening) => night.seatAll().do({ type: 'StartClock' });
const out = (night: Evening, entry: EntryId, ...by: readonly EntryId[]) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry, by }] });
const first = (night: Evening, entry: EntryId) => ownStand(night.state, entry, night.now).entries[0];

describe('what a player may know of the money', () => {
  it('is what he bought part by part, what of a payment was for him, and what he owes', () => {
    const night = evening();
    take(night, [e1, 1_500], [e2, 2_500]);
    expect(first(night, e1)).toMatchObject({
      entry: e1,
      no: 1,
      sales: [{ kind: 'entry', parts: MONEY.profiles[0]?.parts, chips: 10_000 }],
      receipts: [{ no: 1, what: 'taken', means: 'cash', amount: 1_500 }],
      paid: 1_500,
      owes: 1_000,
      won: { prize: 0, bounty: 0 },
    });
    expect(JSON.stringify(ownStand(night.state, e1, night.now))).not.toContain(e2);
  });

  it('is for what he has his points, without what a formula was worked out of', () => {
    const scoring = { formula: 'buyins - rank', perHit: { sum: 1, among: 2 } } as const;
    const prizePlan = { ...readyPlan('topTwo'), points: [10, 8, 6], scoring };
    const night = evening({ prizePlan, moneyShown: 'nothing' });
    begin(night);
    out(night, e4, e1);
    expect(first(night, e1)?.reckoned).toEqual([
      { for: 'hits', hits: { sum: 1, among: 1 }, each: { sum: 1, among: 2 }, points: { sum: 1, among: 2 } },
    ]);
    expect(first(night, e4)?.reckoned).toMatchObject([{ for: 'formula', at: [{ place: 4, values: {} }] }]);
    // what he paid and won he knows, but what is played for he could reckon from them
    const reckonedBy = (formula: string) => {
      const changes = { prizePlan: { ...prizePlan, scoring: { ...scoring, formula } } };
      night.do({ type: 'ChangeSetup', changes });
      return first(night, e4)?.reckoned;
    };
    expect(reckonedBy('10 - tc')).toBeDefined();
    expect(reckonedBy('pot / rank')).toBeUndefined();
    // points of the place alone need no reckoning
    const plain = evening({ prizePlan: { ...readyPlan('topTwo'), points: [10, 8, 6, 4] } });
    begin(plain);
    out(plain, e4, e1);
    expect(first(plain, e4)?.reckoned).toBeUndefined();
  });

  it('tells nothing of what was taken back, and what was given back is not paid', () => {
    const night = evening();
    take(night, [e1, 2_500]);
    night.do({ type: 'ReverseSale', sale: saleOfEntry(e1), reason: 'doppelt verkauft' });
    expect(first(night, e1)).toMatchObject({ sales: [], paid: 2_500, owes: -2_500 });
    night.do({ type: 'GiveBack', payment: toPaymentId('back'), box, means: 'cash', entry: e1, amount: toCents(2_500) });
    expect(first(night, e1)).toMatchObject({ paid: 0, owes: 0, receipts: [{ no: 1 }, { no: 2, what: 'givenBack' }] });
    night.do({ type: 'ReversePayment', payment: toPaymentId('back'), reason: 'vertippt' });
    expect(first(night, e1)).toMatchObject({ paid: 2_500, owes: -2_500, receipts: [{ no: 1 }] });
  });

  it('is what he won by place and by heads, and whether it was handed out', () => {
    const night = evening({ money: WITH_BOUNTY });
    begin(night);
    out(night, e4, e1);
    out(night, e3, e1);
    expect(first(night, e1)).toMatchObject({ won: { prize: 0, bounty: 1_000 }, handedOut: { bounty: 0 }, head: 500 });
    out(night, e2, e1);
    expect(first(night, e2)).toMatchObject({ won: { prize: 2_000, bounty: 0 }, handedOut: { prize: 0 } });
    take(night, [e2, 3_000]);
    night.do({ type: 'HandOut', payment: toPaymentId('out'), box, means: 'cash', entry: e2 });
    const stand = first(night, e2);
    expect(stand).toMatchObject({
      won: { prize: 2_000 },
      handedOut: { prize: 2_000, bounty: 0 },
      owes: 0,
      paid: 3_000,
    });
    expect(stand?.receipts.at(-1)).toMatchObject({ what: 'handedOut', amount: 2_000 });
  });

  it('is what of a prize stays at the till for what he owes, before and after it is handed out', () => {
    const night = evening();
    take(night, [e2, 1_500]);
    begin(night);
    for (const entry of [e4, e3, e2]) out(night, entry, e1);
    expect(first(night, e2)).toMatchObject({ owes: 1_000, toFetch: { paid: 1_000, setOff: 1_000, waits: 0 } });
    night.do({ type: 'HandOut', payment: toPaymentId('out'), box, means: 'cash', entry: e2 });
    const stand = first(night, e2);
    expect(stand).toMatchObject({ owes: 0, paid: 2_500, toFetch: { paid: 0, setOff: 0 }, handedOut: { prize: 2_000 } });
    expect(stand?.receipts.map(({ no, what, amount }) => [no, what, amount])).toEqual([
      [1, 'taken', 1_500],
      [2, 'setOff', 1_000],
      [2, 'handedOut', 1_000],
    ]);
    expect(first(night, e1)).toMatchObject({ toFetch: { paid: 3_500, setOff: 2_500 } });
    night.do({ type: 'ReversePayment', payment: toPaymentId('out'), reason: 'vertippt' });
    expect(first(night, e2)).toMatchObject({ owes: 1_000, paid: 1_500, receipts: [{ what: 'taken' }] });
  });

  it('is nothing over the counter where all that was won is owed', () => {
    const night = evening({ prizes: [6_000, 500].map(toCents) });
    begin(night);
    for (const entry of [e4, e3, e2]) out(night, entry, e1);
    night.do({ type: 'HandOut', payment: toPaymentId('out'), box, means: 'cash', entry: e2 });
    expect(first(night, e2)).toMatchObject({ owes: 2_000, paid: 500, receipts: [{ what: 'setOff', amount: 500 }] });
    expect(first(night, e2)?.receipts).toHaveLength(1);
  });

  it('waits where a late entry may still move his place', () => {
    const night = evening({ prizes: [6_000, 2_000, 1_000, 500].map(toCents), lateEntryThrough: 4 });
    take(night, [e4, 2_500]);
    begin(night);
    out(night, e4, e1);
    expect(first(night, e4)).toMatchObject({ won: { prize: 500 }, toFetch: { paid: 0, waits: 500 } });
  });

  it('says that nothing was sold to him yet', () => {
    const night = evening();
    expect(first(night, e1)?.unsold).toBeUndefined();
    night.do({ type: 'ReverseSale', sale: saleOfEntry(e1), reason: 'doppelt verkauft' });
    expect(first(night, e1)?.unsold).toBe(true);
  });

  it('names the next prize to who still plays, as far as the room knows prizes', () => {
    const night = evening();
    begin(night);
    expect(ownStand(night.state, e1, night.now).next).toEqual({ place: 2, prize: 2_000 });
    out(night, e4, e1);
    out(night, e3, e1);
    expect(ownStand(night.state, e1, night.now).next).toEqual({ place: 2, prize: 2_000 });
    expect(ownStand(night.state, e3, night.now).next).toBeUndefined();
    const silent = evening({ moneyShown: 'nothing' });
    begin(silent);
    expect(ownStand(silent.state, e1, silent.now).next).toBeUndefined();
  });

  it('is of all his entries, whichever of them he is known by', () => {
    const night = evening({ lateEntryThrough: 4 });
    begin(night);
    out(night, e4, e1);
    const again = toEntryId('again');
    const person = night.state.entries.get(e4)?.person ?? toPersonId('-');
    night.do({ type: 'AddEntries', entries: [{ entry: again, person, profile: toProfileId('reEntry') }] });
    for (const entry of [e4, again]) {
      expect(entriesOfSame(night.state, entry)).toEqual([again, e4]);
      expect(ownStand(night.state, entry, night.now).entries.map(({ owes }) => owes)).toEqual([2_500, 2_500]);
    }
  });

  it('is nothing once he is struck off, and for who never was there', () => {
    const night = evening();
    night.do({ type: 'WithdrawEntry', entry: e4 });
    for (const entry of [e4, toEntryId('nobody'), toEntryId('constructor')]) {
      expect(entriesOfSame(night.state, entry)).toEqual([]);
      expect(ownStand(night.state, entry, night.now)).toEqual({ entries: [] });
    }
  });

  it('is a rebuy as well, from the moment it is sold', () => {
    const night = evening();
    begin(night);
    out(night, e4, e1);
    night.do({ type: 'Sell', sale: toSaleId('again'), entry: e4, kind: 'rebuy' });
    expect(first(night, e4)).toMatchObject({ sales: [{ kind: 'entry' }, { kind: 'rebuy' }], owes: 4_500 });
  });
});
