import type { Currency } from '@riffle/money';
import type { TournamentView } from '../view.ts';
import { SALE_KINDS, type SaleKind } from './money-setup.ts';

/** What a night came to, or several: counts, and amounts in minor units. What was sold and added is the pool and all that is beside it. */
export type NightTotals = {
  readonly currency: Currency;
  readonly sold: { readonly [K in SaleKind]: number };
  readonly turnover: number;
  /** What came in to be won by places and special prizes: without what has come from another day. */
  readonly pool: number;
  readonly bounties: number;
  readonly fee: number;
  readonly staff: number;
  readonly houseShare: number;
  /** By name, of prices and off the pool alike. */
  readonly deductions: { readonly [name: string]: number };
  /** By the house: what it put in, what made up a guarantee, special prizes that it adds. */
  readonly added: number;
  /** Won by places and special prizes. */
  readonly prizes: number;
  /** Beside the pool: what the house gave somebody by hand, and what players owe or paid for breaches. */
  readonly byHand: number;
  readonly fines: number;
  /** What the boxes that were counted had too much, or (below 0) too little. */
  readonly difference: number;
};

/** Of one night, as staff see it; nothing where it keeps no money, or to whom is not told it. */
export function nightTotals({ setup, money, day, stage }: TournamentView): NightTotals | undefined {
  if (money?.books === undefined) return undefined;
  const { pool, books } = money;
  const parts = books.sales.flatMap((sale) => (sale.reversed === true ? [] : sale.parts));
  const of = (purpose: (typeof parts)[number]['for']): number =>
    sum(parts.flatMap((part) => (part.for === purpose ? [part.amount] : [])));
  // all of it goes on to another day (or back to those before), where what goes off it is taken and a guarantee is made up
  const goesOn = day?.endedAt !== undefined || (setup.dayThrough !== undefined && stage !== 'over');
  const goesBack = books.unsettled.back !== undefined;
  const offPool = goesOn || goesBack ? [] : (pool.deducted ?? []);
  const off = (isHouse: boolean): number =>
    sum(offPool.flatMap(({ name, amount }) => ((name === undefined) === isHouse ? [amount] : [])));
  // nobody knows how many come before it begins
  const isPlayed = stage === 'play' || stage === 'over';
  const { addedBefore = 0, addedForSpecials = 0 } = books;
  const added = pool.added - addedBefore + addedForSpecials + (!goesOn && isPlayed ? pool.overlay : 0);
  return {
    currency: setup.currency,
    sold: money.sold,
    turnover: sum(parts.map(({ amount }) => amount)),
    pool: of('prizes') + added - off(true) - off(false),
    bounties: of('bounty'),
    fee: of('fee'),
    staff: of('staff'),
    houseShare: off(true),
    deductions: byName([
      ...parts.flatMap((part) => (part.for === 'deduction' ? [[part.name ?? '', part.amount] as const] : [])),
      ...offPool.flatMap(({ name, amount }) => (name === undefined ? [] : [[name, amount] as const])),
    ]),
    added,
    prizes: sum(books.dues.map(({ won }) => won.prize + won.special)),
    byHand: sum(books.dues.map(({ won }) => won.byHand)),
    fines: sum((books.fines ?? []).flatMap((fine) => (fine.reversed === true ? [] : [fine.amount]))),
    difference: sum(
      books.boxes.flatMap(({ counted }) =>
        counted === undefined ? [] : [counted.cash + counted.card - counted.expected.cash - counted.expected.card],
      ),
    ),
  };
}

const AMOUNTS = [
  ...(['turnover', 'pool', 'bounties', 'fee', 'staff', 'houseShare', 'added', 'prizes', 'byHand', 'fines'] as const),
  'difference',
] as const satisfies readonly (keyof NightTotals)[];

/** What all of them came to, each currency for itself, in the order in which they come. */
export function totalsOver(nights: readonly NightTotals[]): readonly NightTotals[] {
  return [...Map.groupBy(nights, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    sold: Object.fromEntries(
      SALE_KINDS.map((kind) => [kind, sum(all.map(({ sold }) => sold[kind]))]),
    ) as NightTotals['sold'],
    ...(Object.fromEntries(AMOUNTS.map((what) => [what, sum(all.map((one) => one[what]))])) as {
      readonly [A in (typeof AMOUNTS)[number]]: number;
    }),
    deductions: byName(all.flatMap(({ deductions }) => Object.entries(deductions))),
  }));
}

function byName(amounts: readonly (readonly [name: string, amount: number])[]): { readonly [name: string]: number } {
  const all = new Map<string, number>();
  for (const [name, amount] of amounts) all.set(name, (all.get(name) ?? 0) + amount);
  return Object.fromEntries(all);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
