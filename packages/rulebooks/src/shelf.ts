import type { BookId, Edition } from './address.ts';
import { bdpv } from './books/bdpv/index.ts';
import { gcb } from './books/gcb/index.ts';
import { oepbl } from './books/oepbl/index.ts';
import { pvb } from './books/pvb/index.ts';
import { tda55 } from './books/tda55/index.ts';
import type { Rulebook, ShelvedBook } from './rulebook.ts';

const shelf: readonly ShelvedBook[] = [pvb, tda55, bdpv, gcb, oepbl];

export const rulebooks: readonly Rulebook[] = shelf.map(({ book }) => book);

/** Without an edition the one that is on the shelf. */
export const findRulebook = (id: BookId, edition?: Edition): Rulebook | undefined =>
  rulebooks.find((book) => book.id === id && (edition === undefined || book.edition === edition));

export const findShelved = (id: BookId): ShelvedBook | undefined => shelf.find(({ book }) => book.id === id);
