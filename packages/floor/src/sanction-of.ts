import type { Offence, PinnedRef, Rulebook } from '@riffle/rulebooks';
import type { Circumstances } from './circumstances.ts';
import { inquiryInto } from './inquiry.ts';

import type { Sanction } from './sanction.ts';
import { sanctionFor } from './sanction-for.ts';

/** What a rulebook says of an offence by itself, without an incident that led to it. */
export function sanctionOf(
  offence: Offence,
  book: Rulebook,
  circumstances: Circumstances = {},
): { readonly sanction: Sanction; readonly refs: readonly PinnedRef[] } {
  const { floor, kept } = inquiryInto(book, circumstances);
  const sanction = sanctionFor(offence, floor);
  return { sanction, refs: kept().refs };
}
