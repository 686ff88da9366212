import * as plans from './flat-plan.ts';
import { flatState } from './flat-state.ts';

// an imported name is looked up each time
const { FIXED_LIMIT } = plans;
const { bet } = flatState;

/** The highest bet among these players. */
export function highestBet(among: number): number {
  let highest = 0;
  for (let left = among; left !== 0; left &= left - 1) {
    const its = bet[31 - Math.clz32(left & -left)] as number;
    if (its > highest) highest = its;
  }
  return highest;
}

/** All others are all-in: he who has chips left only calls or folds, where there is anything to call. */
export function lastToAct(withChips: number, live: number, price: number): number {
  if (withChips === 0 || price === 0) return -1;
  const last = 31 - Math.clz32(withChips);
  const highest = highestBet(live & ~withChips);
  return (bet[last] as number) < (highest < price ? highest : price) ? last : -1;
}

export function isFull({ structure, percent, reopens }: plans.FlatPlan, size: number, increment: number): boolean {
  if (structure === FIXED_LIMIT) return size * 100 >= increment * percent;
  return size >= increment || (reopens && size > 0);
}

export const isReopened = (plan: plans.FlatPlan, faced: number, increment: number): boolean =>
  plan.addUp && isFull(plan, faced, increment);

export function isCapped(plan: plans.FlatPlan, street: number, raises: number, live: number): boolean {
  if (raises < (plan.caps[street] as number)) return false;
  const others = live & (live - 1);
  return !plan.headsUpUncapped || (others & (others - 1)) !== 0;
}

/** Who shows first: see `firstToShow` of every hand. */
export function firstToShow(
  plan: plans.FlatPlan,
  live: number,
  withChips: number,
  aggressor: number,
  earlier: number,
  first: number,
): number {
  let from = aggressor;
  if (from < 0 && (withChips & (withChips - 1)) === 0) from = earlier >= 0 ? earlier : first;
  if (from < 0 && plan.earlierShows) from = earlier;
  if (from < 0 && earlier < 0 && plan.firstRaiserShows) from = first;
  const after = from < 0 ? 0 : live & -(1 << from);
  const among = after === 0 ? live : after;
  return 31 - Math.clz32(among & -among);
}
