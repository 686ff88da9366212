import type { PersonId } from '@riffle/people';
import { type EntryId, type NewEntry, toEntryId } from '@riffle/tournament';
import type { Night, Person } from '@riffle/wire';
import { newId } from '../../ask/new-id.ts';
import type { Send } from '../../commands/commands.svelte.ts';

const entryOf = (person: Pick<Person, 'id' | 'club'>): NewEntry => ({
  entry: toEntryId(newId()),
  person: person.id,
  ...(person.club === undefined ? {} : { club: person.club }),
});

/** Enters them all at once; answers the ids of their entries, or nothing where it was refused. */
export async function enterPeople(
  send: Send<'night'>,
  people: readonly Pick<Person, 'id' | 'club'>[],
  alternates = false,
): Promise<readonly EntryId[] | undefined> {
  const entries = people.map(entryOf);
  const answer = await send({ type: 'AddEntries', entries, ...(alternates && { alternates: true }) });
  return answer.ok ? entries.map(({ entry }) => entry) : undefined;
}

/** Somebody at the door: entered, here, and with a seat where seats have been drawn. */
export async function walkIn(
  send: Send<'night'>,
  night: Night,
  person: Person,
  here: boolean,
  alternate = false,
): Promise<EntryId | undefined> {
  const { stage, drawn } = night.view;
  const [entry] = (await enterPeople(send, [person], alternate)) ?? [];
  if (entry === undefined) return undefined;
  const running = stage === 'play';
  // once the night runs, whoever enters is here by itself
  if (here && !running) await send({ type: 'CheckIn', entries: [entry] });
  if (drawn && !alternate && (here || running)) await send({ type: 'SeatEntry', entry });
  return entry;
}

export const enteredPeople = ({ view }: Night): ReadonlySet<PersonId> =>
  new Set(Object.values(view.entries).flatMap(({ person }) => (person === undefined ? [] : [person])));

/** Who is entered and not out: somebody else may come to the desk again, and what the night allows, it says when he is entered. */
export const peopleStillIn = ({ view }: Night): ReadonlySet<PersonId> =>
  new Set(
    Object.values(view.entries).flatMap(({ person, bustOut }) =>
      person === undefined || bustOut !== undefined ? [] : [person],
    ),
  );
