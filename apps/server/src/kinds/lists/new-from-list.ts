import { type PersonId, toPersonId } from '@riffle/people';
import type { ImportDecision, NewPerson } from '@riffle/wire';
import type { NewFromList } from './add-new.ts';

/** It follows from the command's, so that a list sent twice is taken once. */
export const newPersonId = (command: string, line: number): PersonId => toPersonId(`${command}-p${String(line)}`);

/** What a row lacks is filled in as for a new guest. */
export function asNewPerson(listed: Partial<NewPerson>): NewPerson {
  const given = Object.fromEntries(
    Object.entries(listed).filter(([, value]) => value !== undefined),
  ) as Partial<NewPerson>;
  return { first: '', last: '', guest: false, roomName: 'firstAndInitial', ...given };
}

type Row = Pick<ImportDecision, 'line' | 'person' | 'seen'>;
export const newFromRow = (id: PersonId, { line, person, seen }: Row): NewFromList => ({
  ...{ id, line, person: asNewPerson(person) },
  ...(seen !== undefined && { seen }),
});
