import { type Cents, toCents } from '../cents.ts';
import { deductionsOf } from './deductions.ts';
import type { PrizePlan } from './prize-plan.ts';
import { type Pool, type PoolParts, poolOf } from './prize-pool.ts';
import type { PrizeField, Prizes } from './prizes.ts';
import { prizesOf } from './prizes-of.ts';

/**
 * `each`: what an entry puts into the pool. `more`: what comes in besides, however many play (below 0 where entries put less
 * into it). `besides`: so many rebuys and add-ons, where a plan counts them.
 */
export type Expected = Omit<PoolParts, 'paidIn' | 'deductions'> & {
  readonly each: Cents;
  readonly more?: Cents;
  readonly besides?: Omit<PrizeField, 'entries'>;
};

export type GridRow = { readonly entries: number; readonly pool: Pool; readonly prizes: Prizes };

/** What the plan gives in a field of so many. */
export function prizesFor(
  plan: PrizePlan,
  entries: number,
  { each, more = toCents(0), besides, ...parts }: Expected,
): GridRow {
  const pool = poolOf({
    ...parts,
    deductions: deductionsOf(plan),
    paidIn: toCents(Math.max(0, each * entries + more)),
  });
  return { entries, pool, prizes: prizesOf(plan, { entries, ...besides }, pool) };
}

/** All fields from the smallest to the largest. */
export function prizeGrid(
  plan: PrizePlan,
  expected: Expected,
  { from = 2, to = 500 }: { readonly from?: number; readonly to?: number } = {},
): readonly GridRow[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => prizesFor(plan, from + nth, expected));
}
