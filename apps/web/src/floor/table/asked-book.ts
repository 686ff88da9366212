import type { BookId, Edition } from '@riffle/rulebooks';
import { type PinnedSetup, rulebookOf } from '@riffle/tournament';
import { bookCalled, bookOfCall } from '../../shelf/book-called.ts';
import { type AskedBook, askedBook as askedOf } from './known-table.ts';

/** With the house rulebooks of the club; a link names the edition as well, `kreuzberg@2026-11-21`. */
export const askedBook = (id: BookId | undefined, occasion?: string, edition?: Edition): AskedBook | undefined =>
  askedOf(id, occasion, edition, edition === undefined ? bookOfCall : bookCalled);

/** What a night is played by: the edition that it keeps, whatever shelf and club have by now. */
export const bookOfNight = (setup: PinnedSetup): AskedBook | undefined =>
  askedOf(setup.rulebook.id, setup.rulebook.occasion, setup.rulebook.edition, () => rulebookOf(setup));
