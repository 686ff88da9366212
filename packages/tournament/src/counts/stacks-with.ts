import { PersistentMap } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { CountedStack } from './count-command.ts';
import type { ChipCount } from './count-shape.ts';

/** As they were told before, without who is not in any more, and with these. */
export function stacksWith(
  state: Tournament,
  before: ChipCount['stacks'] = PersistentMap.of(),
  told: readonly CountedStack[],
): ChipCount['stacks'] {
  const isIn = (id: EntryId): boolean => {
    const entry = state.entries.get(id);
    return entry !== undefined && isInPlay(entry);
  };
  const gone = [...before.keys()].filter((id) => !isIn(id));
  return gone
    .reduce((stacks, id) => stacks.without(id), before)
    .withAll(told.map(({ entry, chips }) => [entry, chips]));
}
