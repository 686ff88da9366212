import type { Person } from '@riffle/wire';

/** Letters as one types them in a hurry: no case, no accents, ß as ss; ä is found by a and by ae. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const spelledOut = (text: string): string =>
  plain(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

const wordsOf = (text: string): readonly string[] => text.split(/[\s,.;()"„“'’-]+/).filter((word) => word !== '');

/** Does each typed word begin a word of the text? */
export function matches(typed: string, text: string): boolean {
  const words = [...wordsOf(plain(text)), ...wordsOf(spelledOut(text))];
  return wordsOf(plain(typed)).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

type Named = Pick<Person, 'first' | 'last' | 'nickname' | 'club' | 'number'>;

export const fullName = ({ first, last }: Pick<Person, 'first' | 'last'>): string => `${first} ${last}`.trim();
const searchText = (person: Named): string =>
  [person.first, person.last, person.nickname, person.club, person.number]
    .filter((part) => part !== undefined)
    .join(' ');

const isWhole = (typed: string, person: Named): boolean => {
  const wanted = plain(typed.trim());
  const names = [
    fullName(person),
    `${person.last} ${person.first}`,
    `${person.last}, ${person.first}`,
    person.nickname ?? '',
  ];
  return names.some((name) => plain(name) === wanted);
};

/** Those who fit what was typed: whose whole name it is first, then who plays most. */
export function searchPeople<P extends Named & Pick<Person, 'nights' | 'mergedInto'>>(
  people: readonly P[],
  typed: string,
): readonly P[] {
  return people
    .filter((person) => person.mergedInto === undefined && matches(typed, searchText(person)))
    .map((person) => ({ person, whole: isWhole(typed, person) ? 1 : 0 }))
    .sort(
      (a, b) =>
        b.whole - a.whole || b.person.nights - a.person.nights || fullName(a.person).localeCompare(fullName(b.person)),
    )
    .map(({ person }) => person);
}
