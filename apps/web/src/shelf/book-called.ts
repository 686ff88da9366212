import { type BookId, type Edition, findRulebook, houseBook, type Rulebook, readHouse } from '@riffle/rulebooks';
import { houses } from './houses.svelte.ts';

// what this device has kept may be of a version that no longer reads so
houses.sift((house) => readHouse(house).ok);

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

/** The inverse of `callOf`. */
export function bookOfCall(call: string): Rulebook | undefined {
  const [id = '', edition] = call.split('@');
  return bookCalled(id, edition);
}
