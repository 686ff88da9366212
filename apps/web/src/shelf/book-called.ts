import { type BookId, type Edition, findRulebook, houseBook, type Rulebook } from '@riffle/rulebooks';
import { houses } from './houses.svelte.ts';

/**
 * A rulebook of the shelf, or a house's that is kept by the club: the edition that is asked, or the newest where none is.
 * Never another edition than the asked one: it may say the opposite.
 */
export function bookCalled(id: BookId, edition?: Edition): Rulebook | undefined {
  const isPrinted = findRulebook(id) !== undefined;
  if (isPrinted) return findRulebook(id, edition);
  const house = houses.want(id, edition);
  return house && houseBook(house);
}

/** How a rulebook is called where it is chosen: a house's by its edition too, since a night keeps the one that it has. */
export const callOf = ({ id, edition, under }: Pick<Rulebook, 'id' | 'edition' | 'under'>): string =>
  under === undefined ? id : `${id}@${edition}`;

/** The inverse. */
export function bookOfCall(call: string): Rulebook | undefined {
  const [id = '', edition] = call.split('@');
  return bookCalled(id, edition);
}
