import { describe, expect, it } from 'vitest';
import type { MoneyView } from '../view.ts';
import { accountCalled, accountLines, accountOfPart } from './account-lines.ts';

const words = { fee: 'Gebühr', deduction: 'Abzug', difference: 'Differenz', bounties: 'Kopfgeld' };

describe('the accounts of a night', () => {
  it('are told above nothing where it was paid in, and of the house what came home', () => {
    const books = {
      boxes: [{ id: 'b', name: 'Tür' }],
      accounts: { fee: -500, 'deduction:Liga: Nord': -300, 'difference:b': 100, house: 700, prizes: 0 },
      turnover: { fee: { in: 700, out: 200 }, house: { in: 100, out: 800 } },
    } as unknown as NonNullable<MoneyView['books']>;
    const told = accountLines(books).map(({ account: _, ...line }) => line);
    expect(told).toEqual([
      { kind: 'fee', in: 700, out: 200, balance: 500 },
      { kind: 'deduction', name: 'Liga: Nord', balance: 300 },
      { kind: 'difference', name: 'Tür', balance: -100 },
      { kind: 'house', in: 800, out: 100, balance: 700 },
      { kind: 'prizes', balance: 0 },
    ]);
    expect(told.map((line) => accountCalled(line, words))).toEqual([
      'Gebühr',
      'Liga: Nord',
      'Differenz Tür',
      'house',
      'prizes',
    ]);
  });

  it('are called the same where a part of a price goes to them', () => {
    const called = (part: Parameters<typeof accountOfPart>[0]) => accountCalled(accountOfPart(part), words);
    expect(called({ for: 'deduction', name: 'Liga', amount: 1 as never })).toBe('Liga');
    expect(called({ for: 'deduction', amount: 1 as never })).toBe('Abzug');
    expect(called({ for: 'bounty', amount: 1 as never })).toBe('Kopfgeld');
  });
});
