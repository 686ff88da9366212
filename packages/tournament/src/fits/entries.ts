import type { TournamentEvent } from '../event.ts';
import type { EntryId } from '../ids.ts';
import { standing } from '../money/standing.ts';
import { notOut } from '../people-index.ts';
import { hasPlayed } from '../seating-index.ts';
import type { Entry, Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const areKnown = (state: Tournament, ids: readonly EntryId[]): boolean =>
  ids.every((id) => state.entries.get(id) !== undefined);

export const knows = (state: Tournament, id: EntryId, is: (entry: Entry) => boolean): boolean => {
  const entry = state.entries.get(id);
  return entry !== undefined && is(entry);
};

export function entriesAddedFit(state: Tournament, { entries }: Named<'EntriesAdded'>): boolean {
  return entries.every(
    ({ entry, person }) => state.entries.get(entry) === undefined && notOut(state, person) === undefined,
  );
}

/** What was sold to who is struck off is taken back before: else somebody would owe it whom nobody can find. */
export const entryWithdrawnFits = (state: Tournament, { entry: id }: Named<'EntryWithdrawn'>): boolean =>
  knows(state, id, (entry) => !entry.carried && (state.startedAt === undefined || !hasPlayed(entry))) &&
  !standing(state).some(({ entry }) => entry === id);

/** Whoever handed it on had it, and plays it; he who takes it over plays nothing else. */
export const stackHandedOnFits = (state: Tournament, { entry, from, person }: Named<'StackHandedOn'>): boolean =>
  knows(state, entry, (one) => one.person === from && one.out === undefined) && notOut(state, person) === undefined;

export const personChangedFits = (state: Tournament, { entry, person }: Named<'PersonChanged'>): boolean =>
  state.entries.get(entry) !== undefined && notOut(state, person) === undefined;
