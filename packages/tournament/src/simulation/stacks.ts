import { countOf, PersistentMap } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import { toChips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import { hasPlayed, inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** Who holds how many chips. Riffle is not told during a night; the simulation keeps count for it. */
export type Stacks = PersistentMap<EntryId, number>;

export const NO_STACKS: Stacks = PersistentMap.of();

const dealtIn = countOf(hasPlayed);

/** Whoever came gets what was issued to him, whoever was sent home gives it back; the others keep theirs. */
export function dealtTo(state: Tournament, stacks: Stacks): Stacks {
  // nobody comes in the step that sends somebody home
  if (state.entries.measured(dealtIn) === stacks.size) return stacks;
  const came = inPlay(state).filter(({ id }) => !stacks.has(id));
  const dealt = stacks.withAll(came.map(({ id, stack }) => [id, stack]));
  if (state.entries.measured(dealtIn) === dealt.size) return dealt;
  const left = [...stacks.keys()].filter((id) => !state.entries.has(id));
  return left.reduce((rest, id) => rest.without(id), dealt);
}

/** Chips go from one to another, all of them where nothing else is said. */
export const passed = (stacks: Stacks, from: EntryId, to: EntryId, count: number = stackOf(stacks, from)): Stacks =>
  stacks.with(from, stackOf(stacks, from) - count).with(to, stackOf(stacks, to) + count);

export const stackOf = (stacks: Stacks, id: EntryId): Chips => toChips(stacks.get(id) ?? 0);
