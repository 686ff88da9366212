import { type PersonId, toPersonId } from '@riffle/people';
import type { NewPerson, Person, Problem } from '@riffle/wire';
import { type Answer, ask, get, post } from '../../ask/ask.ts';
import { newId } from '../../ask/new-id.ts';
import { showProblem } from '../../notices/notices.svelte.ts';

/** What is to be changed of a person; `null` empties a field. */
export type PersonChanges = { readonly [F in keyof NewPerson]?: NewPerson[F] | null };

const at = (id: PersonId) => `/api/people/${encodeURIComponent(id)}`;

let people = $state.raw<readonly Person[]>();
let refused = $state.raw<Problem>();

async function taken(request: Promise<Answer<Person>>): Promise<Person | undefined> {
  const answer = await request;
  if (!answer.ok) {
    showProblem(answer.refusal);
    return undefined;
  }
  const person = answer.value;
  people = [...(people ?? []).filter(({ id }) => id !== person.id), person];
  return person;
}

/** The club's directory of people, fetched once and kept up with what is done here. */
export const directory = {
  /** `undefined` until it has come. */
  get people(): readonly Person[] | undefined {
    return people;
  },
  /** It may not be seen here, or could not be fetched: nights go on with the names that they bring. */
  get closed(): boolean {
    return refused !== undefined;
  },
  /** Why it did not come. */
  get refused(): Problem | undefined {
    return refused;
  },
  find: (id: PersonId | undefined): Person | undefined => people?.find((person) => person.id === id),

  async load(): Promise<void> {
    const answer = await get<readonly Person[]>('/api/people?merged=true');
    refused = answer.ok ? undefined : answer.refusal;
    if (answer.ok) people = answer.value;
  },
  add: (person: NewPerson): Promise<Person | undefined> =>
    taken(post<Person>('/api/people', { id: toPersonId(newId()), ...person })),
  change: (id: PersonId, changes: PersonChanges): Promise<Person | undefined> =>
    taken(ask<Person>('PATCH', at(id), changes)),
  /** The first is merged into the second; what it played follows. */
  async merge(id: PersonId, into: PersonId): Promise<boolean> {
    const left = await taken(post<Person>(`${at(id)}/merge`, { into }));
    if (left !== undefined) await directory.load();
    return left !== undefined;
  },
  async unmerge(id: PersonId): Promise<boolean> {
    const back = await taken(post<Person>(`${at(id)}/unmerge`));
    if (back !== undefined) await directory.load();
    return back !== undefined;
  },
  /** Erased: nobody any more. */
  forget(id: PersonId): void {
    people = people?.filter((person) => person.id !== id);
  },
};
