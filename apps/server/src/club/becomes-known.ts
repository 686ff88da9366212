import type { PersonId } from '@riffle/people';
import type { PeopleStore } from './people-store.ts';

/** He was in the directory already. What he said last of how he is shown holds, where it is less. */
export async function becomesKnown(entered: PersonId, known: PersonId, people: PeopleStore): Promise<void> {
  const [said, there] = await Promise.all([people.find(entered), people.find(known)]);
  if (said === undefined || there === undefined || said.mergedInto !== undefined) return;
  if (there.roomName === 'full' && said.roomName !== 'full') await people.change(known, { roomName: said.roomName });
  await people.merge(entered, known);
}
