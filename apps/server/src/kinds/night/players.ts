import type { PersonId } from '@riffle/people';
import type { Tournament } from '@riffle/tournament';

/** Who has taken part: everybody entered in a night that has begun. */
export const playersOf = ({ startedAt, entries }: Tournament): readonly PersonId[] =>
  startedAt === undefined ? [] : [...new Set(Object.values(entries).map(({ person }) => person))].sort();
