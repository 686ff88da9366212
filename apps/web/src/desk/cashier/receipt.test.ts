import type { MoneyView, PaymentId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { receiptOf } from './receipt.ts';

const parts = [
  { for: 'prizes', amount: 2_000 },
  { for: 'fee', amount: 500 },
  { for: 'deduction', name: 'Liga', amount: 500 },
];
const sale = (id: string, entry: string, kind: string) => ({ id, entry, kind, parts, chips: 10_000, by: 'rosa' });
const paid = { means: 'cash', box: 'door', by: 'rosa' };
const books = {
  boxes: [{ id: 'door', name: 'Tür' }],
  sales: [sale('a1', 'a', 'entry'), sale('a2', 'a', 'rebuy'), sale('b1', 'b', 'entry')],
  payments: [
    {
      ...{ ...paid, id: 'both', no: 1, at: 20, what: 'taken', given: 10_000 },
      amounts: [
        { entry: 'a', amount: 3_000 },
        { entry: 'b', amount: 1_000 },
      ],
      items: [
        { sale: 'a1', amount: 3_000 },
        { sale: 'b1', amount: 1_000 },
      ],
    },
    {
      ...{ ...paid, id: 'won', no: 2, at: 90, what: 'handedOut', entry: 'b' },
      ...{ prize: 5_000, bounty: 550, setOff: 2_000, items: [{ sale: 'b1', amount: 2_000 }] },
    },
    {
      ...{ ...paid, id: 'back', no: 3, at: 91, what: 'givenBack', entry: 'a', amount: 3_000 },
      items: [{ sale: 'a2', amount: 3_000 }],
    },
    {
      ...{ ...paid, id: 'undone', no: 5, at: 93, what: 'taken', amounts: [{ entry: 'a', amount: 3_500 }] },
      items: [
        { sale: 'a1', amount: 3_000 },
        { onAccount: 'a', amount: 500 },
      ],
    },
    { ...paid, id: 'wrong', no: 4, at: 92, what: 'givenBack', entry: 'b', amount: 1, reversed: true },
  ],
} as unknown as NonNullable<MoneyView['books']>;
const receipt = (id: string) => receiptOf(books, id as PaymentId);

describe('a receipt', () => {
  it('names for everybody on it what is paid, part by part, with its chips and who sold and took', () => {
    expect(receipt('both')).toMatchObject({
      ...{ no: 1, box: 'Tür', by: 'rosa', sum: 4_000, given: 10_000, change: 6_000 },
      lines: [
        {
          entry: 'a',
          amount: 3_000,
          items: [{ sale: { kind: 'entry', parts, chips: 10_000, by: 'rosa' }, amount: 3_000 }],
        },
        { entry: 'b', amount: 1_000, items: [{ sale: { kind: 'entry' }, price: 3_000, amount: 1_000 }] },
      ],
    });
  });

  it('parts what is handed out, and names what was set off against it', () => {
    expect(receipt('won')).toMatchObject({
      ...{ setOff: 2_000, sum: 3_550 },
      lines: [
        {
          ...{ entry: 'b', amount: 5_550, items: [{ sale: { kind: 'entry' }, amount: 2_000 }] },
          won: [
            { of: 'prize', amount: 5_000 },
            { of: 'bounty', amount: 550 },
          ],
        },
      ],
    });
    expect(receipt('won')).not.toHaveProperty('change');
  });

  it('says of what is given back what it was paid for', () => {
    expect(receipt('back')?.lines).toMatchObject([{ entry: 'a', amount: 3_000, items: [{ sale: { kind: 'rebuy' } }] }]);
  });

  it('says what was paid for a purchase that was undone, so that its lines are its sum', () => {
    expect(receipt('undone')?.lines).toMatchObject([{ amount: 3_500, items: [{ amount: 3_000 }], onAccount: 500 }]);
  });

  it('is none for what was booked back, and for nothing', () => {
    expect(receipt('wrong')).toBeUndefined();
    expect(receipt('never')).toBeUndefined();
  });
});
