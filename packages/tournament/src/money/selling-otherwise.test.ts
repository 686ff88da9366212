import { toChips } from '@riffle/cards';
import { balance, owes, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { figures } from '../figures.ts';
import { type EntryId, toBustOutId, toEntryId, toSaleId } from '../ids.ts';
import { roleFor } from '../role.ts';
import { roleToTakeBack } from '../role-to-take-back.ts';
import { Evening } from '../testing.ts';
import { bounties } from './bounties.ts';
import { moneyFaults } from './faults.ts';
import type { MoneySetup } from './money-setup.ts';
import { standing } from './standing.ts';
import { houseOver, MONEY, WITH_BOUNTY } from './testing.ts';

const [A, B] = [toEntryId('e1'), toEntryId('e2')];
const whileIn = ({ profiles, ...money }: MoneySetup): MoneySetup => ({
  ...money,
  profiles: profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true } : one)),
});
const rebuy = (more: object = {}, entry = A, sale = 'r1') => ({
  ...({ type: 'Sell', sale: toSaleId(sale), entry, kind: 'rebuy' } as const),
  ...more,
});
const running = (book = 'gcb', money = whileIn(MONEY), more: object = {}): Evening => {
  const night = new Evening(book, { money, ...more });
  night.start(4, 1);
  return night;
};
const owed = (night: Evening, entry: EntryId = A): number => balance(night.state.money?.ledger ?? [], owes(entry));
const chipsOf = (night: Evening, entry = A) => night.state.entries.get(entry)?.stack;
const bust = (night: Evening, by: readonly EntryId[] = [B]) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: A, by }] });
const rebuysOf = (night: Evening) => standing(night.state).filter(({ kind }) => kind === 'rebuy');

