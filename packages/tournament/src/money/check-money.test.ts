import type { toChips } from '@riffle/cards';
import { type Cents, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { Evening } from '../testing.ts';
import { moneyFault } from './check-money.ts';
import type { MoneySetup, Profile } from './money-setup.ts';
import { MONEY } from './testing.ts';

const [entry, ...others] = MONEY.profiles as readonly [Profile, ...Profile[]];
const withEntry = (change: Partial<Profile>): MoneySetup => ({ profiles: [{ ...entry, ...change }, ...others] });
const at = { no: 1, kind: 'entry' };

describe('prices that nobody could sell by', () => {
  it.each<{ money: MoneySetup; fault: object }>([
    {
      money: { profiles: Array.from({ length: 51 }, (_, no) => ({ ...entry, id: String(no) as Profile['id'] })) },
      fault: { what: 'tooManyPrices', most: 50 },
    },
    { money: { profiles: others }, fault: { what: 'noEntryPrice' } },
    { money: { profiles: [entry, entry] }, fault: { what: 'priceTwice' } },
    { money: withEntry({ name: ' ' }), fault: { what: 'price', at, fault: { why: 'name', most: 80 } } },
    {
      money: withEntry({ parts: [{ for: 'fee', amount: -1 as Cents }] }),
      fault: { what: 'price', at, fault: { why: 'partAmount' } },
    },
    {
      money: withEntry({ parts: [{ for: 'deduction', amount: toCents(1) }] }),
      fault: { what: 'price', at, fault: { why: 'deductionName', most: 80 } },
    },
    {
      money: withEntry({ parts: Array.from({ length: 21 }, () => ({ for: 'fee', amount: toCents(1) }) as const) }),
      fault: { what: 'price', at, fault: { why: 'parts', most: 20 } },
    },
    {
      money: withEntry({ chips: 0 as ReturnType<typeof toChips> }),
      fault: { what: 'price', at, fault: { why: 'chips', least: 1 } },
    },
    { money: withEntry({ offered: { from: 5, through: 2 } }), fault: { what: 'price', at, fault: { why: 'levels' } } },
    { money: { ...MONEY, limits: { rebuy: { total: 0.5 } } }, fault: { what: 'limit', kind: 'rebuy' } },
    { money: { ...MONEY, guarantee: -1 as Cents }, fault: { what: 'guarantee' } },
  ])('are refused for what is wrong, and where: $fault', ({ money, fault }) => {
    const refusal = new Evening('tda55').refusal({ type: 'ChangeSetup', changes: { money } });
    expect(refusal).toMatchObject({ code: 'money-invalid', fault });
  });

  it('two parts of the highest amount are too much for one price', () => {
    const { most } = moneyFault({ ...MONEY, guarantee: Number.MAX_SAFE_INTEGER as Cents }) as { most: number };
    const half = { for: 'prizes', amount: most as Cents } as const;
    expect(moneyFault(withEntry({ parts: [half] }))).toBeUndefined();
    expect(moneyFault(withEntry({ parts: [half, half] }))).toMatchObject({
      what: 'price',
      at,
      fault: { why: 'sum', most },
    });
  });

  it('once something was sold, prices are not taken away, and it says so', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    const refusal = night.refusal({ type: 'ChangeSetup', changes: {}, clear: ['money'] });
    expect(refusal).toEqual({ code: 'money-in-use' });
  });
});
