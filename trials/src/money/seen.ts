import { type EntryId, type TournamentView, toEntryId } from '@riffle/tournament';
import { type Chance, oneOf } from '../asked/made.ts';

/** A night as staff see it, chance, and the how manieth step it is. */
export type Seen = { readonly view: TournamentView; readonly chance: Chance; readonly nth: number };

export const named = (seen: Seen, letter: string): string => `${letter}${String(seen.nth)}`;
export const entryIds = ({ view }: Seen): readonly EntryId[] => Object.keys(view.entries).map(toEntryId);
export const anyEntry = (seen: Seen): EntryId => oneOf(seen.chance, entryIds(seen)) ?? toEntryId('nobody');
export const inPlay = ({ view }: Seen): readonly EntryId[] =>
  Object.entries(view.entries).flatMap(([id, { at, bustOut }]) =>
    at !== undefined && bustOut === undefined ? [toEntryId(id)] : [],
  );
