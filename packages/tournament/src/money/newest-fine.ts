import type { EntryId } from '../ids.ts';
import type { Money } from './money-state.ts';

/** The number of the last fine that he was given; 0 where he was given none. */
export const newestFine = (money: Pick<Money, 'fines'> | undefined, entry: EntryId): number =>
  Math.max(0, ...(money?.fines ?? []).flatMap((one) => (one.entry === entry ? [one.fine] : [])));
