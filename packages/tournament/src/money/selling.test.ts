import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../figures.ts';
import { toBustOutId, toEntryId, toProfileId, toSaleId } from '../ids.ts';
import { places } from '../places.ts';
import { Evening, setupFor } from '../testing.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const rebuy = (sale: string, entry = e1, reason?: string) =>
  ({ type: 'Sell', sale: toSaleId(sale), entry, kind: 'rebuy', ...(reason && { reason }) }) as const;
const out = (entry = e1, id = 'b1') =>
  ({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry, by: [e2] }] }) as const;
const playing = (book = 'tda55', money = MONEY): Evening => {
  const night = new Evening(book, { money });
  night.start(6, 1);
  return night;
};

describe('an entry is sold with what it costs', () => {
  it('by the profile that is offered now', () => {
    const night = playing();
    expect(night.state.money?.sales).toHaveLength(6);
    expect(night.state.money?.sales[0]).toMatchObject({ entry: 'e1', kind: 'entry', profile: 'entry', life: 0 });
  });

  it('by another that is named, with its chips', () => {
    const early = { ...MONEY.profiles[0], id: toProfileId('early'), name: 'Früh', chips: 12_000 } as never;
    const night = new Evening('tda55', { money: { ...MONEY, profiles: [...MONEY.profiles, early] } });
    const entries = [{ entry: e1, person: toPersonId('p1'), profile: toProfileId('early') }];
    night.do({ type: 'AddEntries', entries });
    expect(night.state.entries.get(e1)?.stack).toBe(12_000);
  });

  it('not outside its time, unless somebody says why', () => {
    const [entry, ...others] = MONEY.profiles;
    const profiles = [{ ...entry, offered: { through: 1 } } as never, ...others];
    const night = new Evening('tda55', { money: { ...MONEY, profiles } });
    night.start(6, 1);
    night.do({ type: 'JumpToLevel', level: 1 });
    const late = { type: 'AddEntries', entries: [{ entry: toEntryId('e7'), person: toPersonId('p7') }] } as const;
    expect(night.refusal(late)).toEqual({ code: 'not-offered', kind: 'entry', through: 1 });
    expect(night.do({ ...late, reason: 'stand im Stau' })).toContainEqual(
      expect.objectContaining({ type: 'Sold', reason: 'stand im Stau' }),
    );
  });

  it('and is his again when he is struck off', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    night.do({ type: 'WithdrawEntry', entry: e1 });
    expect(night.state.money?.sales.map(({ reversed }) => reversed)).toEqual([true, undefined]);
  });

  it('cannot be reversed under somebody who plays', () => {
    const night = playing();
    expect(night.refusal({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'ja' })).toEqual({
      code: 'entry-has-played',
      entry: e1,
    });
  });
});

