import { type Instant, measure } from '@riffle/aggregate';
import { type Chips, sumChips, toChips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { ChipCount } from './count-shape.ts';

export const countsOf = (state: Pick<Tournament, 'counts'>): readonly ChipCount[] => state.counts ?? [];
export const lastCount = (state: Pick<Tournament, 'counts'>): ChipCount | undefined => countsOf(state).at(-1);

const counted = measure<Chips, Chips>(
  toChips(0),
  (chips) => chips,
  (a, b) => sumChips([a, b]),
);

/** All its stacks together. */
export const countedIn = ({ stacks }: Pick<ChipCount, 'stacks'>): Chips => stacks.measured(counted);

/** A stack as it was last told, and when; nothing of who is not in, or was never counted. */
export function stackTold(
  state: Tournament,
  id: EntryId,
): { readonly chips: Chips; readonly at: Instant; readonly no: number } | undefined {
  const entry = state.entries.get(id);
  if (entry === undefined || !isInPlay(entry)) return undefined;
  const last = countsOf(state).findLast(({ stacks }) => stacks.has(id));
  const chips = last?.stacks.get(id);
  return last === undefined || chips === undefined ? undefined : { chips, at: last.at, no: last.no };
}
