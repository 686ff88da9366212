import { toInstant } from '@riffle/aggregate';
import { type Limits, type TournamentView, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { rebuyNow } from './rebuy-now.ts';

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
    expect(rebuyNow(night(), e1, now)).toMatchObject({ id: 'r' });
    expect(rebuyNow(night({ offered: { from: 2 } }), e1, now)).toBeUndefined();
  });

  it('is none where the rulebook has none, after the end or a deal, or where the night keeps no money', () => {
    expect(rebuyNow(night({ money: { byTheBook: { over: ['rebuy'] } } }), e1, now)).toBeUndefined();
    expect(rebuyNow(night({ stage: 'over' }), e1, now)).toBeUndefined();
    expect(rebuyNow(night({ deal: {} }), e1, now)).toBeUndefined();
    const { setup, ...rest } = night();
    const { money: _, ...free } = setup;
    expect(rebuyNow({ ...rest, setup: free } as TournamentView, e1, now)).toBeUndefined();
  });

  it('is none beyond a limit of the night: what a reason passes is the till’s', () => {
    const has = (asked: Asked, entry = e1) => rebuyNow(night(asked), entry, now) !== undefined;
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
      rebuyNow(night({ limits: { fewestLeft: 4 }, left }), entry, now) !== undefined;
    expect([has(5), has(4), has(4, e2)]).toEqual([true, false, true]);
  });

  it('puts nothing on a head once the envelopes are sealed', () => {
    const sealed = { money: { byTheBook: { over: [] }, mystery: {} } };
    expect(rebuyNow(night(sealed), e1, now)).toBeDefined();
    expect(rebuyNow(night({ ...sealed, parts: [{ for: 'bounty', amount: 500 }] }), e1, now)).toBeUndefined();
  });

  it('[tda55:53.b] is none for who has missed a hand: a reason for a word in time is the till’s', () => {
    const gone = { id: 'b2', at: 10, out: [{ entry: e2, from: { table: 't1', seat: 1 } }] };
    const of = (hand: number, more: object[] = []) =>
      rebuyNow(night({ bustOuts: [gone, ...more], tables: { t1: { hand: { no: 3, at: hand } } } }), e2, now);
    expect(of(9)).toBeDefined();
    expect(of(11)).toBeUndefined();
    const next = { id: 'b3', at: 12, out: [{ entry: e1, from: { table: 't1', seat: 2 } }] };
    expect(of(9, [next])).toBeUndefined();
    expect(of(9, [{ ...next, together: 'sameTime' }])).toBeDefined();
    expect(of(9, [{ ...next, out: [{ entry: e1, from: { table: 't2', seat: 2 } }] }])).toBeDefined();
  });
});
