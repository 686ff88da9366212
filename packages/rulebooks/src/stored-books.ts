import type { BookId } from './address.ts';
import { bdpvStored } from './books/bdpv/stored.ts';
import { gcbStored } from './books/gcb/stored.ts';
import { oepblStored } from './books/oepbl/stored.ts';
import { pvbStored } from './books/pvb/stored.ts';
import { tda55Stored } from './books/tda55/stored.ts';
import type { StoredBook } from './stored-book.ts';

const stored: ReadonlyMap<BookId, StoredBook> = new Map([
  ['pvb', pvbStored],
  ['tda55', tda55Stored],
  ['bdpv', bdpvStored],
  ['gcb', gcbStored],
  ['oepbl', oepblStored],
]);

export const findStored = (id: BookId): StoredBook | undefined => stored.get(id);
