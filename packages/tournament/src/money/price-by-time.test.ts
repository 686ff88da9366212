import { later } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClock } from '../clock-reading.ts';
import { toBustOutId, toEntryId, toProfileId, toSaleId } from '../ids.ts';
import { EVENING, Evening } from '../testing.ts';
import { fieldIsFinal } from './field.ts';
import type { MoneySetup, Offered, Profile } from './money-setup.ts';
import { isOffered, mayBeOffered } from './offered-at.ts';
import { MONEY } from './testing.ts';

const MINUTE = 60_000;
const after = (count: number) => later(EVENING, count * MINUTE);
const [ENTRY, ...OTHERS] = MONEY.profiles as [Profile, ...Profile[]];
const EARLY: Profile = {
  ...ENTRY,
  id: toProfileId('early'),
  name: 'Frühbucher',
  parts: [{ for: 'prizes', amount: toCents(1_500) }],
  offered: { until: after(30) },
};
/** Cheaper for half an hour, then at the full price. */
const PRICES: MoneySetup = { ...MONEY, profiles: [EARLY, { ...ENTRY, offered: { since: after(30) } }, ...OTHERS] };
const enter = (no: number, more: { readonly profile?: string; readonly reason?: string } = {}) => {
  const { profile, reason } = more;
  return {
    type: 'AddEntries',
    entries: [
      {
        entry: toEntryId(`e${String(no)}`),
        person: toPersonId(`p${String(no)}`),
        ...(profile !== undefined && { profile: toProfileId(profile) }),
      },
    ],
    ...(reason !== undefined && { reason }),
  } as const;
};
const soldTo = (night: Evening, no: number) => {
  const sale = night.state.money?.sales.find(({ entry }) => entry === `e${String(no)}`);
  return sale && { profile: sale.profile, sum: sale.parts.reduce((sum, { amount }) => sum + amount, 0) };
};
const withRebuys = (offered: Offered): MoneySetup => ({
  ...MONEY,
  profiles: MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, offered } : one)),
});

