import { setImmediate } from 'node:timers/promises';
import { foldedName, type PersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { wordsIn } from '@riffle/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PeopleStore } from '../../club/people-store.ts';
import { languageIn } from '../../http/api.ts';
import { sendProblem, serverProblem } from '../../http/problem.ts';

/** Between so many, others have their turn. */
const AT_ONCE = 250;

/** Somebody whom a list makes new, from the line that says so; `seen`: whom the preview had offered for it, where somebody looked at one. */
export type NewFromList = {
  readonly id: PersonId;
  readonly person: NewPerson;
  readonly line: number;
  readonly seen?: readonly PersonId[];
};
type Directory = Pick<PeopleStore, 'add' | 'search'>;
type There = { readonly line: number; readonly name: string };

/** Another desk was faster, or the same list came twice: who is on it is there since it was looked through. */
export class ThereMeanwhile extends Error {
  readonly there: readonly There[];
  constructor(there: readonly There[]) {
    super('there meanwhile');
    this.there = there;
  }
}

let adding: Promise<unknown> = Promise.resolve();

/**
 * Into the directory before the one step that enters them all, one list after the other. A crash in between leaves people
 * who are in no night, as if they had been added by hand; the same list sent again finds them under the same ids, and
 * enters everybody.
 */
export function addNew(directory: Directory, people: readonly NewFromList[], at: number): Promise<void> {
  const added = adding.then(() => addUnlessThere(directory, people, at));
  adding = added.catch(() => undefined);
  return added;
}

async function addUnlessThere(directory: Directory, people: readonly NewFromList[], at: number): Promise<void> {
  if (people.length === 0) return;
  const looked = people.filter(({ seen }) => seen !== undefined);
  const there = looked.length === 0 ? [] : await thereAlready(await directory.search({}), people);
  if (there.length > 0) throw new ThereMeanwhile(there);
  for (let from = 0; from < people.length; from += AT_ONCE) {
    await directory.add(
      people.slice(from, from + AT_ONCE).map(({ id, person }) => ({ id, person })),
      at,
    );
    await setImmediate();
  }
}

/** As many of one name as a preview shows. */
const MOST_ALIKE = 20;

async function thereAlready(known: readonly Person[], people: readonly NewFromList[]): Promise<readonly There[]> {
  const own = new Set<string>(people.map(({ id }) => id));
  const alike = new Map<string, Person[]>();
  for (const [nth, person] of known.entries()) {
    if (nth % (AT_ONCE * 8) === 0) await setImmediate();
    if (own.has(person.id)) continue;
    for (const key of keysOf(person)) {
      const all = alike.get(key) ?? [];
      if (all.length < MOST_ALIKE) alike.set(key, [...all, person]);
    }
  }
  const there: There[] = [];
  for (const [nth, { person, line, seen }] of people.entries()) {
    if (nth % (AT_ONCE * 8) === 0) await setImmediate();
    if (seen === undefined) continue;
    const same = keysOf(person)
      .flatMap((key) => alike.get(key) ?? [])
      .find((one) => isSame(one, person) && !seen.includes(one.id));
    if (same !== undefined) there.push({ line, name: `${same.first} ${same.last}`.trim() });
  }
  return there;
}

type Told = Pick<NewPerson, 'first' | 'last' | 'number' | 'birthday'>;
const numberOf = ({ number = '' }: Told): string => number.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
function keysOf(person: Told): readonly string[] {
  const [name, number] = [foldedName(`${person.first} ${person.last}`), numberOf(person)];
  return [...(number === '' ? [] : [`no ${number}`]), ...(name === '' ? [] : [`name ${name}`])];
}
/** The same number, or the same name and nothing that tells them apart: what a preview takes for the same. */
function isSame(one: Told, other: Told): boolean {
  const numbers = [numberOf(one), numberOf(other)].filter((number) => number !== '');
  if (numbers.length === 2) return numbers[0] === numbers[1];
  const birthdays = [one.birthday, other.birthday].filter((day) => day !== undefined && day !== '');
  return new Set(birthdays).size < 2;
}

/** What came of it, or who is there already: then nothing was done. */
export async function unlessThere<T>(work: () => Promise<T>): Promise<T | ThereMeanwhile> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ThereMeanwhile) return error;
    throw error;
  }
}

/** So many are named. */
const TOLD = 10;

/** Who is there already, line by line; nothing of the list was taken over. */
export function refuseThere(request: FastifyRequest, reply: FastifyReply, { there }: ThereMeanwhile): FastifyReply {
  const language = languageIn(request);
  const { meanwhile } = wordsIn(language).lists;
  const lines = there.slice(0, TOLD).map(({ line, name }) => meanwhile.line(line, name));
  const more = there.length > TOLD ? [meanwhile.more(there.length - TOLD)] : [];
  return sendProblem(reply, {
    ...serverProblem('there-meanwhile', language),
    ...{ detail: [...lines, ...more].join(' '), allowed: [meanwhile.allowed] },
  });
}