describe('several at once', () => {
  it('a double rebuy owes both, has the chips of both and is one step', () => {
    const night = running();
    const before = owed(night);
    const events = night.do(rebuy({ count: 2 }));
    expect(events.map((event) => event.type)).toEqual(['Sold', 'Sold']);
    expect(owed(night) - before).toBe(4_000);
    expect(chipsOf(night)).toBe(30_000);
    expect(rebuysOf(night).map(({ id, with: first }) => [id, first])).toEqual([
      ['r1', undefined],
      ['r1:2', 'r1'],
    ]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is no slip of two cashiers, while the next one is', () => {
    const night = running();
    night.do(rebuy({ count: 2 }));
    expect(night.refusal(rebuy({}, A, 'r2'))).toMatchObject({ code: 'just-sold' });
    expect(night.refusal(rebuy({ count: 2 }, B, 'r1'))).toMatchObject({ code: 'id-taken', id: 'r1' });
  });

  it.each(['perPerson', 'total'] as const)('counts as many against the limit %s', (limit) => {
    const night = running('gcb', { ...whileIn(MONEY), limits: { rebuy: { [limit]: 2 } } });
    expect(night.refusal(rebuy({ count: 3 }))).toMatchObject({ code: 'limit-passed', limit, most: 2 });
    expect(night.refusal(rebuy({ count: 2 }))).toBeUndefined();
    expect(night.refusal(rebuy({ count: 3, reason: 'vor der Pause angesagt' }))).toBeUndefined();
  });

  it('[gcb:T26.2] [gcb:T26.3] who is out comes back with all of them, and is out again without any', () => {
    const night = running();
    bust(night);
    const before = owed(night);
    night.do(rebuy({ count: 2 }));
    expect(night.state.entries.get(A)?.out).toBeUndefined();
    expect(rebuysOf(night).map(({ broughtBack }) => broughtBack)).toEqual(['b1', undefined]);
    night.do({ type: 'ReverseSale', sale: toSaleId('r1'), reason: 'falscher Spieler' });
    expect(night.state.entries.get(A)?.out).toBe('b1');
    expect(rebuysOf(night)).toEqual([]);
    expect(owed(night)).toBe(before);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('one of them can be taken back alone', () => {
    const night = running();
    bust(night);
    night.do(rebuy({ count: 2 }));
    night.do({ type: 'ReverseSale', sale: toSaleId('r1:2'), reason: 'wollte nur einen' });
    expect(night.state.entries.get(A)?.out).toBeUndefined();
    expect(rebuysOf(night).map(({ id }) => id)).toEqual(['r1']);
  });

  it('puts the bounty of each on the head', () => {
    const night = running('tda55', whileIn(WITH_BOUNTY));
    bust(night);
    night.do(rebuy({ count: 2 }));
    expect(bounties(night.state).get(A)?.head).toBe(1_000);
    expect(bounties(night.state).get(B)?.won).toBe(500);
  });

  it('are each sold to the stack that he has by those before: two to who is out, as one stack is no more than the first', () => {
    const night = running('tda55');
    bust(night);
    expect(night.refusal(rebuy({ count: 3 }))).toEqual({
      ...{ code: 'stack-above-start', entry: A, stack: 20_000, most: 10_000, after: 2 },
    });
    expect(night.refusal(rebuy({ count: 2 }))).toBeUndefined();
  });

  it('are no way past the first stack for who is in', () => {
    const night = running('tda55');
    const above = { code: 'stack-above-start', entry: A, most: 10_000, after: 1 };
    expect(night.refusal(rebuy({ count: 5, stack: toChips(9_000) }))).toEqual({ ...above, stack: 19_000 });
    expect(night.refusal(rebuy({ count: 2, stack: 'upToStart' }))).toEqual({ ...above, stack: 10_001 });
    expect(night.refusal(rebuy({ count: 1, stack: toChips(9_000) }))).toBeUndefined();
    // no rulebook says it here: it is only usual
    expect(night.refusal(rebuy({ count: 2, stack: toChips(9_000), reason: 'so angesagt' }))).toBeUndefined();
  });

  it('are asked about where what lies before him may be enough or not', () => {
    const small = whileIn(MONEY).profiles.map((one) =>
      one.kind === 'rebuy' ? { ...one, chips: toChips(3_000) } : one,
    );
    const night = running('tda55', { ...MONEY, profiles: small });
    expect(night.refusal(rebuy({ count: 2, stack: 'upToStart' }))).toEqual({
      code: 'stack-asked',
      entry: A,
      most: 10_000,
    });
    expect(night.refusal(rebuy({ count: 2, stack: toChips(7_000) }))).toBeUndefined();
  });

  it('are no reason to pass what a house says', () => {
    const house = (value: 'onlyOut' | 'upToStartingStack') =>
      running('gcb', whileIn(MONEY), { rulebook: houseOver('gcb', { 'entries.rebuyWhen': value }) });
    const many = house('upToStartingStack').refusal(rebuy({ count: 2, stack: toChips(9_000), reason: 'trotzdem' }));
    expect(many).toMatchObject({ code: 'stack-above-start', stack: 19_000, after: 1 });
    expect(many?.refs).not.toEqual([]);
    const night = house('onlyOut');
    bust(night);
    const second = night.refusal(rebuy({ count: 2, reason: 'trotzdem' }));
    expect(second).toMatchObject({ code: 'still-in', entry: A, after: 1 });
    expect(second?.refs).not.toEqual([]);
    expect(night.refusal(rebuy())).toBeUndefined();
  });

  it.each([0, 11, 1.5])('are no %d', (count) => {
    expect(running().refusal(rebuy({ count }))).toEqual({ code: 'too-many-at-once', most: 10 });
  });

  it('are no entries', () => {
    const night = running();
    expect(night.refusal({ ...rebuy({ count: 2 }), kind: 'entry' })).toEqual({ code: 'too-many-at-once', most: 1 });
  });
});

describe('chips that are changed when it is sold', () => {
  const other = (chips: number, more: object = {}) =>
    rebuy({ chips: chips as never, stack: 'upToStart', reason: 'halber Stack', ...more });

  it('are as many as were said, with what it has otherwise, and cost what it costs', () => {
    const night = running('tda55');
    const before = owed(night);
    const [event] = night.do(other(5_000));
    expect(event).toMatchObject({ type: 'Sold', chips: 5_000, listedChips: 10_000, reason: 'halber Stack' });
    expect(event).not.toHaveProperty('listed');
    expect(chipsOf(night)).toBe(15_000);
    expect(owed(night) - before).toBe(2_000);
    expect(rebuysOf(night)[0]).toMatchObject({ chips: 5_000, listedChips: 10_000 });
    expect(figures(night.state).chips).toBe(4 * 10_000 + 5_000);
    night.do({ type: 'ReverseSale', sale: toSaleId('r1'), reason: 'doch nicht' });
    expect(chipsOf(night)).toBe(10_000);
  });

  it('go with another price, and for each of several', () => {
    const night = running();
    night.do(other(4_000, { price: toCents(1_500), count: 2 }));
    expect(chipsOf(night)).toBe(18_000);
    expect(rebuysOf(night).map(({ chips, listed, listedChips }) => [chips, listed, listedChips])).toEqual([
      [4_000, 2_000, 10_000],
      [4_000, 2_000, 10_000],
    ]);
  });

  it('are asked for with a reason, unless they are the usual ones, and are some', () => {
    const night = running('tda55');
    expect(night.refusal(other(5_000, { reason: ' ' }))).toEqual({ code: 'reason-needed' });
    expect(night.refusal(other(10_000, { reason: '' }))).toBeUndefined();
    for (const chips of [0, -1, 1.5, 1_000_000_001])
      expect(night.refusal(other(chips))).toEqual({ code: 'sale-chips', least: 1, most: 1_000_000_000 });
  });

  it('count for what several come to above the first stack', () => {
    const night = running('tda55');
    const stack = toChips(1_000);
    const twice = (chips: number) => night.refusal(other(chips, { stack, count: 2, reason: undefined }));
    expect(twice(10_000)).toMatchObject({ code: 'stack-above-start', stack: 11_000 });
    expect(night.refusal(other(9_000, { stack, count: 2 }))).toBeUndefined();
  });

  it('are the stack of who comes in with them, and of who goes out and back in one step', () => {
    const night = running('tda55');
    const late = toEntryId('e9');
    const entries = [{ entry: late, person: toPersonId('p9'), chips: toChips(6_000) }];
    night.do({ type: 'AddEntries', entries, reason: 'kam spät' });
    expect(chipsOf(night, late)).toBe(6_000);
    const rebuyWith = { sale: toSaleId('r7'), chips: toChips(7_000), reason: 'so angesagt' };
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: A, by: [B] }], rebuy: rebuyWith });
    expect(chipsOf(night)).toBe(17_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('are the director’s to say, and to take back', () => {
    const night = running();
    const sold = night.do(other(5_000)).find((event) => event.type === 'Sold');
    expect(roleFor(other(5_000))).toBe('director');
    expect(roleFor(rebuy())).toBe('cashier');
    expect(roleToTakeBack(sold as never, night.state)).toBe('director');
    night.actor = { id: 'rosa', role: 'cashier' };
    expect(night.refusal(other(5_000, { sale: toSaleId('r9') }))).toMatchObject({ code: 'role-may-not' });
  });
});

describe('a price that is changed when it is sold', () => {
  const BOUND: MoneySetup = {
    ...WITH_BOUNTY,
    profiles: WITH_BOUNTY.profiles.map((one) =>
      one.kind === 'rebuy'
        ? {
            ...one,
            whileIn: true,
            parts: [...one.parts.slice(0, 1), ...(WITH_BOUNTY.profiles[0]?.parts.slice(1) ?? [])],
          }
        : one,
    ),
  };
  const cheaper = (price: number, reason?: string) =>
    rebuy({ price: toCents(price), stack: 'upToStart', ...(reason && { reason }) });

  it('takes the difference from the prizes, so that the sum is exact, and stands in the log with what it was', () => {
    const night = running('tda55', BOUND);
    const [event] = night.do(cheaper(1_234, 'Helfer'));
    expect(event).toMatchObject({ listed: 3_000, reason: 'Helfer' });
    expect(rebuysOf(night)[0]?.parts).toEqual([
      { for: 'prizes', amount: 234 },
      { for: 'fee', amount: 500 },
      { for: 'bounty', amount: 500 },
    ]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('adds to the prizes what is more, and leaves them nothing at the least', () => {
    const night = running('tda55', BOUND);
    night.do(cheaper(1_000, 'Helfer'));
    night.wait(60_000).do({ ...cheaper(5_000, 'Spende'), sale: toSaleId('r2') });
    expect(rebuysOf(night).map(({ parts }) => parts.filter((part) => part.for === 'prizes'))).toEqual([
      [],
      [{ for: 'prizes', amount: 4_000 }],
    ]);
  });

  it('is not below what cannot be parted, and not without a reason', () => {
    const night = running('tda55', BOUND);
    expect(night.refusal(cheaper(999, 'Helfer'))).toMatchObject({ code: 'amount-invalid', least: 1_000 });
    expect(night.refusal(cheaper(2_000))).toEqual({ code: 'reason-needed' });
    expect(night.refusal(cheaper(3_000))).toBeUndefined();
    expect(night.try(cheaper(3_000))).toMatchObject({ value: [expect.not.objectContaining({ listed: 3_000 })] });
  });

  it.each(['floor', 'cashier'] as const)('is not said by the %s, but by the director', (role) => {
    const night = running('tda55', BOUND);
    night.actor = { id: 'kim', role };
    expect(night.refusal(cheaper(2_000, 'Helfer'))).toMatchObject({ code: 'role-may-not', needed: ['director'] });
    const entry = { entry: toEntryId('e9'), person: 'p9' as never, price: toCents(2_000) };
    const entering = { type: 'AddEntries', entries: [entry], reason: 'Helfer' } as const;
    expect(night.refusal(entering)).toMatchObject({ code: 'role-may-not', needed: ['director'] });
    night.actor = { id: 'dora', role: 'director' };
    night.do(entering);
    expect(owed(night, entry.entry)).toBe(2_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });
});

describe('a rebuy with chips left', () => {
  it('asks whether the stack is no more than the first one, where that is so', () => {
    const night = running('tda55');
    expect(night.refusal(rebuy())).toEqual({ code: 'stack-asked', entry: A, most: 10_000 });
    const [event] = night.do(rebuy({ stack: 'upToStart' }));
    expect(event).toMatchObject({ stack: 'upToStart' });
    expect(night.refusal(rebuy({ stack: toChips(10_000) }, B, 'r2'))).toBeUndefined();
    expect(night.refusal(rebuy({ stack: toChips(10_001) }, B, 'r2'))).toEqual({
      ...{ code: 'stack-above-start', entry: B, stack: 10_001, most: 10_000 },
    });
    expect(night.refusal(rebuy({ stack: toChips(20_000), reason: 'so ausgeschrieben' }, B, 'r2'))).toBeUndefined();
    expect(night.refusal(rebuy({ reason: 'so ausgeschrieben' }, B, 'r2'))).toBeUndefined();
  });

  it('passes by no reason what a rulebook says itself', () => {
    const rulebook = houseOver('tda55', { 'entries.rebuyWhen': 'upToStartingStack' });
    const night = running('tda55', whileIn(MONEY), { rulebook });
    const above = rebuy({ stack: toChips(20_000), reason: 'so ausgeschrieben' });
    expect(night.refusal(above)).toMatchObject({ code: 'stack-above-start' });
    expect(night.refusal(rebuy({ reason: 'am Tisch gezählt' }))).toBeUndefined();
  });

  it('[gcb:T26.2] asks nothing where any stack may be made larger, nor of who is out', () => {
    expect(running('gcb').refusal(rebuy())).toBeUndefined();
    const night = running('tda55');
    bust(night);
    expect(night.refusal(rebuy())).toBeUndefined();
  });
});
