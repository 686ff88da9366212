import { type Cents, toCents } from '../cents.ts';
import { portion } from './portion.ts';
import type { PoolDeduction } from './prize-plan.ts';

/** What comes in for prizes, and what is taken off it. */
export type PoolParts = {
  readonly paidIn: Cents;
  readonly deductions?: readonly PoolDeduction[];
  readonly added?: Cents;
  readonly guarantee?: Cents;
  /** What was won of it on days before: it counts towards the guarantee and for what goes off, and is played for no more. */
  readonly wonBefore?: Cents;
};

/** What went off the pool for something; without a name it is the house's. */
export type Deducted = { readonly name?: string; readonly amount: Cents };

/**
 * What is played for. `kept`: what goes off it; where something does, `deducted` says each part. `overlay`: what the house gives so that a
 * guarantee is met. What is paid in, added and given by the house is what is kept, what was won of it on days before and the total, to the cent.
 */
export type Pool = {
  readonly paidIn: Cents;
  readonly kept: Cents;
  readonly deducted?: readonly Deducted[];
  readonly added: Cents;
  readonly overlay: Cents;
  readonly total: Cents;
};

/** What a plan asks of a pool. */
export type PlayedFor = Pick<Pool, 'total'> & Partial<Pick<Pool, 'overlay'>>;

/** A guarantee is for what is played for; added money counts towards it. */
export function poolOf({
  paidIn,
  deductions = [],
  added = toCents(0),
  guarantee = toCents(0),
  wonBefore = toCents(0),
}: PoolParts): Pool {
  const deducted = deductedFrom(paidIn, deductions, Math.min(paidIn, Math.max(0, paidIn + added - wonBefore)));
  const kept = deducted.reduce((sum, { amount }) => sum + amount, 0) as Cents;
  const sure = paidIn - kept + added;
  const overlay = Math.max(0, guarantee - sure);
  return {
    ...{ paidIn, kept, added, overlay: overlay as Cents, total: (sure + overlay - wonBefore) as Cents },
    ...(deducted.length > 0 && { deducted }),
  };
}

/** Each rounded down to the cent, and together never more than was paid in and is still there: what is added is the players'. The later ones go short. */
function deductedFrom(paidIn: Cents, deductions: readonly PoolDeduction[], most: number): readonly Deducted[] {
  let left = most;
  return deductions.map(({ name, share = 0, amount = toCents(0) }) => {
    const taken = Math.min(left, portion(paidIn, share, 1000) + amount);
    left -= taken;
    return { ...(name !== undefined && { name }), amount: taken as Cents };
  });
}