describe('a price that is bound to a time of day', () => {
  it('is the one that the entry is sold at, and changes by itself at that moment', () => {
    const night = new Evening('tda55', { money: PRICES });
    night.do(enter(1));
    night.wait(30 * MINUTE - 1).do(enter(2));
    night.wait(1).do(enter(3));
    expect([1, 2, 3].map((no) => soldTo(night, no))).toEqual([
      { profile: 'early', sum: 1_500 },
      { profile: 'early', sum: 1_500 },
      { profile: 'entry', sum: 2_500 },
    ]);
  });

  it('keeps the name under which it was sold, whatever it is called or costs later', () => {
    const night = new Evening('tda55', { money: PRICES });
    night.do(enter(1));
    const renamed = { ...PRICES, profiles: [{ ...EARLY, name: 'Vorverkauf' }, ...PRICES.profiles.slice(1)] };
    night.do({ type: 'ChangeSetup', changes: { money: renamed } });
    night.do(enter(2));
    expect(night.state.money?.sales.map(({ name }) => name)).toEqual(['Frühbucher', 'Vorverkauf']);
  });

  it('is refused outside its time, with the figures and what holds instead, unless somebody says why', () => {
    const night = new Evening('tda55', { money: PRICES });
    expect(night.refusal(enter(1, { profile: 'entry' }))).toEqual({
      code: 'not-offered',
      kind: 'entry',
      since: after(30),
      instead: { name: 'Frühbucher', price: 1_500 },
    });
    night.wait(30 * MINUTE);
    expect(night.refusal(enter(1, { profile: 'early' }))).toEqual({
      code: 'not-offered',
      kind: 'entry',
      until: after(30),
      instead: { name: 'entry', price: 2_500 },
    });
    const sold = night.do(enter(1, { profile: 'early', reason: 'stand um 18:59 in der Schlange' }));
    expect(soldTo(night, 1)).toEqual({ profile: 'early', sum: 1_500 });
    expect(sold).toContainEqual(expect.objectContaining({ type: 'Sold', reason: 'stand um 18:59 in der Schlange' }));
  });

  it('must suit its level as well, where it is bound to one', () => {
    const clock = { level: 0, remaining: 900_000, running: true, speed: 1, at: EVENING } as never;
    const { levels } = new Evening().state.setup ?? { levels: [] };
    const offered = { from: 2, since: after(10), until: after(40) };
    const sold = [0, 10, 14, 15, 39, 40].filter((at) =>
      isOffered(offered, readClock(clock, levels, after(at)), after(at)),
    );
    expect(sold).toEqual([15, 39]);
  });

  it('holds rebuys open until its time, and the field with them', () => {
    const night = new Evening('tda55', { money: withRebuys({ until: after(45) }), lateEntryThrough: 1 });
    night.start(4, 1);
    night.do({ type: 'BustOut', bustOut: toBustOutId('h1'), out: [{ entry: toEntryId('e1'), by: [toEntryId('e2')] }] });
    const rebuy = { type: 'Sell', sale: toSaleId('s1'), entry: toEntryId('e1'), kind: 'rebuy' } as const;
    night.wait(45 * MINUTE - 1);
    expect(fieldIsFinal(night.state, night.now)).toBe(false);
    expect(night.refusal(rebuy)).toBeUndefined();
    night.wait(1);
    expect(fieldIsFinal(night.state, night.now)).toBe(true);
    expect(night.refusal(rebuy)).toEqual({ code: 'not-offered', kind: 'rebuy', until: after(45) });
  });

  it('a rebuy that is still to come keeps the field open', () => {
    const night = new Evening('tda55', { money: withRebuys({ since: after(60) }), lateEntryThrough: 1 });
    night.start(4, 1);
    night.wait(30 * MINUTE);
    expect(fieldIsFinal(night.state, night.now)).toBe(false);
  });

  it('[tda55:6.a] the add-on opens when the rebuys end, by the time of day as by a level', () => {
    const night = new Evening('tda55', { money: withRebuys({ until: after(45) }) });
    night.start(4, 1);
    const addOn = { type: 'Sell', sale: toSaleId('s1'), entry: toEntryId('e1'), kind: 'addOn' } as const;
    night.wait(45 * MINUTE - 1);
    const refused = night.refusal(addOn);
    expect(refused).toMatchObject({ code: 'add-on-not-now', until: after(45) });
    expect(refused?.refs?.some((ref) => ref.endsWith(':6.a'))).toBe(true);
    night.wait(1);
    expect(night.refusal(addOn)).toBeUndefined();
  });

  it.each([
    ['tda55', true],
    ['gcb', false],
  ])(
    '[tda55:6.c] then the add-on ends with the first hand after the level into which that time fell; under %s: %s',
    (book, ends) => {
      const night = new Evening(book, { money: withRebuys({ until: after(45) }) });
      night.start(4, 1);
      const addOn = { type: 'Sell', sale: toSaleId('s1'), entry: toEntryId('e1'), kind: 'addOn' } as const;
      const plays = night.state.setup?.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : [])) ?? [];
      const level = (no: number) => night.do({ type: 'JumpToLevel', level: plays[no - 1] ?? 0 });
      level(2);
      night.wait(44 * MINUTE);
      level(5);
      night.do({ type: 'PauseClock' });
      night.wait(2 * MINUTE);
      expect(night.refusal(addOn)).toBeUndefined();
      level(6);
      const refused = night.refusal(addOn);
      if (!ends) return expect(refused).toBeUndefined();
      expect(refused).toMatchObject({ code: 'add-on-not-now', through: 5, over: true });
      expect(refused?.refs?.some((ref) => ref.endsWith(':6.c'))).toBe(true);
    },
  );

  it('ends after it began, or is no price', () => {
    const odd = (offered: Offered) => ({ ...MONEY, profiles: [{ ...ENTRY, offered }, ...OTHERS] });
    const night = new Evening('tda55');
    for (const offered of [{ since: after(2), until: after(2) }, { until: 0.5 as typeof EVENING }])
      expect(night.refusal({ type: 'ChangeSetup', changes: { money: odd(offered) } })).toMatchObject({
        code: 'money-invalid',
        fault: { what: 'price', fault: { why: 'times' } },
      });
  });

  it('what is offered is still to be had, and what is over never comes again', () => {
    const minute = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined });
    const { levels } = new Evening().state.setup ?? { levels: [] };
    const clock = { level: 0, remaining: 900_000, running: true, speed: 1, at: EVENING } as never;
    fc.assert(
      fc.property(
        minute,
        minute,
        minute,
        fc.constantFrom(undefined, 'also', 'only'),
        (since, until, through, breaks) => {
          const offered = {
            ...(since !== undefined && { since: after(since) }),
            ...(until !== undefined && { until: after(until) }),
            ...(through !== undefined && { through: through % 10 }),
            ...(breaks !== undefined && { breaks }),
          } as Offered;
          let over = false;
          for (let at = 0; at <= 120; at += 1) {
            const reading = readClock(clock, levels, after(at));
            const [sold, still] = [isOffered(offered, reading, after(at)), mayBeOffered(offered, reading, after(at))];
            expect(sold && (over || !still)).toBe(false);
            over ||= !still;
          }
        },
      ),
    );
  });
});
