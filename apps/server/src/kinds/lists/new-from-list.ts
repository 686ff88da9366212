import { type PersonId, toPersonId } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';

/** It follows from the command's, so that a list sent twice is taken once. */
export const newPersonId = (command: string, line: number): PersonId => toPersonId(`${command}-p${String(line)}`);

/** What a row lacks is filled in as for a new guest. */
export function asNewPerson(listed: Partial<NewPerson>): NewPerson {
  const given = Object.fromEntries(
    Object.entries(listed).filter(([, value]) => value !== undefined),
  ) as Partial<NewPerson>;
  return { first: '', last: '', guest: false, roomName: 'firstAndInitial', ...given };
}
