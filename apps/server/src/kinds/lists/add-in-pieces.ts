import { setImmediate } from 'node:timers/promises';
import type { PersonId } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';
import type { PeopleStore } from '../../club/people-store.ts';

/** Between so many, others have their turn. */
const AT_ONCE = 250;

/**
 * Into the directory before the one step that enters them all. A crash in between leaves people who are in no night,
 * as if they had been added by hand; the same list sent again finds them under the same ids, and enters everybody.
 */
export async function addInPieces(
  directory: Pick<PeopleStore, 'add'>,
  people: readonly { readonly id: PersonId; readonly person: NewPerson }[],
  at: number,
): Promise<void> {
  for (let from = 0; from < people.length; from += AT_ONCE) {
    await directory.add(people.slice(from, from + AT_ONCE), at);
    await setImmediate();
  }
}
