import type { PersonId } from '@riffle/people';
import { type NewEntry, toEntryId } from '@riffle/tournament';
import type { NewPerson } from '@riffle/wire';
import type { z } from 'zod';
import type { importBody } from '../../../schema/person.ts';
import { asNewPerson, newPersonId } from '../../lists/new-from-list.ts';

type Decided = z.infer<typeof importBody>;
type Entering = {
  readonly people: readonly { readonly id: PersonId; readonly person: NewPerson }[];
  readonly entries: readonly NewEntry[];
};

/** Who is new and who enters. The ids follow from the command's, so that a list sent twice is taken once. */
export function entering({ id, decisions }: Decided): Entering {
  const taken = decisions.filter(({ as }) => as.is !== 'skip');
  return {
    people: taken.flatMap(({ line, person, as }) =>
      as.is === 'new' ? [{ id: newPersonId(id, line), person: asNewPerson(person) }] : [],
    ),
    entries: taken.map(({ line, person: { club }, as }) => ({
      entry: toEntryId(`${id}-e${String(line)}`),
      person: as.is === 'person' ? as.id : newPersonId(id, line),
      ...(club === undefined || club === '' ? {} : { club }),
    })),
  };
}
