import { setImmediate } from 'node:timers/promises';
import type { Actor } from '@riffle/aggregate';
import { type NamedPerson, type PersonId, shownName } from '@riffle/people';
import { ROLES } from '@riffle/wire';
import type { NamesOf } from './kind.ts';

export type Directory = {
  /** Who is behind these ids now. */
  readonly people: (ids: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, NamedPerson>>;
  /** What members of staff are called, also after they have left. */
  readonly staff: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Who acts by himself, or is anybody, has no name to look up. */
const isOfStaff = (role: Actor['role']): boolean => (ROLES as readonly string[]).includes(role);

/** Between so many, others have their turn. */
const AT_ONCE = 1000;

/** The names that one aggregate shows: looked up once, and again when the directory says that something has changed. */
export class Names {
  readonly #directory: Directory;
  readonly #people = new Set<PersonId>();
  readonly #staff = new Set<string>();
  #persons: ReadonlyMap<PersonId, NamedPerson> = new Map();
  #members: ReadonlyMap<string, string> = new Map();
  #areTrue = true;

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  /** Whether all that is wanted is known as it is now. */
  get areTrue(): boolean {
    return this.#areTrue;
  }

  want(people: readonly PersonId[], { id, role }: Actor): void {
    const size = this.#people.size + this.#staff.size;
    for (const person of people) this.#people.add(person);
    if (isOfStaff(role)) this.#staff.add(id);
    if (this.#people.size + this.#staff.size > size) this.#areTrue = false;
  }

  wantsAny(ids: readonly string[]): boolean {
    return ids.some((id) => this.#people.has(id as PersonId) || this.#staff.has(id));
  }

  /** The directory has changed. */
  doubt(): void {
    this.#areTrue = this.#people.size + this.#staff.size === 0;
  }

  async learn(): Promise<void> {
    // what is doubted meanwhile is asked for again
    this.#areTrue = true;
    const [people, members] = [[...this.#people], this.#directory.staff([...this.#staff])];
    const persons = new Map<PersonId, NamedPerson>();
    for (let from = 0; from < people.length; from += AT_ONCE) {
      if (from > 0) await setImmediate();
      for (const [id, person] of await this.#directory.people(people.slice(from, from + AT_ONCE)))
        persons.set(id, person);
    }
    this.#persons = persons;
    this.#members = await members;
  }

  readonly of: NamesOf = (person, reader) => shownName(this.#persons.get(person), reader);

  readonly ofStaff = (id: string): string | undefined => this.#members.get(id);

  readonly ofActor = ({ id, role }: Actor): string => (isOfStaff(role) ? (this.#members.get(id) ?? role) : 'Riffle');
}
