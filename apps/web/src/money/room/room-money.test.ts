import { later, toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { ClockReading, MoneySetup, Profile, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { roomMoney } from './room-money.ts';

const profile = (kind: Profile['kind'], offered?: Profile['offered']): Profile => ({
  ...{ id: kind as never, name: kind, kind, chips: toChips(100), parts: [{ for: 'prizes', amount: toCents(2_000) }] },
  ...(offered && { offered }),
});
const play = { kind: 'play' } as const;
const PRICES: MoneySetup = {
  profiles: [
    profile('entry'),
    profile('rebuy', { through: 4 }),
    profile('addOn', { from: 3, through: 4, breaks: 'only' }),
  ],
  limits: { rebuy: { through: 3, total: 10 } },
};
type Given = {
  readonly left?: number;
  readonly money?: MoneySetup;
  readonly rebuys?: number;
  readonly deal?: true;
  readonly calledOff?: true;
  readonly byTheBook?: NonNullable<TournamentView['money']>['byTheBook'];
};
const seen = ({
  left = 20,
  money = PRICES,
  rebuys = 0,
  deal,
  calledOff,
  byTheBook = { over: [] },
}: Given = {}): TournamentView =>
  ({
    stage: 'play',
    setup: { money, levels: Array.from({ length: 8 }, () => play) },
    prizes: [500, 300, 200],
    figures: { left },
    money: {
      pool: { total: 1_000, overlay: 40, kept: 0 },
      sold: { entry: 30, reEntry: 0, rebuy: rebuys, addOn: 0 },
      byTheBook,
    },
    ...(deal && { deal: { left: 0 } }),
    ...(calledOff && { calledOff: { reason: 'Storm' } }),
  }) as unknown as TournamentView;
const at = (levelNo: number, kind: 'play' | 'break' = 'play'): ClockReading =>
  ({ phase: 'running', levelNo, level: { kind } }) as unknown as ClockReading;

const NOW = toInstant(1_000_000);
const told = (view: TournamentView, reading: ClockReading, late: boolean) =>
  roomMoney(view, { reading, now: NOW, late });

describe('what the room is told of money', () => {
  it('is the pool, and that the house adds to it', () =>
    expect(told(seen(), at(1), true)).toMatchObject({
      pool: { total: 1_000, guaranteed: true, deducted: [] },
      places: 3,
      first: 500,
    }));

  it('is of a night that is called off neither a sale nor the bubble nor a next prize', () => {
    expect(told(seen(), at(1), true).sold).toHaveLength(1);
    expect(told(seen({ left: 5 }), at(4), false)).toMatchObject({ toMoney: 2 });
    expect(told(seen({ left: 3 }), at(4), false)).toMatchObject({ next: 200 });
    for (const left of [20, 5, 3])
      for (const level of [1, 4]) {
        const off = told(seen({ left, calledOff: true }), at(level), false);
        expect([off.sold, off.toMoney, off.next]).toEqual([[], undefined, undefined]);
      }
  });

  it('is through which level something is sold, by the narrower of both ends', () => {
    expect(told(seen(), at(3), false).sold).toEqual([{ kind: 'rebuy', through: 3 }]);
    expect(told(seen(), at(4), false).sold).toEqual([]);
  });

  it('is nothing that the rulebook forbids or has ended', () => {
    const none = seen({ byTheBook: { over: ['rebuy', 'addOn'] } });
    expect(told(none, at(3), false).sold).toEqual([]);
  });

  it('of re-entries is the rulebook’s level, else late entry, and then who is next to be paid', () => {
    const money = { profiles: [profile('entry'), profile('reEntry')] };
    const byLevel = seen({ money, byTheBook: { over: [], reEntryThrough: 6 } });
    expect(told(byLevel, at(6), false).sold).toEqual([{ kind: 'reEntry', through: 6 }]);
    expect(told(byLevel, at(7), false)).toMatchObject({ sold: [], toMoney: 17 });
    expect(told(seen({ money }), at(2), true).sold).toEqual([{ kind: 'reEntry' }]);
    expect(told(seen({ money }), at(5), false)).toMatchObject({ sold: [], toMoney: 17 });
  });

  it('is told in the break that ends it, where add-ons are sold', () =>
    expect(told(seen(), at(3, 'break'), false).sold).toEqual([
      { kind: 'rebuy', through: 3 },
      { kind: 'addOn', through: 4 },
    ]));

  describe.each([
    ['tda55:6.a', 'afterRebuyPeriod'],
    ['gcb:T26.2', 'endOfRebuyPeriod'],
  ] as const)('[%s] of add-ons', (_, when) => {
    const money = { profiles: [profile('rebuy', { through: 4, breaks: 'also' }), profile('addOn')] };
    const view = seen({ money, byTheBook: { over: [], addOn: { when, through: 4 } } });
    const addOns = (reading: ClockReading, of = view) =>
      told({ ...of, clock: {} } as TournamentView, reading, false).sold.filter(({ kind }) => kind === 'addOn');

    it('is that they come once the rebuys are over, and not that they are there', () => {
      expect(addOns(at(2))).toEqual([{ kind: 'addOn', after: 4 }]);
      expect(addOns(at(4))).toEqual([{ kind: 'addOn', after: 4 }]);
      const timed = { when, since: later(NOW, 60_000), levelThen: 2 };
      expect(addOns(at(2), seen({ money, byTheBook: { over: [], addOn: timed } }))).toEqual([
        { kind: 'addOn', since: later(NOW, 60_000) },
      ]);
    });

    it('is that they are there in the break after it, and no longer than the book has them', () => {
      const isLast = when === 'afterRebuyPeriod';
      expect(addOns(at(4, 'break'))).toEqual([{ kind: 'addOn', ...(isLast && { last: true }) }]);
      expect(addOns(at(5))).toEqual(isLast ? [] : [{ kind: 'addOn' }]);
    });
  });

  it('is until when, where a price ends at a time of day, and nothing from then on', () => {
    const until = (minutes: number) => ({ until: later(NOW, minutes * 60_000) });
    const timed = (...ends: readonly (Profile['offered'] | undefined)[]) =>
      seen({ money: { profiles: ends.map((offered) => profile('rebuy', offered)) } });
    expect(told(timed(until(5)), at(2), false).sold).toEqual([{ kind: 'rebuy', ...until(5) }]);
    expect(told(timed({ through: 3, ...until(5) }), at(2), false).sold).toEqual([
      { kind: 'rebuy', through: 3, ...until(5) },
    ]);
    expect(told(timed(until(5), undefined), at(2), false).sold).toEqual([{ kind: 'rebuy' }]);
    expect(told(timed(until(0)), at(2), false).sold).toEqual([]);
    expect(told(timed({ since: later(NOW, 60_000) }), at(2), false).sold).toEqual([]);
  });

  it('is no end where the last level is it, and nothing where all are sold', () => {
    const endless: MoneySetup = { profiles: [profile('rebuy')] };
    expect(told(seen({ money: endless }), at(7), false).sold).toEqual([{ kind: 'rebuy' }]);
    expect(told(seen({ rebuys: 10 }), at(2), false).sold).toEqual([]);
  });

  it('is how far it is to the money, once nobody comes in any more', () => {
    expect(told(seen({ left: 5 }), at(3), false).toMoney).toBeUndefined();
    expect(told(seen({ left: 5 }), at(4), true).toMoney).toBeUndefined();
    expect(told(seen({ left: 5 }), at(4), false)).toMatchObject({ toMoney: 2 });
  });

  it('is the highest head where heads grow, and what is left of the envelopes', () => {
    const heads = { e1: 500, e2: 1_250, e3: 750 };
    const grown = { ...seen({ money: { ...PRICES, bounty: { by: 'progressive', toKiller: 500 } } }) };
    expect(told({ ...grown, money: { ...grown.money, heads } as never }, at(1), false).head).toEqual({
      entry: 'e2',
      amount: 1_250,
    });
    expect(told({ ...seen(), money: { ...seen().money, heads } as never }, at(1), false).head).toBeUndefined();
    const mystery = {
      left: [
        { amount: 9_000, count: 1 },
        { amount: 500, count: 3 },
      ],
      drawn: [{ entry: 'e4', amount: 2_000, at: 1, by: ['e1'] }],
    };
    expect(told({ ...seen(), money: { ...seen().money, mystery } as never }, at(1), false).envelopes).toEqual({
      left: 4,
      most: 9_000,
      last: { entry: 'e4', amount: 2_000 },
    });
  });

  it('is the next prize once all who are left are paid, until they have agreed on a deal', () => {
    expect(told(seen({ left: 3 }), at(5), false)).toMatchObject({ next: 200 });
    expect(told(seen({ left: 3 }), at(5), false).toMoney).toBeUndefined();
    expect(told(seen({ left: 2 }), at(5), false).next).toBe(300);
    expect(told(seen({ left: 1 }), at(5), false).next).toBeUndefined();
    expect(told(seen({ left: 3, deal: true }), at(5), false).next).toBeUndefined();
  });
});
