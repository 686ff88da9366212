import type { BookId, Edition } from '@riffle/rulebooks';
import { bookCalled } from '../../house/book-called.ts';
import { type AskedBook, askedBook as askedOf } from './known-table.ts';

/** With the house rulebooks that this device knows. */
export const askedBook = (id: BookId | undefined, occasion?: string, edition?: Edition): AskedBook | undefined =>
  askedOf(id, occasion, edition, bookCalled);
