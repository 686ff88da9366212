import type { BookId, Edition } from './address.ts';
import { bdpv } from './books/bdpv.ts';
import { gcb } from './books/gcb.ts';
import { oepbl } from './books/oepbl.ts';
import { pvb } from './books/pvb.ts';
import { tda55 } from './books/tda55.ts';
import type { Rulebook } from './rulebook.ts';

export const rulebooks: readonly Rulebook[] = [pvb, tda55, bdpv, gcb, oepbl];

/** Without an edition the one that is on the shelf. */
export const findRulebook = (id: BookId, edition?: Edition): Rulebook | undefined =>
  rulebooks.find((book) => book.id === id && (edition === undefined || book.edition === edition));
