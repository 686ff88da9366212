import type { BookId, Edition } from './address.ts';
import { bdpvImprint } from './books/bdpv/imprint.ts';
import { gcbImprint } from './books/gcb/imprint.ts';
import { oepblImprint } from './books/oepbl/imprint.ts';
import { pvbImprint } from './books/pvb/imprint.ts';
import { tda55Imprint } from './books/tda55/imprint.ts';
import type { Imprint } from './imprint.ts';

/** In the order of the shelf. Who only names a rulebook needs no more of it than this. */
export const imprints: readonly Imprint[] = [pvbImprint, tda55Imprint, bdpvImprint, gcbImprint, oepblImprint];

/** Without an edition the one that is on the shelf. */
export const findImprint = (id: BookId, edition?: Edition): Imprint | undefined =>
  imprints.find((imprint) => imprint.id === id && (edition === undefined || imprint.edition === edition));
