import type { PersonId } from '@riffle/people';
import { foldedName } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { fullName, searchPeople } from '../people/name-search.ts';
import { parseName, type TypedName } from '../people/typed-name.ts';

/** What Enter may do with what was typed: somebody from the directory, or somebody new. */
export type Offer =
  | { readonly is: 'known'; readonly person: Person; readonly stands: Stands }
  | { readonly is: 'new'; readonly name: TypedName }
  | { readonly is: 'guest'; readonly name: TypedName };

const MOST = 6;

/** `in`: entered and not out; `again`: out, and may enter once more; `out`: and not. */
type Stands = 'not' | 'in' | 'again' | 'out';
type Standing = {
  readonly entered: ReadonlySet<PersonId>;
  readonly again: ReadonlySet<PersonId>;
  readonly out: ReadonlySet<PersonId>;
};

/**
 * Whoever is called exactly so comes first, taken or not: Enter never means somebody else of a longer name. Who is entered
 * already is shown, so that nobody is entered as a second person, and cannot be taken, nor who is out for good; who is out else is
 * told as one who comes again.
 */
export function offersFor(typed: string, people: readonly Person[], standing: Standing): readonly Offer[] {
  const name = parseName(typed);
  if (name === undefined) return [];
  const asked = foldedName(fullName(name));
  const known = searchPeople(people, typed)
    .slice(0, MOST)
    .map((person) => ({ is: 'known', person, stands: standsAs(person.id, standing) }) as const);
  const rank = (offer: (typeof known)[number]): number => RANKS.indexOf(offer.stands);
  const isExact = ({ person }: (typeof known)[number]): boolean => foldedName(fullName(person)) === asked;
  const byRank = known.toSorted((a, b) => rank(a) - rank(b));
  const exact = byRank.filter(isExact);
  const others = byRank.filter((offer) => !isExact(offer));
  const fresh: readonly Offer[] = [
    { is: 'new', name },
    { is: 'guest', name },
  ];
  return [...exact, ...others.filter(canTake), ...fresh, ...others.filter((offer) => !canTake(offer))];
}

const RANKS: readonly Stands[] = ['not', 'again', 'out', 'in'];

function standsAs(person: PersonId, { entered, again, out }: Standing): Stands {
  if (entered.has(person)) return 'in';
  return again.has(person) ? 'again' : out.has(person) ? 'out' : 'not';
}

export const canTake = (offer: Offer): boolean =>
  offer.is !== 'known' || offer.stands === 'not' || offer.stands === 'again';

export const asPerson = (name: TypedName, guest: boolean): NewPerson => ({
  ...name,
  guest,
  roomName: name.nickname === undefined ? 'firstAndInitial' : 'nickname',
});
