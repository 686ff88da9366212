import type { EntryId, PersonId, Tournament } from '@riffle/tournament';
import type { Directory } from '../club/directory.ts';
import { fullName, NOBODY, roomName } from '../club/shown-name.ts';

export type Reader = 'staff' | 'room';

/** How a person is called in front of a reader. */
export type NamesOf = (person: PersonId, reader: Reader) => string;

export const clubNames =
  (directory: Directory): NamesOf =>
  (id, reader) => {
    const person = directory.resolve(id);
    if (person === undefined) return NOBODY;
    switch (reader) {
      case 'staff':
        return fullName(person);
      case 'room':
        return roomName(person);
    }
  };

export function entryNames(state: Tournament, namesOf: NamesOf, reader: Reader): { readonly [entry: EntryId]: string } {
  const names: Record<EntryId, string> = {};
  for (const { id, person } of Object.values(state.entries)) names[id] = namesOf(person, reader);
  return names;
}
