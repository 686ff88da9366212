import type { PersonId } from '@riffle/people';
import { foldedName } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { fullName, searchPeople } from '../people/name-search.ts';
import { parseName, type TypedName } from '../people/typed-name.ts';

/** What Enter may do with what was typed: somebody from the directory, or somebody new. */
export type Offer =
  | { readonly is: 'known'; readonly person: Person; readonly entered: boolean; readonly again: boolean }
  | { readonly is: 'new'; readonly name: TypedName }
  | { readonly is: 'guest'; readonly name: TypedName };

const MOST = 6;

/** Who is in already, and who is out and may enter once more. */
type Standing = { readonly entered: ReadonlySet<PersonId>; readonly again: ReadonlySet<PersonId> };

/**
 * Whoever is called exactly so comes first, taken or not: Enter never means somebody else of a longer name. Who is entered
 * already is shown, so that nobody is entered as a second person, and cannot be taken; who is out is told as one who comes again.
 */
export function offersFor(typed: string, people: readonly Person[], { entered, again }: Standing): readonly Offer[] {
  const name = parseName(typed);
  if (name === undefined) return [];
  const asked = foldedName(fullName(name));
  const known = searchPeople(people, typed)
    .slice(0, MOST)
    .map((person) => ({ is: 'known', person, entered: entered.has(person.id), again: again.has(person.id) }) as const);
  const rank = (offer: (typeof known)[number]): number => (offer.entered ? 2 : offer.again ? 1 : 0);
  const isExact = ({ person }: (typeof known)[number]): boolean => foldedName(fullName(person)) === asked;
  const byRank = known.toSorted((a, b) => rank(a) - rank(b));
  const exact = byRank.filter(isExact);
  const others = byRank.filter((offer) => !isExact(offer));
  const fresh: readonly Offer[] = [
    { is: 'new', name },
    { is: 'guest', name },
  ];
  return [...exact, ...others.filter((offer) => !offer.entered), ...fresh, ...others.filter((offer) => offer.entered)];
}

export const canTake = (offer: Offer): boolean => offer.is !== 'known' || !offer.entered;

export const asPerson = (name: TypedName, guest: boolean): NewPerson => ({
  ...name,
  guest,
  roomName: name.nickname === undefined ? 'firstAndInitial' : 'nickname',
});
