import { type Cents, toCents } from '../cents.ts';
import { portion } from './portion.ts';
import type { HouseShare } from './prize-plan.ts';

/** What comes in for prizes, and what of it the house keeps. */
export type PoolParts = {
  readonly paidIn: Cents;
  readonly house?: HouseShare | undefined;
  readonly added?: Cents;
  readonly guarantee?: Cents;
};

/**
 * What is played for. `kept`: the house's share. `overlay`: what the house gives so that a guarantee is met. What is paid in,
 * added and given by the house is what is kept and the total, to the cent.
 */
export type Pool = {
  readonly paidIn: Cents;
  readonly kept: Cents;
  readonly added: Cents;
  readonly overlay: Cents;
  readonly total: Cents;
};

/** A guarantee is for what is played for; added money counts towards it. */
export function poolOf({ paidIn, house, added = toCents(0), guarantee = toCents(0) }: PoolParts): Pool {
  const kept = keptOf(paidIn, house);
  const sure = paidIn - kept + added;
  const overlay = Math.max(0, guarantee - sure);
  return { paidIn, kept, added, overlay: overlay as Cents, total: (sure + overlay) as Cents };
}

/** Rounded down to the cent, and never more than was paid in: what is added is the players'. */
const keptOf = (paidIn: Cents, { share = 0, amount = toCents(0) }: HouseShare = {}): Cents =>
  Math.min(paidIn, portion(paidIn, share, 1000) + amount) as Cents;
