import { toInstant } from '@riffle/aggregate';
import { type Limits, type TournamentView, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { rebuysNow } from './rebuy-now.ts';

const now = toInstant(0);
const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const profile = { id: 'r', name: 'Rebuy', kind: 'rebuy', parts: [{ for: 'prizes', amount: 2_000 }], chips: 20_000 };
type Asked = { readonly limits?: Limits; readonly level?: number; readonly left?: number; readonly parts?: object[] };
const night = ({ limits, level = 0, left = 5, parts = profile.parts, ...of }: Asked & Record<string, unknown> = {}) =>
  ({
    ...{ stage: 'play', clock: { level, remaining: 1_000, running: false, speed: 1, at: 0 }, figures: { left } },
    bustOuts: [],
    tables: {},
    entries: { [e1]: { person: 'p1' }, [e2]: { person: 'p2', bustOut: 'b2' } },
    setup: {
      levels: [
        { kind: 'play', minutes: 20 },
        { kind: 'break', minutes: 5 },
        { kind: 'play', minutes: 20 },
      ],
      money: {
        profiles: [{ ...profile, parts, offered: of['offered'] ?? {} }],
        ...(limits && { limits: { rebuy: limits } }),
      },
    },
    money: {
      byTheBook: { over: [] },
      books: {
        sales: [
          { kind: 'rebuy', person: 'p1' },
          { kind: 'rebuy', person: 'p2', reversed: true },
        ],
      },
    },
    ...of,
  }) as unknown as TournamentView;

describe('a rebuy on the spot', () => {
  it('is offered at the price that holds now', () => {
    expect(rebuysNow(night(), e1, now)).toMatchObject([{ id: 'r' }]);
    expect(rebuysNow(night({ offered: { from: 2 } }), e1, now)).toEqual([]);
  });

  it('is offered by each price that holds now, the proposed one first', () => {
    const double = { ...profile, id: 'double', name: 'Double', chips: 40_000 };
    const late = { ...double, id: 'late', offered: { from: 2 } };
    const { setup, ...rest } = night();
    const money = { ...setup.money, profiles: [...(setup.money?.profiles ?? []), double, late] };
    const all = rebuysNow({ ...rest, setup: { ...setup, money } } as never, e1, now);
    expect(all.map(({ id }) => id)).toEqual(['r', 'double']);
  });

  it('is none where the rulebook has none, after the end or a deal, or where the night keeps no money', () => {
    expect(rebuysNow(night({ money: { byTheBook: { over: ['rebuy'] } } }), e1, now)).toEqual([]);
    expect(rebuysNow(night({ stage: 'over' }), e1, now)).toEqual([]);
    expect(rebuysNow(night({ deal: {} }), e1, now)).toEqual([]);
    const { setup, ...rest } = night();
    const { money: _, ...free } = setup;
    expect(rebuysNow({ ...rest, setup: free } as TournamentView, e1, now)).toEqual([]);
  });

  it('is none beyond a limit of the night: what a reason passes is the till’s', () => {
    const has = (asked: Asked, entry = e1) => rebuysNow(night(asked), entry, now).length > 0;
    expect(has({ limits: { perPerson: 1 } })).toBe(false);
    expect(has({ limits: { perPerson: 2 } })).toBe(true);
    // what was taken back counts for nobody
    expect(has({ limits: { perPerson: 1 } }, e2)).toBe(true);
    expect(has({ limits: { total: 1 } }, e2)).toBe(false);
    // sold in the break after its last level
    for (const [level, sold] of [
      [0, true],
      [1, true],
      [2, false],
    ] as const)
      expect(has({ limits: { through: 1 }, level })).toBe(sold);
  });

  it('counts who goes out as gone already where few are left', () => {
    const has = (left: number, entry = e1) =>
      rebuysNow(night({ limits: { fewestLeft: 4 }, left }), entry, now).length > 0;
    expect([has(5), has(4), has(4, e2)]).toEqual([true, false, true]);
  });

  it('puts nothing on a head once the envelopes are sealed', () => {
    const sealed = { money: { byTheBook: { over: [] }, mystery: {} } };
    expect(rebuysNow(night(sealed), e1, now)).toHaveLength(1);
    expect(rebuysNow(night({ ...sealed, parts: [{ for: 'bounty', amount: 500 }] }), e1, now)).toEqual([]);
  });

  it('[tda55:53.b] is none for who has missed a hand: a reason for a word in time is the till’s', () => {
    const gone = { id: 'b2', at: 10, out: [{ entry: e2, from: { table: 't1', seat: 1 } }] };
    const of = (hand: number, more: object[] = []) =>
      rebuysNow(night({ bustOuts: [gone, ...more], tables: { t1: { hand: { no: 3, at: hand } } } }), e2, now);
    expect(of(9)).toHaveLength(1);
    expect(of(11)).toEqual([]);
    const next = { id: 'b3', at: 12, out: [{ entry: e1, from: { table: 't1', seat: 2 } }] };
    expect(of(9, [next])).toEqual([]);
    expect(of(9, [{ ...next, together: 'sameTime' }])).toHaveLength(1);
    expect(of(9, [{ ...next, out: [{ entry: e1, from: { table: 't2', seat: 2 } }] }])).toHaveLength(1);
  });
});
