import { splitName, withoutNobility } from '@riffle/people';

/**
 * A name as the room has it, its surname first: "Albers, Anna", "von der Heide, Gesine", "A., Anna"; whoever goes by one word
 * goes by it. Without its comma an initial would be read as that of the first name. "Gast 3" has no surname.
 */
export function surnameFirst(name: string): string {
  const { first, last } = splitName(name);
  return /^\p{L}/u.test(last) ? `${last}, ${first}` : name;
}

/** Where a person's parts are kept apart they are not guessed: "Garcia Lopez, Maria". */
export const listedName = ({ first, last }: { readonly first: string; readonly last: string }): string =>
  first === '' || last === '' ? surnameFirst(first + last) : `${last}, ${first}`;

/** For sorting names as a telephone book has them; who is called alike keeps the order that he has. */
export function bySurname(language: string): (a: string, b: string) => number {
  const compare = asListed(language);
  return (a, b) => compare(surnameFirst(a), surnameFirst(b));
}

/** The same for names that have their surname first already. German lists pass over "von", English ones do not. */
export function asListed(language: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const key = language === 'de' ? withoutNobility : (name: string) => name;
  return (a, b) => compare(key(a), key(b));
}
