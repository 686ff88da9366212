import { type NameReader, type PersonId, shownName } from '@riffle/people';
import type { EntryId, Tournament } from '@riffle/tournament';
import type { Directory } from '../club/directory.ts';

export type Reader = NameReader;

/** How a person is called in front of a reader. */
export type NamesOf = (person: PersonId, reader: NameReader) => string;

export const clubNames =
  (directory: Directory): NamesOf =>
  (id, reader) =>
    shownName(directory.resolve(id), reader);

export function entryNames(
  state: Tournament,
  namesOf: NamesOf,
  reader: NameReader,
): { readonly [entry: EntryId]: string } {
  const names: Record<EntryId, string> = {};
  for (const { id, person } of Object.values(state.entries)) names[id] = namesOf(person, reader);
  return names;
}
