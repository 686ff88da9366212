import type { PersonId } from '@riffle/people';
import { isNobodys, type Tournament } from '@riffle/tournament';

type Played = { readonly at: number; readonly people: readonly PersonId[] };

/** Who has taken part: everybody entered in a night that has begun. */
export const playersOf = ({ startedAt, entries }: Tournament): Played | undefined =>
  startedAt === undefined ? undefined : { at: startedAt, people: peopleOf(entries) };

const peopleOf = (entries: Tournament['entries']): readonly PersonId[] =>
  [...new Set([...entries.values()].flatMap(({ id, person }) => (isNobodys(id, person) ? [] : [person])))].sort();
