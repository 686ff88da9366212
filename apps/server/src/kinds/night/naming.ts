import { REDACTED } from '@riffle/journal';
import { NOBODY, type PersonId } from '@riffle/people';
import {
  type EntryId,
  isNobodys,
  playLevelNo,
  type Structure,
  type TableId,
  type Tournament,
  type TournamentEvent,
} from '@riffle/tournament';
import { byNumber, formatTimeOfDay, type Language, type Naming, numbered, wordsIn } from '@riffle/words';
import type { NamesOf } from '../../host/kind.ts';
import { EarlierSteps } from './earlier-steps.ts';

/** Ids turned into names for staff, as the night stands now. */
export const namingIn = (state: Tournament, namesOf: NamesOf, language: Language, zone?: string): Naming => ({
  entry: (id) => {
    const entry = state.entries.get(id);
    return entry !== undefined && isNobodys(id, entry.person)
      ? byNumber(entry.no, language)
      : nameOr(entry?.person, namesOf);
  },
  person: (id) => namesOf(id, 'staff'),
  table: (id) => state.tables.get(id)?.name ?? NOBODY,
  levelNo: (line) => playLevelNo(line, state.setup?.levels ?? []),
  time: (at) => formatTimeOfDay(at, language, zone),
  currency: state.setup?.currency ?? 'EUR',
});

/**
 * Ids turned into names while the log is told: a table keeps the name that it had then, also when it is long broken. Two
 * people who are called the same are told apart by their entries' numbers, once both are there.
 */
export class NamingAlongTheLog {
  readonly #persons = new Map<EntryId, PersonId>();
  readonly #numbers = new Map<EntryId, number>();
  readonly #called = new Map<string, Set<PersonId>>();
  readonly #earlier = new EarlierSteps();
  readonly #namesOf: NamesOf;
  #nextNo = 1;
  readonly #tables = new Map<TableId, string>();
  #levels: Structure = [];
  naming: Naming;

  constructor(namesOf: NamesOf, language: Language, zone?: string) {
    const gone = wordsIn(language).redacted(undefined);
    this.#namesOf = namesOf;
    this.naming = {
      // whose it was is gone from the record: told as the desk calls it
      entry: (id) => (isRedacted(id) ? gone : this.#name(id, language)),
      person: (id) => namesOf(id, 'staff'),
      table: (id) => this.#tables.get(id) ?? NOBODY,
      levelNo: (line) => playLevelNo(line, this.#levels),
      time: (at) => formatTimeOfDay(at, language, zone),
      currency: 'EUR',
      earlier: this.#earlier.told,
    };
  }

  #name(id: EntryId, language: Language): string {
    const person = this.#persons.get(id);
    const no = this.#numbers.get(id);
    if (no !== undefined && person !== undefined && isNobodys(id, person)) return byNumber(no, language);
    const name = nameOr(person, this.#namesOf);
    return no !== undefined && (this.#called.get(name)?.size ?? 0) > 1 ? numbered(name, no, language) : name;
  }

  /** Whoever was erased is called nobody, and not like anybody. */
  #plays(entry: EntryId, person: PersonId): void {
    this.#persons.set(entry, person);
    const name = this.#namesOf(person, 'staff');
    if (name !== NOBODY) this.#called.set(name, (this.#called.get(name) ?? new Set()).add(person));
  }

  follow(event: TournamentEvent): void {
    this.#earlier.follow(event);
    if (event.type === 'EntriesAdded' || event.type === 'DayCarried') {
      for (const one of event.entries) {
        const no = 'no' in one ? one.no : this.#nextNo;
        this.#plays(one.entry, one.person);
        this.#numbers.set(one.entry, no);
        this.#nextNo = Math.max(this.#nextNo, no + 1);
      }
    } else if (event.type === 'PersonChanged' || event.type === 'StackHandedOn') this.#plays(event.entry, event.person);
    else if (event.type === 'Created') {
      this.#levels = event.setup.levels;
      this.naming = { ...this.naming, currency: event.setup.currency };
    } else if (event.type === 'SetupChanged' && event.changes.currency !== undefined)
      this.naming = { ...this.naming, currency: event.changes.currency };
    else if (event.type === 'LevelsChanged') this.#levels = event.levels;
    else if (event.type === 'TableAdded') this.#tables.set(event.table, event.name);
    else if (event.type === 'TableChanged' && event.name !== undefined) this.#tables.set(event.table, event.name);
  }
}

const isRedacted = (id: string): boolean => id === REDACTED;
const nameOr = (person: PersonId | undefined, namesOf: NamesOf): string =>
  person === undefined ? NOBODY : namesOf(person, 'staff');
