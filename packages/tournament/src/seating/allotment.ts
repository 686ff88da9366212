import type { EntryId } from '../ids.ts';
import type { Entry } from '../state.ts';

/** One table while players are dealt out to tables: who stays, who was allotted, and how many it still takes. */
export type Allotment = { readonly kept: readonly Entry[]; readonly drawn: Entry[]; room: number };

const allAt = ({ kept, drawn }: Allotment): readonly Entry[] => [...kept, ...drawn];

export const matesAt = (at: Allotment, club: string | undefined): number =>
  club === undefined ? 0 : allAt(at).filter((entry) => entry.club === club).length;

export const holdsAnyOf = (at: Allotment, ids: ReadonlySet<EntryId>, but?: EntryId): boolean =>
  allAt(at).some(({ id }) => id !== but && ids.has(id));

/** Two drawn players change tables. */
export function exchange(a: Allotment, x: Entry, b: Allotment, y: Entry): void {
  a.drawn[a.drawn.indexOf(x)] = y;
  b.drawn[b.drawn.indexOf(y)] = x;
}

/** How much more uneven the clubs get if x goes from a to b and y from b to a; below zero is better. */
export function unevenness(a: Allotment, x: Entry, b: Allotment, y: Entry): number {
  if (x.club === y.club) return 0;
  const moving = (club: string | undefined, from: Allotment, to: Allotment): number =>
    club === undefined ? 0 : matesAt(to, club) - matesAt(from, club) + 1;
  return moving(x.club, a, b) + moving(y.club, b, a);
}
