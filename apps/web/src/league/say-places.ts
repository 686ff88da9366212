import type { PersonId } from '@riffle/people';
import type { Language } from '@riffle/words';

/** The places of a heat in their order; nobody where the line-up has nobody for the number. */
export type HeatPlaces = readonly (PersonId | null | undefined)[];

type Words = { readonly nobody: string; readonly placesFree: (count: number) => string };

/** Who has them, by name, and how many are free; none of them one by one. */
export function sayPlaces(
  places: HeatPlaces,
  name: (player: PersonId) => string,
  language: Language,
  words: Words,
): string {
  const named = places.flatMap((one) => (one === null || one === undefined ? [] : [name(one)]));
  if (named.length === 0) return words.nobody;
  const free = places.length - named.length;
  return new Intl.ListFormat(language).format(named) + (free === 0 ? '' : ` (${words.placesFree(free)})`);
}
