import { type BookId, type Edition, findImprint, type HouseRulebook, type Imprint } from '@riffle/rulebooks';
import { bookNameOf, copyIn, type PinnedSetup, printed } from '@riffle/tournament';
import { houses } from './houses.svelte.ts';

/** A rulebook as it is called where it is chosen or named, without a look at what it says. */
export type NamedBook = Pick<Imprint, 'id' | 'edition' | 'editionText' | 'name' | 'occasions'> & {
  /** The printed one beneath, where a house has written it. */
  readonly under?: unknown;
};

/**
 * A rulebook of the shelf, or a house's that is kept by the club: the edition that is asked, or the newest where none is.
 * Never another edition than the asked one: it may say the opposite.
 */
export function namedBook(id: BookId, edition?: Edition): NamedBook | undefined {
  if (findImprint(id) !== undefined) return findImprint(id, edition);
  const house = houses.want(id, edition);
  return house && namedHouse(house);
}

/** Nothing where what it stands on has left the shelf. */
export function namedHouse({ id, edition, name, extends: beneath }: HouseRulebook): NamedBook | undefined {
  const under = findImprint(beneath.id, beneath.edition);
  return under && { id, edition, editionText: edition, name, occasions: under.occasions, under };
}

/** What a night is played by, as the night keeps it: it may have left the shelf. */
export function namedIn(setup: PinnedSetup): NamedBook {
  const { rulebook } = setup;
  const { id, edition } = printed(rulebook);
  const kept: Pick<NamedBook, 'editionText' | 'occasions'> | undefined = copyIn(rulebook) ?? findImprint(id, edition);
  return {
    id: rulebook.id,
    edition: rulebook.edition,
    editionText: rulebook.house === undefined ? (kept?.editionText ?? edition) : rulebook.edition,
    name: bookNameOf(setup),
    occasions: kept?.occasions ?? [],
    ...(rulebook.house && { under: id }),
  };
}

/** How a rulebook is called in an address: a house's by its edition too, since a night keeps the one that it has. */
export const callOf = ({ id, edition, under }: Pick<NamedBook, 'id' | 'edition' | 'under'>): string =>
  under === undefined ? id : `${id}@${edition}`;

/** The inverse. */
export function namedOfCall(call: string): NamedBook | undefined {
  const [id = '', edition] = call.split('@');
  return namedBook(id, edition);
}
