import { looselyFolded, withoutNobility } from '@riffle/people';
import type { Person } from '@riffle/wire';
import { matchOf } from './resemblance.ts';

type Searched = { readonly id: string; readonly words: string };
export type Scores = ReadonlyMap<string, number>;

/** How well each fits who fits at all; nothing where nothing is asked and everybody does. */
export function scoresFor(query: string, all: () => readonly Searched[]): Scores | undefined {
  const wanted = looselyFolded(query);
  if (wanted === '') return undefined;
  const scores = new Map<string, number>();
  for (const { id, words } of all()) {
    const score = matchOf(wanted, words.split(' '));
    if (score > 0) scores.set(id, score);
  }
  return scores;
}

/** The best match first; of equals, where regulars are asked for, who played most; then by name. */
export function ranked(people: readonly Person[], scores: Scores | undefined, regulars: boolean): readonly Person[] {
  const byName = new Intl.Collator('de').compare;
  const surname = ({ last }: Person): string => withoutNobility(last);
  const scoreOf = ({ id }: Person): number => scores?.get(id) ?? 0;
  return people
    .filter(({ nights }) => !regulars || nights > 0)
    .sort(
      (a, b) =>
        scoreOf(b) - scoreOf(a) ||
        (regulars ? b.nights - a.nights : 0) ||
        byName(surname(a), surname(b)) ||
        byName(a.first, b.first),
    );
}
