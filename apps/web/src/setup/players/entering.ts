import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import { type EntryId, type NewEntry, type ProfileId, toEntryId } from '@riffle/tournament';
import type { Night, Person } from '@riffle/wire';
import { newId } from '../../ask/new-id.ts';
import type { Send } from '../../commands/commands.svelte.ts';

const entryOf = (person: Pick<Person, 'id' | 'club'>): NewEntry => ({
  entry: toEntryId(newId()),
  person: person.id,
  ...(person.club === undefined ? {} : { club: person.club }),
});

/** What may be said with it: which price, or one or chips of the director's own, and why that, or a limit of the night is passed. */
export type Terms = {
  readonly alternates?: boolean;
  readonly profile?: ProfileId | undefined;
  readonly price?: Cents | undefined;
  readonly chips?: Chips | undefined;
  readonly reason?: string | undefined;
  /** The stack that somebody gives up who is still in. */
  readonly forfeits?: Chips | undefined;
  readonly onrefused?: (code: string | undefined) => void;
};

/** Enters them all at once; answers the ids of their entries, or nothing where it was refused. */
export async function enterPeople(
  send: Send<'night'>,
  people: readonly Pick<Person, 'id' | 'club'>[],
  { alternates = false, profile, price, chips, reason = '', forfeits, onrefused }: Terms = {},
): Promise<readonly EntryId[] | undefined> {
  const entries = people.map((person) => ({
    ...entryOf(person),
    ...(profile !== undefined && { profile }),
    ...(price !== undefined && { price }),
    ...(chips !== undefined && { chips }),
    ...(forfeits !== undefined && { forfeits }),
  }));
  const why = reason.trim();
  const answer = await send({
    type: 'AddEntries',
    entries,
    ...(alternates && { alternates: true }),
    ...(why !== '' && { reason: why }),
  });
  if (answer.ok) return entries.map(({ entry }) => entry);
  onrefused?.(answer.refusal.code);
  return undefined;
}

/** Somebody at the door: entered, here, and with a seat where seats have been drawn. */
export async function walkIn(
  send: Send<'night'>,
  night: Night,
  person: Pick<Person, 'id' | 'club'>,
  here: boolean,
  terms: Terms & { readonly seats?: boolean } = {},
): Promise<EntryId | undefined> {
  const { stage, drawn } = night.view;
  const [entry] = (await enterPeople(send, [person], terms)) ?? [];
  if (entry === undefined) return undefined;
  const running = stage === 'play';
  // once the night runs, whoever enters is here by itself
  if (here && !running) await send({ type: 'CheckIn', entries: [entry] });
  const waits = terms.alternates === true || terms.seats === false;
  if (drawn && !waits && (here || running)) await send({ type: 'SeatEntry', entry });
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

/** Who is out with every entry that he had. */
export function peopleOut(night: Night): ReadonlySet<PersonId> {
  const playing = peopleStillIn(night);
  return new Set([...enteredPeople(night)].filter((person) => !playing.has(person)));
}

/** Whom of them another entry is sold to, at its time. Who is still in gives up a stack for it, which is counted first. */
export const peopleAgain = ({ view }: Night): ReadonlySet<PersonId> =>
  new Set(
    Object.values(view.entries).flatMap(({ person, buys, bustOut }) =>
      person !== undefined && bustOut !== undefined && buys?.includes('reEntry') === true ? [person] : [],
    ),
  );

/** Refused by a limit that a reason may pass. */
export const REASON_HELPS: ReadonlySet<string> = new Set(['field-full', 'limit-passed', 'not-offered', 'barred']);
