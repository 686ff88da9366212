import type { PersonId } from '@riffle/people';
import { type EntryId, isOfRecord, type TournamentEvent, WhoseTexts } from '@riffle/tournament';
import type { Tracing } from '../../host/kind.ts';

const TIES = ['entry', 'club'];

/** Whom the texts of a night are about: whoever the entry ever stood for. */
export function tracing(): Tracing<TournamentEvent> {
  const texts = new WhoseTexts();
  const people = new Map<EntryId, Set<PersonId>>();
  const standsFor = (entry: EntryId, person: PersonId): void => {
    people.set(entry, new Set([...(people.get(entry) ?? []), person]));
  };
  return {
    follow: (event) => {
      texts.follow(event);
      if (event.type === 'EntriesAdded' || event.type === 'DayCarried')
        for (const { entry, person } of event.entries) standsFor(entry, person);
      if (event.type === 'PersonChanged' || event.type === 'StackHandedOn') standsFor(event.entry, event.person);
    },
    trace: (event, at) => ({
      people: texts.whose(event, at).flatMap((entry) => [...(people.get(entry) ?? [])]),
      is: TIES.includes(String(at.at(-1))) ? 'tie' : 'words',
      ofRecord: isOfRecord(event.type),
    }),
  };
}
