import { deductionsOf, type PoolDeduction, type PrizePlan, sharesLeft } from '@riffle/money';
import type { PinnedRef } from '@riffle/rulebooks';
import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import { bountyIn } from './bounty-form.ts';

/** The rules by which the house keeps nothing of this night's pool: where there are bounties, all that is paid in is bounties and prizes. */
export function noHouseShare(setup: PinnedSetup): readonly PinnedRef[] | undefined {
  const { value, refs } = policyOf(setup, 'entries.houseFee');
  const withBounty = setup.money?.profiles.some((profile) => bountyIn(profile) > 0) === true;
  return value === 'neverWithBounty' && withBounty ? refs : undefined;
}

/** What goes off the pool is announced before: once play began it may become less and not more, for nothing, and no more of the shares goes to nobody. */
export function houseShareStays(state: Tournament, { prizePlan }: PinnedSetup): Objection {
  if (state.startedAt === undefined) return undefined;
  const setup = setupOf(state);
  const { refs } = policyOf(setup, 'entries.houseFee');
  const before = takenBy(setup.prizePlan);
  for (const { name, ...taken } of takenBy(prizePlan)) {
    const was = before.find((one) => one.name === name) ?? {};
    if ((['share', 'amount'] as const).some((of) => (taken[of] ?? 0) > (was[of] ?? 0)))
      return { code: 'house-share-risen', ...(name !== undefined && { name }), refs };
  }
  return leftBy(prizePlan) > leftBy(setup.prizePlan) ? { code: 'house-share-risen', refs } : undefined;
}

const takenBy = (plan: PrizePlan | undefined): readonly PoolDeduction[] =>
  plan === undefined ? [] : deductionsOf(plan);
const leftBy = (plan: PrizePlan | undefined): number => (plan === undefined ? 0 : sharesLeft(plan));
