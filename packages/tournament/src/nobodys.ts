import type { PersonId } from '@riffle/people';
import type { EntryId } from './ids.ts';

/** Nobody has said whose entry it is: it stands for itself, and is told by its number. */
export const isNobodys = (entry: EntryId, person: PersonId): boolean => (person as string) === (entry as string);
