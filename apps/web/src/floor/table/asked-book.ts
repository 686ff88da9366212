import { type BookId, type Edition, houseBook } from '@riffle/rulebooks';
import type { Setup } from '@riffle/tournament';
import { bookCalled, bookOfCall } from '../../shelf/book-called.ts';
import { type AskedBook, askedBook as askedOf } from './known-table.ts';

/** With the house rulebooks of the club; a link names the edition as well, `kreuzberg@2026-11-21`. */
export const askedBook = (id: BookId | undefined, occasion?: string, edition?: Edition): AskedBook | undefined =>
  askedOf(id, occasion, edition, edition === undefined ? bookOfCall : bookCalled);

/** What a night is played by: a house rulebook from the night's own copy, whatever the club has by now. */
export const bookOfNight = ({ id, edition, occasion, house }: Setup['rulebook']): AskedBook | undefined =>
  askedOf(id, occasion, edition, house === undefined ? bookCalled : () => houseBook(house));
