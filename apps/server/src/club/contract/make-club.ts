import { type PersonId, toPersonId } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';
import type { ClubStore } from '../club-store.ts';
import type { Shelved } from '../shelf.ts';

/** New, empty tables at each call. */
export type MakeClub = () => Promise<ClubStore> | ClubStore;

export const NOW = 1_700_000_000_000;

export const person = (first: string, last: string, more: Partial<NewPerson> = {}): NewPerson => ({
  first,
  last,
  guest: false,
  roomName: 'firstAndInitial',
  ...more,
});

/** People by "first last", with ids as given. */
export async function addPeople(club: ClubStore, people: Readonly<Record<string, string>>): Promise<void> {
  const added = Object.entries(people).map(([id, name]) => {
    const [first = '', last = ''] = name.split(' ');
    return { id: toPersonId(id), person: person(first, last) };
  });
  await club.people.add(added, NOW);
}

export const ids = (...given: readonly string[]): readonly PersonId[] => given.map(toPersonId);

export const shelved = (id: string, more: Partial<Shelved> = {}): Shelved => ({
  kind: 'night',
  id,
  code: `CODE-${id}`,
  createdAt: NOW,
  version: 1,
  line: { name: 'Freitag "Ä"' },
  holds: [],
  ...more,
});
