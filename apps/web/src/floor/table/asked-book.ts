import type { BookId, Edition } from '@riffle/rulebooks';
import type { PinnedSetup } from '@riffle/tournament';
import { namedBook, namedIn, namedOfCall } from '../../shelf/named-book.ts';
import { type AskedBook, askedBook as askedOf } from './known-table.ts';

/** With the house rulebooks of the club; a link names the edition as well, `kreuzberg@2026-11-21`. */
export const askedBook = (id: BookId | undefined, occasion?: string, edition?: Edition): AskedBook | undefined =>
  askedOf(id, occasion, edition, edition === undefined ? namedOfCall : namedBook);

/** What a night is played by: the edition that it keeps, whatever shelf and club have by now. */
export function bookOfNight(setup: PinnedSetup): AskedBook | undefined {
  const { id, occasion, edition } = setup.rulebook;
  const asked = askedOf(id, occasion, edition, () => namedIn(setup));
  return asked && { ...asked, night: setup };
}
