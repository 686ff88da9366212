import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBoxId, toEntryId, toPaymentId } from '../ids.ts';
import type { Payment, Sale } from './money-state.ts';
import { paymentLines, paymentOf, paymentSum } from './payment-lines.ts';

const [a, b] = [toEntryId('a'), toEntryId('b')];
const sale = (id: string, entry: typeof a) =>
  ({ id, entry, kind: 'entry', parts: [{ for: 'prizes', amount: 3_000 }], chips: 10_000 }) as unknown as Sale;
const sales = [sale('a1', a), sale('b1', b)];
const paid = (more: object): Payment =>
  ({ id: toPaymentId('p'), no: 1, box: toBoxId('door'), means: 'cash', at: 0, ...more }) as Payment;

describe('what a payment is for', () => {
  it('is a line for each whom it was taken for, with what of it is for which sale and what for none', () => {
    const taken = paid({
      what: 'taken',
      amounts: [
        { entry: a, amount: toCents(3_500) },
        { entry: b, amount: toCents(1_000) },
      ],
      items: [
        { sale: 'a1', amount: toCents(3_000) },
        { onAccount: a, amount: toCents(500) },
        { sale: 'b1', amount: toCents(1_000) },
      ],
    });
    expect(paymentLines(taken, sales)).toMatchObject([
      {
        entry: a,
        amount: 3_500,
        over: 3_500,
        onAccount: 500,
        items: [{ sale: { id: 'a1' }, price: 3_000, amount: 3_000 }],
      },
      { entry: b, amount: 1_000, over: 1_000, items: [{ sale: { id: 'b1' }, price: 3_000, amount: 1_000 }] },
    ]);
    expect(paymentSum(taken)).toBe(4_500);
    expect(paymentOf(taken)).toEqual([a, b]);
  });

  it('of a payout says what it was won by, each by its own name, and what stayed', () => {
    const won = { prize: toCents(5_000), bounty: toCents(0), special: toCents(200), byHand: toCents(100) };
    const out = paid({ what: 'handedOut', entry: b, ...won, setOff: toCents(300) });
    expect(paymentLines(out, sales)).toEqual([
      {
        ...{ entry: b, amount: 5_300, over: 5_000, setOff: 300, items: [] },
        won: [
          { of: 'prize', amount: 5_000 },
          { of: 'special', amount: 200 },
          { of: 'byHand', amount: 100 },
        ],
      },
    ]);
    expect(paymentSum(out)).toBe(5_000);
  });

  it('of what is given back is what it was paid for', () => {
    const back = paid({ what: 'givenBack', entry: a, amount: toCents(3_000), items: [{ sale: 'a1', amount: 3_000 }] });
    expect(paymentLines(back, sales)).toMatchObject([{ entry: a, over: 3_000, items: [{ sale: { id: 'a1' } }] }]);
  });
});
