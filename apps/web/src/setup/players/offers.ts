import type { PersonId } from '@riffle/people';
import { foldedName } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { fullName, searchPeople } from '../people/name-search.ts';
import { parseName, type TypedName } from '../people/typed-name.ts';

/** What Enter may do with what was typed: somebody from the directory, or somebody new. */
export type Offer =
  | { readonly is: 'known'; readonly person: Person; readonly entered: boolean }
  | { readonly is: 'new'; readonly name: TypedName }
  | { readonly is: 'guest'; readonly name: TypedName };

const MOST = 6;

/** The likeliest first; who is entered already is shown, so that nobody is entered as a second person, and cannot be taken. */
export function offersFor(typed: string, people: readonly Person[], entered: ReadonlySet<PersonId>): readonly Offer[] {
  const name = parseName(typed);
  if (name === undefined) return [];
  const known = searchPeople(people, typed)
    .slice(0, MOST)
    .map((person): Offer => ({ is: 'known', person, entered: entered.has(person.id) }));
  const free = known.filter((offer) => offer.is === 'known' && !offer.entered);
  const taken = known.filter((offer) => offer.is === 'known' && offer.entered);
  const fresh: readonly Offer[] = [
    { is: 'new', name },
    { is: 'guest', name },
  ];
  // somebody who is entered under just this name: a second one of that name is rather not meant
  const same = taken.some(
    (offer) => offer.is === 'known' && foldedName(fullName(offer.person)) === foldedName(fullName(name)),
  );
  return same && free.length === 0 ? [...taken, ...fresh] : [...free, ...fresh, ...taken];
}

export const canTake = (offer: Offer): boolean => offer.is !== 'known' || !offer.entered;

export const asPerson = (name: TypedName, guest: boolean): NewPerson => ({
  ...name,
  guest,
  roomName: name.nickname === undefined ? 'firstAndInitial' : 'nickname',
});
