import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import type { OutInHand, Tournament } from '../state.ts';
import { standing } from './limits.ts';
import { bountyIn } from './money-by-the-book.ts';
import { byOddCents } from './odd-cents.ts';

/**
 * Whose it is what stands on somebody who is out, the first to get an odd cent first. Nobody while none is named, or several
 * where the floor is to name one; he himself where only buyers win and none of them took him out.
 */
export function takersOf(state: Tournament, { entry, by }: Pick<OutInHand, 'entry' | 'by'>): readonly EntryId[] {
  const able = state.setup?.money?.bounty?.buyersOnly === true ? by.filter((killer) => hasBought(state, killer)) : by;
  if (by.length > 0 && able.length === 0) return [entry];
  const one = able.length <= 1;
  const shares =
    one || (state.setup !== undefined && policyOf(state.setup, 'entries.bountyShared').value === 'equalParts');
  return shares ? byOddCents(state, able) : [];
}

const hasBought = (state: Tournament, id: EntryId): boolean =>
  standing(state).some((sale) => sale.entry === id && bountyIn(sale) > 0);
