import { remembered } from '@riffle/aggregate';
import { isAlternate } from '../alternate-list.ts';
import type { EntryId } from '../ids.ts';
import type { Entry, Tournament } from '../state.ts';
import { ENTERING } from './money-setup.ts';
import type { Sale } from './money-state.ts';
import { standing } from './standing.ts';

/** Who is entered with nothing sold to him that lets him play: it was taken back, or prices came later. In a night that is called off nobody plays. */
export const unsold = (state: Tournament): readonly EntryId[] =>
  sellsEntries(state)
    ? [...state.entries.values()].flatMap((entry) => (owesEntry(state, entry) ? [entry.id] : []))
    : [];

/** The same of one. */
export const isUnsold = (state: Tournament, entry: Entry): boolean => sellsEntries(state) && owesEntry(state, entry);

/** Something was sold to it that lets it play. */
export const hasBoughtIn = (state: Tournament, entry: EntryId): boolean => boughtIn(standing(state)).has(entry);

const sellsEntries = ({ setup, calledOff }: Tournament): boolean =>
  calledOff === undefined && setup?.money?.profiles.some(({ kind }) => kind === 'entry') === true;

const owesEntry = (state: Tournament, entry: Entry): boolean =>
  !hasBoughtIn(state, entry.id) && entry.carried === undefined && !isAlternate(entry);

/** Asked of everybody in a field. */
const boughtIn = remembered(
  (sales: readonly Sale[]): ReadonlySet<EntryId> =>
    new Set(sales.flatMap(({ kind, entry }) => (ENTERING.includes(kind) ? [entry] : []))),
);