describe('a rebuy', () => {
  it('[tda55:53.a] brings back who is out, on his seat, with chips that count', () => {
    const night = playing();
    const seat = night.state.entries.get(e1)?.at;
    night.do(out());
    night.do(rebuy('s1'));
    expect(night.state.entries.get(e1)).toMatchObject({ at: seat, stack: 20_000 });
    expect(night.state.entries.get(e1)?.out).toBeUndefined();
    expect(chipsInPlay(night.state)).toBe(70_000);
  });

  it('leaves the hand in the record, and no place of it', () => {
    const night = playing();
    night.do(out());
    night.do(rebuy('s1'));
    night.do(out(e3, 'b2'));
    night.do(out(e1, 'b3'));
    expect(night.state.bustOuts.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3']);
    expect([...places(night.state)]).toEqual([
      [e1, { place: 5 }],
      [e3, { place: 6 }],
    ]);
  });

  it('is for who is out, unless it is sold to who is in as well', () => {
    const night = playing();
    expect(night.refusal(rebuy('s1'))).toEqual({ code: 'still-in', entry: e1 });
  });

  it('is over after its level and the break that follows', () => {
    const night = playing();
    night.do(out());
    const plays = night.state.setup?.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : [])) ?? [];
    night.do({ type: 'JumpToLevel', level: plays[3] ?? 0 });
    expect(night.refusal(rebuy('s1'))).toEqual({ code: 'not-offered', kind: 'rebuy', through: 3 });
    expect(night.try(rebuy('s1', e1, 'war angesagt')).ok).toBe(true);
  });

  it('keeps to the limit of a person, of all, and of those left, unless somebody says why', () => {
    const limited = (limits: object) => playing('tda55', { ...MONEY, limits: { rebuy: limits } });
    const once = limited({ perPerson: 1 });
    once.do(out());
    once.do(rebuy('s1'));
    once.do(out(e1, 'b2'));
    expect(once.refusal(rebuy('s2'))).toEqual({ code: 'limit-passed', kind: 'rebuy', limit: 'perPerson', most: 1 });
    const none = limited({ total: 0 });
    none.do(out());
    expect(none.refusal(rebuy('s1'))).toMatchObject({ limit: 'total' });
    const many = limited({ fewestLeft: 6 });
    many.do(out());
    expect(many.refusal(rebuy('s1'))).toMatchObject({ limit: 'fewestLeft', most: 6 });
    expect(many.do(rebuy('s1', e1, 'Abmachung'))[0]).toMatchObject({ type: 'Sold', reason: 'Abmachung' });
  });

  it('and an add-on are not sold to one who is in twice within a moment, unless somebody says why', () => {
    const profiles = MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true as const } : one));
    const night = playing('tda55', { ...MONEY, profiles });
    night.do({ ...rebuy('s1'), stack: 'upToStart' });
    const [at, cara] = [night.now, { id: 'cara', role: 'cashier' } as const];
    night.actor = cara;
    night.wait(29_999);
    expect(night.refusal({ ...rebuy('s2'), stack: 'upToStart' })).toEqual({
      code: 'just-sold',
      entry: e1,
      kind: 'rebuy',
      at,
      by: 'dora',
    });
    expect(night.try({ ...rebuy('s3', e3), stack: 'upToStart' }).ok).toBe(true);
    expect(night.do(rebuy('s2', e1, 'wollte zwei'))[0]).toMatchObject({ by: 'cara', reason: 'wollte zwei' });
    night.do({ type: 'ReverseSale', sale: toSaleId('s2'), reason: 'doch nicht' });
    night.wait(1);
    expect(night.try({ ...rebuy('s4'), stack: 'upToStart' }).ok).toBe(true);
    night.do({ ...rebuy('a1'), kind: 'addOn', reason: 'früh' });
    expect(night.refusal({ ...rebuy('a2'), kind: 'addOn' })).toMatchObject({ code: 'just-sold', by: 'cara' });
  });

  it('who is out again so soon buys again', () => {
    const night = playing();
    night.do(out());
    night.do(rebuy('s1'));
    night.do(out(e1, 'b2'));
    expect(night.try(rebuy('s2')).ok).toBe(true);
  });

  it.each(['pvb:20(1)', 'bdpv:6.16 Rebuy'])('[%s] is refused with the rule, whatever the reason', (rule) => {
    const [book = '', paragraph = ''] = rule.split(':');
    const night = playing(book);
    night.do(out());
    const refusal = night.refusal(rebuy('s1', e1, 'trotzdem'));
    expect(refusal).toMatchObject({ code: 'sale-forbidden', kind: 'rebuy' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(`:${paragraph}`))).toBe(true);
  });

  it('[bdpv:6.16 Rebuy] neither with 300 chips left, by a price for who is still in', () => {
    const profiles = MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true as const } : one));
    const refusal = playing('bdpv', { ...MONEY, profiles }).refusal(rebuy('s1', e1, 'nur noch 300'));
    expect(refusal).toMatchObject({ code: 'sale-forbidden', kind: 'rebuy' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':6.16 Rebuy'))).toBe(true);
  });

  it.each([
    ['pvb:20(1)', 'rebuy'],
    ['pvb:20(1)', 'addOn'],
    ['pvb:20(1)', 'reEntry'],
    ['bdpv:6.16 Rebuy', 'rebuy'],
  ] as const)('[%s] stands in no night as a price: no wall tells of a %s', (rule, kind) => {
    const [book = '', paragraph = ''] = rule.split(':');
    const money = { profiles: MONEY.profiles.filter((one) => one.kind === 'entry' || one.kind === kind) };
    const refs = [expect.stringContaining(`:${paragraph}`)] as unknown;
    const against = { code: 'money-against-rules', what: kind, refs };
    const asked = new Evening(book);
    expect(asked.refusal({ type: 'ChangeSetup', changes: { money } })).toMatchObject(against);
    const other = new Evening('tda55', { money });
    const rulebook = setupFor(book).rulebook;
    expect(other.refusal({ type: 'ChangeSetup', changes: { rulebook } })).toMatchObject(against);
  });

  it('[pvb:20(1)] neither is there an add-on', () => {
    const night = playing('pvb');
    expect(night.refusal({ ...rebuy('s1'), kind: 'addOn' })).toMatchObject({ code: 'sale-forbidden', kind: 'addOn' });
  });
});

