import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import { bountyIn } from './bounty-form.ts';
import type { BountyNight, HandWithBounty, OutWithBounty } from './bounty-night.ts';
import { byOddCents, stacksIn } from './odd-cents.ts';
import { standing } from './standing.ts';

/**
 * Whose it is what stands on somebody who is out, the first to get an odd cent first. Nobody while none is named, or several
 * where the floor is to name one; he himself where play was ended before anybody took him out, and where only buyers win and
 * none of them did. `hand`: all who went out in it.
 */
export function takersOf(
  night: BountyNight,
  { entry, by }: Pick<OutWithBounty, 'entry' | 'by'>,
  { out, ended }: HandWithBounty,
): readonly EntryId[] {
  const able = night.setup?.money?.bounty?.buyersOnly === true ? by.filter((killer) => hasBought(night, killer)) : by;
  if (by.length > 0 ? able.length === 0 : ended === true) return [entry];
  const one = able.length <= 1;
  const shares =
    one || (night.setup !== undefined && policyOf(night.setup, 'entries.bountyShared').value === 'equalParts');
  return shares ? byOddCents(night, able, stacksIn(out)) : [];
}

const hasBought = (night: BountyNight, id: EntryId): boolean =>
  standing(night).some((sale) => sale.entry === id && bountyIn(sale) > 0) ||
  (night.carried?.entries ?? []).some(({ entry, head = 0 }) => entry === id && head > 0);
