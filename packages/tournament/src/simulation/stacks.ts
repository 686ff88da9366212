import type { Chips } from '@riffle/cards';
import { toChips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import { seatingIndex } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** Who holds how many chips. Riffle is not told during a night; the simulation keeps count for it. */
export type Stacks = ReadonlyMap<EntryId, number>;

/** Whoever came gets what was issued to him, whoever was sent home gives it back; the others keep theirs. */
export function dealtTo(state: Tournament, stacks: Stacks): Stacks {
  const { inPlay } = seatingIndex(state.entries);
  const came = inPlay.filter(({ id }) => !stacks.has(id));
  const left = [...stacks.keys()].filter((id) => state.entries.get(id) === undefined);
  if (came.length === 0 && left.length === 0) return stacks;
  const dealt = new Map<EntryId, number>(stacks);
  for (const id of left) dealt.delete(id);
  for (const { id, stack } of came) dealt.set(id, stack);
  return dealt;
}

/** Chips go from one to another, all of them where nothing else is said. */
export function passed(stacks: Stacks, from: EntryId, to: EntryId, count: number = stackOf(stacks, from)): Stacks {
  const after = new Map(stacks);
  after.set(from, stackOf(stacks, from) - count);
  after.set(to, stackOf(stacks, to) + count);
  return after;
}

export const stackOf = (stacks: Stacks, id: EntryId): Chips => toChips(stacks.get(id) ?? 0);
