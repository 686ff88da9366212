import { type Cents, toCents } from '../cents.ts';
import type { PrizePlan } from './prize-plan.ts';
import { type Pool, type PoolParts, poolOf } from './prize-pool.ts';
import type { Prizes } from './prizes.ts';
import { prizesOf } from './prizes-of.ts';

/** `each`: what an entry puts into the pool. `more`: what comes in besides, however many play. */
export type Expected = Omit<PoolParts, 'paidIn' | 'house'> & { readonly each: Cents; readonly more?: Cents };

export type GridRow = { readonly entries: number; readonly pool: Pool; readonly prizes: Prizes };

/** What the plan gives in a field of so many. */
export function prizesFor(plan: PrizePlan, entries: number, { each, more = toCents(0), ...parts }: Expected): GridRow {
  const pool = poolOf({ ...parts, house: plan.house, paidIn: toCents(each * entries + more) });
  return { entries, pool, prizes: prizesOf(plan, { entries }, pool) };
}

/** All fields from the smallest to the largest. */
export function prizeGrid(
  plan: PrizePlan,
  expected: Expected,
  { from = 2, to = 500 }: { readonly from?: number; readonly to?: number } = {},
): readonly GridRow[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => prizesFor(plan, from + nth, expected));
}
