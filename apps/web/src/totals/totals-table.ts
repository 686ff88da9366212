import { type NightTotals, totalsOver } from '@riffle/tournament';
import type { TotalsOfNight } from '@riffle/wire';
import type { Words } from '../words/de/index.ts';

/** A column: how many, or an amount in minor units. */
export type TotalsColumn = { readonly key: string; readonly label: string; readonly is: 'count' | 'amount' };
export type TotalsTable = {
  readonly currency: NightTotals['currency'];
  readonly columns: readonly TotalsColumn[];
  readonly rows: readonly { readonly night: TotalsOfNight; readonly cells: readonly number[] }[];
  readonly sum: readonly number[];
};
type Said = Words['totals']['columns'];
type Column = TotalsColumn & { readonly of: (totals: NightTotals) => number; readonly always?: true };

/** A table for each currency, with each deduction that any of its nights has by its name; what no night has is no column. */
export const totalsTables = (nights: readonly TotalsOfNight[], say: Said): readonly TotalsTable[] =>
  totalsOver(nights.map(({ totals }) => totals)).map((sum) => {
    const all = nights.filter(({ totals }) => totals.currency === sum.currency);
    const columns = columnsOf(sum, say).filter(
      ({ of, always }) => always === true || all.some(({ totals }) => of(totals) !== 0),
    );
    return {
      currency: sum.currency,
      columns: columns.map(({ key, label, is }) => ({ key, label, is })),
      rows: all.map((night) => ({ night, cells: columns.map(({ of }) => of(night.totals)) })),
      sum: columns.map(({ of }) => of(sum)),
    };
  });

const AMOUNTS = ['turnover', 'added', 'pool', 'bounties', 'fee', 'staff', 'houseShare'] as const;
const AFTER = ['prizes', 'byHand', 'fines', 'difference'] as const;
const ALWAYS: ReadonlySet<string> = new Set(['turnover', 'pool', 'prizes', 'difference']);

function columnsOf({ deductions }: NightTotals, say: Said): readonly Column[] {
  const amount = (key: (typeof AMOUNTS | typeof AFTER)[number]): Column => ({
    ...{ key, label: say[key], is: 'amount', of: (totals) => totals[key] },
    ...(ALWAYS.has(key) && { always: true }),
  });
  return [
    { key: 'entries', label: say.entries, is: 'count', of: ({ sold }) => sold.entry, always: true },
    { key: 'reEntries', label: say.reEntries, is: 'count', of: ({ sold }) => sold.reEntry },
    { key: 'rebuys', label: say.rebuys, is: 'count', of: ({ sold }) => sold.rebuy, always: true },
    { key: 'addOns', label: say.addOns, is: 'count', of: ({ sold }) => sold.addOn, always: true },
    ...AMOUNTS.map(amount),
    ...Object.keys(deductions).map(
      (name): Column => ({
        ...{ key: `deduction:${name}`, label: say.deduction(name), is: 'amount' },
        of: (totals) => totals.deductions[name] ?? 0,
      }),
    ),
    ...AFTER.map(amount),
  ];
}
