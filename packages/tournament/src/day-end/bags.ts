import { type Chips, sumChips } from '@riffle/cards';
import { lastCount } from '../counts/chip-count.ts';
import { chipsInPlay } from '../figures.ts';
import type { EntryId } from '../ids.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** What is in somebody's bag: as it was told when it was sealed, else as the count before the day's end has it. */
export function bagOf(state: Tournament, id: EntryId): Chips | undefined {
  const own = state.day?.bags?.[id];
  if (own !== undefined) return own;
  const count = lastCount(state);
  return count?.occasion === 'dayEnd' ? count.stacks.get(id) : undefined;
}

/** How many stacks are still to be counted. */
export const notBagged = (state: Tournament): number =>
  inPlay(state).filter(({ id }) => bagOf(state, id) === undefined).length;

/** So much more in the bags of those who are in than should be in play. */
export const bagsOff = (state: Tournament): number =>
  sumChips(inPlay(state).flatMap(({ id }) => bagOf(state, id) ?? [])) - chipsInPlay(state);
