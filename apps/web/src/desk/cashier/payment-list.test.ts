import type { EntryId, Fine, Payment, Sale } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { booked } from './payment-list.ts';

const names: { readonly [entry: string]: string } = { a: 'Anna Adler', b: 'Bert Zorn' };
const nameOf = (entry: EntryId) => names[entry] ?? '';
const books = {
  payments: [
    { no: 1, at: 1, what: 'taken', amounts: [{ entry: 'b', amount: 3_000 }] },
    { no: 2, at: 2, what: 'givenBack', entry: 'a', amount: 500, reversed: true },
    {
      no: 3,
      at: 3,
      what: 'taken',
      amounts: [
        { entry: 'a', amount: 1_000 },
        { entry: 'b', amount: 100 },
      ],
    },
  ] as unknown as readonly Payment[],
  sales: [
    { id: 'x', entry: 'b', at: 1, parts: [{ amount: 3_000 }] },
    { id: 'y', entry: 'a', at: 2, parts: [{ amount: 500 }], reversed: true },
  ] as unknown as readonly Sale[],
  fines: [{ fine: 1, entry: 'a', at: 3, amount: 1_000 }] as unknown as readonly Fine[],
};
const asked = { shows: 'payments', typed: '', order: 'newest' } as const;
const nos = (more: Partial<Parameters<typeof booked>[1]>) =>
  booked(books, { ...asked, ...more }, nameOf).map((one) =>
    one.is === 'payment' ? one.payment.no : one.is === 'sale' ? one.sale.id : `fine ${String(one.fine.fine)}`,
  );

describe('all that was sold and paid', () => {
  it('stands there newest first, what was counter-booked with it, and sorted as it is asked for', () => {
    expect(nos({})).toEqual([3, 2, 1]);
    expect(nos({ order: 'oldest' })).toEqual([1, 2, 3]);
    expect(nos({ order: 'name' })).toEqual([2, 3, 1]);
    expect(nos({ order: 'amount' })).toEqual([1, 3, 2]);
    expect(nos({ shows: 'sales' })).toEqual(['fine 1', 'y', 'x']);
  });

  it('is found by a name or by the number of its receipt', () => {
    expect(nos({ typed: 'zorn' })).toEqual([3, 1]);
    expect(nos({ typed: '2' })).toEqual([2]);
    expect(nos({ typed: 'adler', shows: 'sales' })).toEqual(['fine 1', 'y']);
    expect(nos({ typed: 'niemand' })).toEqual([]);
  });
});
