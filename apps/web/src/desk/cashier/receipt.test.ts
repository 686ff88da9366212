import type { MoneyView, PaymentId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { receiptOf } from './receipt.ts';

const books = {
  boxes: [{ id: 'door', name: 'Tür' }],
  sales: [
    { entry: 'a', kind: 'entry', at: 10 },
    { entry: 'a', kind: 'rebuy', at: 50 },
    { entry: 'b', kind: 'entry', at: 11 },
  ],
  payments: [
    {
      ...{ id: 'both', no: 1, at: 20, what: 'taken', means: 'cash', box: 'door', given: 10_000 },
      amounts: [
        { entry: 'a', amount: 3_000 },
        { entry: 'b', amount: 3_000 },
      ],
    },
    { id: 'won', no: 2, at: 90, what: 'handedOut', means: 'cash', box: 'door', entry: 'b', prize: 5_000, bounty: 550 },
    {
      id: 'wrong',
      no: 3,
      at: 91,
      what: 'givenBack',
      means: 'card',
      box: 'door',
      entry: 'b',
      amount: 1,
      reversed: true,
    },
  ],
} as unknown as NonNullable<MoneyView['books']>;

describe('a receipt', () => {
  it('names what everybody on it had bought by then, what was given and what came back', () => {
    expect(receiptOf(books, 'both' as PaymentId)).toMatchObject({
      ...{ no: 1, box: 'Tür', sum: 6_000, given: 10_000, change: 4_000 },
      lines: [
        { entry: 'a', kinds: ['entry'], amount: 3_000 },
        { entry: 'b', kinds: ['entry'], amount: 3_000 },
      ],
    });
  });

  it('is one for what is handed out as well', () => {
    expect(receiptOf(books, 'won' as PaymentId)).toMatchObject({ what: 'handedOut', sum: 5_550 });
    const owing = books.payments.map((one) =>
      one.id === 'won' ? { ...one, setOff: 2_000 } : one,
    ) as typeof books.payments;
    expect(receiptOf({ ...books, payments: owing }, 'won' as PaymentId)).toMatchObject({
      ...{ lines: [{ amount: 5_550 }], setOff: 2_000, sum: 3_550 },
    });
    expect(receiptOf(books, 'won' as PaymentId)).not.toHaveProperty('change');
  });

  it('names only what was bought since he paid before', () => {
    const [both] = books.payments;
    const again = { ...both, id: 'again', no: 4, at: 60, amounts: [{ entry: 'a', amount: 2_000 }] };
    const later = { ...books, payments: [...books.payments, again] } as unknown as typeof books;
    expect(receiptOf(later, 'again' as PaymentId)?.lines).toEqual([{ entry: 'a', kinds: ['rebuy'], amount: 2_000 }]);
  });

  it('is none for what was booked back, and for nothing', () => {
    expect(receiptOf(books, 'wrong' as PaymentId)).toBeUndefined();
    expect(receiptOf(books, 'never' as PaymentId)).toBeUndefined();
  });
});
