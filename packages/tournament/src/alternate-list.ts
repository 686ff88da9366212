import { countOf, measure, those } from '@riffle/aggregate';
import type { Entry, Tournament } from './state.ts';

export const isAlternate = (entry: Pick<Entry, 'alternate'> | undefined): boolean => entry?.alternate !== undefined;

/** Who is entered and does not wait. */
export const inField = countOf<Entry>((entry) => !isAlternate(entry));

const waiting = those<Entry>(isAlternate);

/** Who waits for a seat, who is next first. */
export const alternates = (state: Tournament): readonly Entry[] =>
  state.entries.measured(waiting).toSorted((a, b) => (a.alternate ?? 0) - (b.alternate ?? 0));

const lastTurn = measure(0, ({ alternate = 0 }: Entry) => alternate, Math.max);

/** The turn of whoever comes now: behind all who wait. */
export const nextTurn = (entries: Tournament['entries']): number => 1 + entries.measured(lastTurn);
