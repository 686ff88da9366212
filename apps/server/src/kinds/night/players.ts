import type { PersonId } from '@riffle/people';
import type { Tournament } from '@riffle/tournament';

type Played = { readonly at: number; readonly people: readonly PersonId[] };

/** Who has taken part: everybody entered in a night that has begun. */
export const playersOf = ({ startedAt, entries }: Tournament): Played | undefined =>
  startedAt === undefined
    ? undefined
    : { at: startedAt, people: [...new Set([...entries.values()].map(({ person }) => person))].sort() };
