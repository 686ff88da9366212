import { type PrizePlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { missing } from '../missing.ts';
import { Evening } from '../testing.ts';
import { moneyFaults } from './faults.ts';
import type { MoneySetup } from './money-setup.ts';
import { prizePool, prizes } from './prize-pool.ts';
import { MONEY } from './testing.ts';

const rows = (...percent: readonly number[]) => percent.map((share) => ({ share: share * 10 }));
/** Up to 50 entries five places, up to 60 six, from 61 on seven. */
const inForce: PrizePlan = {
  places: {
    by: 'table',
    steps: [
      { from: 1, rows: rows(40, 25, 16, 11, 8) },
      { from: 51, rows: rows(35, 24, 16, 11, 8, 6) },
      { from: 61, rows: rows(33, 23, 15, 11, 8, 6, 4) },
    ],
  },
};
const priced = (prize: number, bounty = 0): MoneySetup => ({
  profiles: MONEY.profiles
    .filter(({ kind }) => kind === 'entry' || kind === 'reEntry')
    .map((profile) => ({
      ...profile,
      parts: [
        { for: 'prizes', amount: toCents(prize) },
        ...(bounty > 0 ? [{ for: 'bounty', amount: toCents(bounty) } as const] : []),
      ],
    })),
});
const field = (entries: number, money: MoneySetup): Evening => {
  const night = new Evening('gcb', { money, prizePlan: inForce });
  night.enter(entries);
  return night;
};
const inFrancs = (night: Evening): readonly number[] => prizes(night.state).map((prize) => prize / 100);

describe('the prize table in force', () => {
  it('[gcb:T62.1] 60 entries are 9,000 in six places: the sum is exact', () => {
    const night = field(60, priced(15_000));
    expect(inFrancs(night)).toEqual([3_150, 2_160, 1_440, 990, 720, 540]);
    expect(inFrancs(night).reduce((sum, prize) => sum + prize, 0)).toBe(9_000);
  });

  it('[gcb:T62.1] the row goes by the entries: 60 are six places, 61 are seven', () => {
    expect([50, 51, 60, 61].map((entries) => inFrancs(field(entries, priced(15_000))).length)).toEqual([5, 6, 6, 7]);
  });

  it('[gcb:T62.b] divides what the bounties leave: of 12,000 with 60 jetons of 50 it is 9,000', () => {
    const night = field(60, priced(15_000, 5_000));
    expect(prizePool(night.state).total).toBe(900_000);
    expect(inFrancs(night)).toEqual([3_150, 2_160, 1_440, 990, 720, 540]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('[gcb:T62.1] prizes that are typed in are named before the start, with the rule', () => {
    const typed = new Evening('gcb', { money: MONEY, prizes: [toCents(9_000)] });
    const found = missing(typed.state).find(({ code }) => code === 'prizes-by-hand');
    expect(found).toMatchObject({ weight: 'warn' });
    expect(found?.refs?.some((ref) => ref.endsWith(':T62.1'))).toBe(true);
    const named = (night: Evening) => missing(night.state).some(({ code }) => code === 'prizes-by-hand');
    expect(named(field(4, priced(15_000)))).toBe(false);
    expect(named(new Evening('tda55', { money: MONEY, prizes: [toCents(9_000)] }))).toBe(false);
    expect(named(new Evening('gcb', { prizes: [toCents(9_000)] }))).toBe(false);
  });
});
