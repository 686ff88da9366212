import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { BountyNight } from './bounty-night.ts';

/** Who shares something, the first to get a cent that cannot be parted first. */
export function byOddCents(
  state: Pick<BountyNight, 'setup' | 'entries' | 'bustOuts'>,
  sharing: readonly EntryId[],
): readonly EntryId[] {
  const byStack = policyOf(setupOf(state), 'entries.oddCents').value === 'biggerStartingStack';
  const earlier = (a: EntryId, b: EntryId): number => (state.entries.get(a)?.no ?? 0) - (state.entries.get(b)?.no ?? 0);
  const stack = (entry: EntryId): number => (byStack ? stackAtStart(state, entry) : 0);
  return sharing.toSorted((a, b) => stack(b) - stack(a) || earlier(a, b));
}

/** Before the hand in which he went out; who is still in lost nothing. */
function stackAtStart(state: Pick<BountyNight, 'setup' | 'entries' | 'bustOuts'>, id: EntryId): number {
  const hand = state.bustOuts.find((bustOut) => bustOut.id === state.entries.get(id)?.out);
  return hand?.out.find(({ entry }) => entry === id)?.stackAtStart ?? 0;
}