describe('a re-entry', () => {
  const again = (reason?: string) =>
    ({
      type: 'AddEntries',
      entries: [{ entry: toEntryId('e7'), person: toPersonId('p1') }],
      ...(reason && { reason }),
    }) as const;

  it('[gcb:T7.2] is another entry of the same person, with a full stack, a number and a place of its own', () => {
    const night = playing('gcb');
    night.do(out());
    night.do(again());
    expect(night.state.entries.get(toEntryId('e7'))).toMatchObject({ no: 7, person: 'p1', stack: 10_000 });
    expect(places(night.state).get(e1)).toEqual({ place: 7 });
    expect(night.state.money?.sales.at(-1)).toMatchObject({ kind: 'reEntry' });
  });

  it('[gcb:T7.2] needs no money to be kept', () => {
    const night = new Evening('gcb', { lateEntryThrough: 2 });
    night.start(6, 1);
    night.do(out());
    night.do({ type: 'JumpToLevel', level: 3 });
    expect(night.try(again()).ok).toBe(true);
  });

  it('[gcb:T7.2] ends with the sixth level', () => {
    const night = playing('gcb');
    night.do(out());
    const plays = night.state.setup?.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : [])) ?? [];
    night.do({ type: 'JumpToLevel', level: plays[6] ?? 0 });
    expect(night.refusal(again('trotzdem'))).toMatchObject({ code: 'not-offered', kind: 'reEntry', through: 6 });
  });

  it('[gcb:T7.3] ends with the bubble', () => {
    const night = new Evening('gcb', { money: MONEY, prizes: [8_000, 4_000, 2_000].map(toCents) });
    night.start(5, 1);
    for (const [nth, entry] of ['e1', 'e3'].entries()) night.do(out(toEntryId(entry), `b${String(nth)}`));
    expect(night.refusal(again())).toMatchObject({ code: 're-entry-in-the-money', paid: 3, left: 3 });
  });

  it('is not for who still plays', () => {
    const night = playing('gcb');
    expect(night.refusal(again())).toEqual({ code: 'person-already-entered', entry: e1 });
  });

  it('[pvb:20(1)] is refused with the rule where there is none', () => {
    const night = playing('pvb');
    night.do(out());
    expect(night.refusal(again('trotzdem'))).toMatchObject({ code: 'sale-forbidden', kind: 'reEntry' });
  });

  it('is sold where the rulebook leaves it to the night, and only there', () => {
    const night = playing('tda55');
    night.do(out());
    expect(night.try(again()).ok).toBe(true);
    const without = new Evening('tda55');
    without.start(6, 1);
    without.do(out());
    expect(without.refusal(again())).toMatchObject({ code: 'no-such-profile', kind: 'reEntry' });
  });
});
