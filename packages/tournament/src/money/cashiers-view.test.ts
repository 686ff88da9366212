import { boxOf, type Ledger, toCents } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBoxId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { director, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { NO_MONEY } from './money-state.ts';
import { MONEY } from './testing.ts';

const [door, bar] = [toBoxId('door'), toBoxId('bar')];
const kim = { id: 'kim', role: 'cashier' } as const;
const as = { as: 'cashier', holder: 'kim' } as const;

/** Kim keeps the door's box, the director the bar's; six pay here or there, some buy more, one gets something back. */
function evening(
  steps: readonly { readonly entry: number; readonly at: 'door' | 'bar'; readonly card: boolean }[],
): Evening {
  const night = new Evening('tda55', { money: MONEY, prizes: [7_000, 5_000].map(toCents) });
  night.actor = kim;
  night.do({ type: 'OpenBox', box: door, name: 'Tür', float: toCents(11_100) });
  night.actor = director;
  night.do({ type: 'OpenBox', box: bar, name: 'Bar', float: toCents(77_700) });
  night.start(6, 1);
  for (const [nth, { entry: no, at, card }] of steps.entries()) {
    const entry = toEntryId(`e${String(no)}`);
    night.actor = at === 'door' ? kim : director;
    const owes = view(night.state, { as: 'staff' }).money?.books?.owes[entry] ?? 0;
    if (owes <= 0) night.try({ type: 'Sell', sale: toSaleId(`s${String(nth)}`), entry, kind: 'addOn' });
    else
      night.do({
        ...{ type: 'TakeMoney', payment: toPaymentId(`z${String(nth)}`), box: at === 'door' ? door : bar },
        ...{ means: card ? 'card' : 'cash', amounts: [{ entry, amount: toCents(owes) }] },
      });
  }
  return night;
}

/** The same night with all changed that lies in other boxes than his, and went through them. */
function retoldFor(state: Tournament, holder: string): Tournament {
  const money = state.money ?? NO_MONEY;
  const others = new Set(money.boxes.filter((box) => box.holder !== holder).map(({ id }) => id));
  const hidden = new Set<string>(['house', 'fee', 'prizes', 'staff']);
  for (const box of others) for (const means of ['cash', 'card'] as const) hidden.add(boxOf(box, means));
  return {
    ...state,
    money: {
      ...money,
      boxes: money.boxes.map((box) => (others.has(box.id) ? { ...box, name: 'x', float: toCents(1) } : box)),
      payments: money.payments.map((one) => (others.has(one.box) ? { ...one, means: 'card', at: one.at } : one)),
      ledger: money.ledger.map((moved) =>
        moved.map((one) => (hidden.has(one.account) ? { ...one, amount: toCents(one.amount + 13) } : one)),
      ) as unknown as Ledger,
    },
  };
}

const steps = fc.array(
  fc.record({ entry: fc.integer({ min: 1, max: 6 }), at: fc.constantFrom('door', 'bar'), card: fc.boolean() }),
  { minLength: 1, maxLength: 20 },
);

describe('a cashier', () => {
  it('sees into his own boxes alone, whatever lies in others', () => {
    fc.assert(
      fc.property(steps, (asked) => {
        const { state } = evening(asked);
        expect(view(retoldFor(state, 'kim'), as)).toEqual(view(state, as));
        const { books } = view(state, as).money ?? {};
        expect(books?.boxes.map(({ id }) => id)).toEqual([door]);
        expect(books?.payments.every(({ box }) => box === door)).toBe(true);
        expect(books?.accounts).toEqual({});
        expect(books?.turnover).toBeUndefined();
        expect(JSON.stringify(view(state, as))).not.toContain('"bar"');
      }),
      { numRuns: 60 },
    );
  });

  it('knows what everybody owes, at whichever till he paid', () => {
    fc.assert(
      fc.property(steps, (asked) => {
        const { state } = evening(asked);
        const [his, all] = [view(state, as).money?.books, view(state, { as: 'staff' }).money?.books];
        expect(his?.owes).toEqual(all?.owes);
        expect(his?.sales).toEqual(all?.sales);
        expect(his?.dues).toEqual(all?.dues);
      }),
      { numRuns: 30 },
    );
  });

  it('who is not named sees into no box', () => {
    const { state } = evening([{ entry: 1, at: 'door', card: false }]);
    expect(view(state, { as: 'cashier' }).money?.books).toMatchObject({ boxes: [], payments: [] });
  });

  it('sees less than staff, who see all boxes and accounts', () => {
    const { state } = evening([{ entry: 1, at: 'bar', card: false }]);
    const { books } = view(state, { as: 'staff' }).money ?? {};
    expect(books?.boxes.map(({ name }) => name)).toEqual(['Tür', 'Bar']);
    expect(books?.payments).toHaveLength(1);
    expect(books?.accounts).toMatchObject({ prizes: -12_000 });
    expect(books?.turnover).toMatchObject({ prizes: { in: 12_000, out: 0 } });
  });
});
