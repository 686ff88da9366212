import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import { type Account, boxOf, owes } from './account.ts';
import { balance, balances, counter, type Movement, movement, transfer } from './ledger.ts';

const account = fc.constantFrom<Account>('prizes', 'fee', 'house', owes('e1'), boxOf('b1', 'cash'));
const moved = fc
  .tuple(account, account, fc.integer({ min: -100_000, max: 100_000 }).map(toCents))
  .map(([from, to, amount]) => transfer(from, to, amount));

describe('the ledger', () => {
  it('refuses a movement that does not balance', () => {
    expect(() => movement({ account: 'fee', amount: toCents(1) })).toThrow(/by 1/);
  });

  it('takes from one account what it gives to the other', () => {
    const ledger = [transfer(owes('e1'), boxOf('b1', 'cash'), toCents(2_500))];
    expect([...balances(ledger)]).toEqual([
      ['box:b1:cash', 2_500],
      ['owes:e1', -2_500],
    ]);
    expect(balance(ledger, 'prizes')).toBe(0);
  });

  it('sums to nothing, whatever is booked, and a counter-booking leaves no trace in any balance', () => {
    fc.assert(
      fc.property(fc.array(moved), (ledger: readonly Movement[]) => {
        expect([...balances(ledger).values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
        const back = [...ledger, ...ledger.map(counter)];
        expect([...balances(back).values()].every((amount) => Object.is(amount, 0) || amount === 0)).toBe(true);
      }),
    );
  });
});
