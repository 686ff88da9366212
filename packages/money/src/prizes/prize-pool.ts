import { type Cents, toCents } from '../cents.ts';

/** What comes in for prizes and what is taken off. */
export type PoolParts = {
  readonly paidIn: Cents;
  readonly deducted?: Cents;
  readonly added?: Cents;
  readonly guarantee?: Cents;
};

/** What is played for. `overlay`: what the house gives so that a guarantee is met. */
export type Pool = {
  readonly paidIn: Cents;
  readonly deducted: Cents;
  readonly added: Cents;
  readonly overlay: Cents;
  readonly total: Cents;
};

/** Added money counts towards a guarantee. Nothing takes more off than there is. */
export function poolOf({ paidIn, deducted = toCents(0), added = toCents(0), guarantee = toCents(0) }: PoolParts): Pool {
  const off = Math.min(deducted, paidIn);
  const sure = paidIn - off + added;
  const overlay = Math.max(0, guarantee - sure);
  return { paidIn, deducted: toCents(off), added, overlay: toCents(overlay), total: toCents(sure + overlay) };
}
