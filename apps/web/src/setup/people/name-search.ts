import { foldedName, matchesName } from '@riffle/people';
import type { Person } from '@riffle/wire';
import { asListed, listedName } from '../../night/by-surname.ts';

type Named = Pick<Person, 'first' | 'last' | 'nickname' | 'club' | 'number'>;

export const fullName = ({ first, last }: Pick<Person, 'first' | 'last'>): string => `${first} ${last}`.trim();
const searchText = (person: Named): string =>
  [person.first, person.last, person.nickname, person.club, person.number]
    .filter((part) => part !== undefined)
    .join(' ');

const isWhole = (typed: string, person: Named): boolean => {
  const wanted = foldedName(typed);
  const names = [
    fullName(person),
    `${person.last} ${person.first}`,
    `${person.last}, ${person.first}`,
    person.nickname ?? '',
  ];
  return names.some((name) => foldedName(name) === wanted);
};

/** Everybody as a telephone book has them. */
export function listPeople<P extends Pick<Person, 'first' | 'last'>>(
  people: readonly P[],
  language: string,
): readonly P[] {
  const compare = asListed(language);
  return people.toSorted((a, b) => compare(listedName(a), listedName(b)));
}

/** Those who fit what was typed: whose whole name it is first, then who plays most. */
export function searchPeople<P extends Named & Pick<Person, 'nights' | 'mergedInto'>>(
  people: readonly P[],
  typed: string,
): readonly P[] {
  return people
    .filter((person) => person.mergedInto === undefined && matchesName(typed, searchText(person)))
    .map((person) => ({ person, whole: isWhole(typed, person) ? 1 : 0 }))
    .sort(
      (a, b) =>
        b.whole - a.whole || b.person.nights - a.person.nights || fullName(a.person).localeCompare(fullName(b.person)),
    )
    .map(({ person }) => person);
}
