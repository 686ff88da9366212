import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { BountyNight, OutWithBounty } from './bounty-night.ts';

/** What somebody had at the start of the hand that is shared in; absent = not known, as of who is still in. */
type StackThen = (entry: EntryId) => number | undefined;

/** Who shares something, the first to get a cent that cannot be parted first. What was shared stays as it was: no stack of a later hand counts. */
export function byOddCents(
  night: Pick<BountyNight, 'setup' | 'entries'>,
  sharing: readonly EntryId[],
  stackThen: StackThen,
): readonly EntryId[] {
  const byStack = policyOf(setupOf(night), 'entries.oddCents').value === 'biggerStartingStack';
  const earlier = (a: EntryId, b: EntryId): number => (night.entries.get(a)?.no ?? 0) - (night.entries.get(b)?.no ?? 0);
  const stack = (entry: EntryId): number => (byStack ? (stackThen(entry) ?? 0) : 0);
  return sharing.toSorted((a, b) => stack(b) - stack(a) || earlier(a, b));
}

/** Of those who went out in this hand. */
export const stacksIn =
  (out: readonly OutWithBounty[]): StackThen =>
  (entry) =>
    out.find((one) => one.entry === entry)?.stackAtStart;

/** Of each in the hand in which he went out for good. */
export const stacksWhenOut =
  ({ entries, bustOuts }: Pick<BountyNight, 'entries' | 'bustOuts'>): StackThen =>
  (entry) =>
    stacksIn(bustOuts.find(({ id }) => id === entries.get(entry)?.out)?.out ?? [])(entry);
