import { type PrizePlan, sharesLeft } from '@riffle/money';
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

/** It is announced before: once play began it may become less and not more, and no more of the shares goes to nobody. */
export function houseShareStays(state: Tournament, { prizePlan }: PinnedSetup): Objection {
  if (state.startedAt === undefined) return undefined;
  const setup = setupOf(state);
  const now = setup.prizePlan?.house;
  const grows = (['share', 'amount'] as const).some((of) => (prizePlan?.house?.[of] ?? 0) > (now?.[of] ?? 0));
  return grows || leftBy(prizePlan) > leftBy(setup.prizePlan)
    ? { code: 'house-share-risen', refs: policyOf(setup, 'entries.houseFee').refs }
    : undefined;
}

const leftBy = (plan: PrizePlan | undefined): number => (plan === undefined ? 0 : sharesLeft(plan));
