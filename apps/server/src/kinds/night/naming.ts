import { REDACTED } from '@riffle/journal';
import { NOBODY, type PersonId } from '@riffle/people';
import {
  type EntryId,
  playLevelNo,
  type Structure,
  type TableId,
  type Tournament,
  type TournamentEvent,
} from '@riffle/tournament';
import { formatTimeOfDay, type Language, type Naming, wordsIn } from '@riffle/words';
import type { NamesOf } from '../../host/kind.ts';

/** Ids turned into names for staff, as the night stands now. */
export const namingIn = (state: Tournament, namesOf: NamesOf, language: Language, zone?: string): Naming => ({
  entry: (id) => nameOr(state.entries.get(id)?.person, namesOf),
  person: (id) => namesOf(id, 'staff'),
  table: (id) => state.tables.get(id)?.name ?? NOBODY,
  levelNo: (line) => playLevelNo(line, state.setup?.levels ?? []),
  time: (at) => formatTimeOfDay(at, language, zone),
  currency: state.setup?.currency ?? 'EUR',
});

/** Ids turned into names while the log is told: a table keeps the name that it had then, also when it is long broken. */
export class NamingAlongTheLog {
  readonly #persons = new Map<EntryId, PersonId>();
  readonly #tables = new Map<TableId, string>();
  #levels: Structure = [];
  naming: Naming;

  constructor(namesOf: NamesOf, language: Language, zone?: string) {
    const gone = wordsIn(language).redacted(undefined);
    this.naming = {
      // whose it was is gone from the record: told as the desk calls it
      entry: (id) => (isRedacted(id) ? gone : nameOr(this.#persons.get(id), namesOf)),
      person: (id) => namesOf(id, 'staff'),
      table: (id) => this.#tables.get(id) ?? NOBODY,
      levelNo: (line) => playLevelNo(line, this.#levels),
      time: (at) => formatTimeOfDay(at, language, zone),
      currency: 'EUR',
    };
  }

  follow(event: TournamentEvent): void {
    if (event.type === 'EntriesAdded' || event.type === 'DayCarried') {
      for (const { entry, person } of event.entries) this.#persons.set(entry, person);
    } else if (event.type === 'PersonChanged' || event.type === 'StackHandedOn')
      this.#persons.set(event.entry, event.person);
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
