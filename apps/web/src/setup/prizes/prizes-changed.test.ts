import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, toProfileId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { prizesChanged } from './prizes-changed.ts';

const priced = (amount: number, guarantee?: number): MoneySetup => ({
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Start', kind: 'entry', chips: toChips(10_000) },
      parts: [{ for: 'prizes', amount: toCents(amount) }],
    },
  ],
  ...(guarantee !== undefined && { guarantee: toCents(guarantee) }),
});
const plan = readyPlan('topThree');
const then = { money: priced(2_000, 50_000), prizePlan: plan };
const asThen = { plan, guarantee: toCents(50_000) };

describe('the prizes of a night while somebody else changes its prices', () => {
  it('leave his prices alone where only the plan is another', () => {
    const other = readyPlan('topTwo');
    expect(prizesChanged(then, priced(3_000, 80_000), { ...asThen, plan: other })).toEqual({
      changes: { prizePlan: other },
    });
  });

  it('take his prices along where the guarantee is another, and no plan that stayed', () => {
    expect(prizesChanged(then, priced(3_000, 80_000), { ...asThen, guarantee: toCents(60_000) })).toEqual({
      changes: { money: priced(3_000, 60_000) },
    });
    expect(prizesChanged(then, priced(3_000, 80_000), { ...asThen, guarantee: toCents(0) })).toEqual({
      changes: { money: priced(3_000) },
    });
  });

  it('are nothing to send where nothing was changed here, or to what he has changed it', () => {
    expect(prizesChanged(then, priced(3_000, 80_000), asThen)).toBeUndefined();
    expect(prizesChanged(then, priced(2_000, 80_000), { ...asThen, guarantee: toCents(80_000) })).toBeUndefined();
  });

  it('are typed in again where the plan is dropped', () => {
    expect(prizesChanged(then, then.money, { ...asThen, plan: undefined })).toEqual({
      ...{ changes: {}, clear: ['prizePlan'] },
    });
  });
});
