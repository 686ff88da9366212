import { looselyFolded } from '@riffle/people';
import type { Person } from '@riffle/wire';
import type { PeopleQuery } from './people-store.ts';
import { matchOf } from './resemblance.ts';

type Candidate = { readonly words: string; readonly person: Person };

/** Those of all that fit, the best first: what a store that cannot search by resemblance itself does with its rows. */
export function searchPeople(
  candidates: Iterable<Candidate>,
  { query = '', regulars = false }: PeopleQuery,
): readonly Person[] {
  const wanted = looselyFolded(query);
  const found: { readonly person: Person; readonly score: number }[] = [];
  for (const { words, person } of candidates) {
    const score = wanted === '' ? 1 : matchOf(wanted, words.split(' '));
    if (score > 0 && !(regulars && person.nights === 0)) found.push({ person, score });
  }
  const byName = new Intl.Collator('de').compare;
  found.sort(
    (a, b) =>
      b.score - a.score ||
      (regulars ? b.person.nights - a.person.nights : 0) ||
      byName(a.person.last, b.person.last) ||
      byName(a.person.first, b.person.first),
  );
  return found.map(({ person }) => person);
}
