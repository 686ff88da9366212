import { type NewEntry, toEntryId } from '@riffle/tournament';
import type { z } from 'zod';
import type { importBody } from '../../../schema/person.ts';
import type { NewFromList } from '../../lists/add-new.ts';
import { newFromRow, newPersonId } from '../../lists/new-from-list.ts';

type Decided = z.infer<typeof importBody>;
type Entering = {
  readonly people: readonly NewFromList[];
  readonly entries: readonly NewEntry[];
};

/** Who is new and who enters. The ids follow from the command's, so that a list sent twice is taken once. */
export function entering({ id, decisions }: Decided): Entering {
  const taken = decisions.filter(({ as }) => as.is !== 'skip');
  return {
    people: taken.flatMap((row) => (row.as.is === 'new' ? [newFromRow(newPersonId(id, row.line), row)] : [])),
    entries: taken.map(({ line, person: { club }, as }) => ({
      entry: toEntryId(`${id}-e${String(line)}`),
      person: as.is === 'person' ? as.id : newPersonId(id, line),
      ...(club === undefined || club === '' ? {} : { club }),
    })),
  };
}
