import type { Entry, Tournament } from './state.ts';

export const isAlternate = (entry: Pick<Entry, 'alternate'> | undefined): boolean => entry?.alternate !== undefined;

/** Who waits for a seat, who is next first. */
export const alternates = (state: Tournament): readonly Entry[] =>
  Object.values(state.entries)
    .filter(isAlternate)
    .sort((a, b) => (a.alternate ?? 0) - (b.alternate ?? 0));

/** The turn of whoever comes now: behind all who wait. */
export const nextTurn = (entries: Tournament['entries']): number =>
  1 + Math.max(0, ...Object.values(entries).map(({ alternate = 0 }) => alternate));
