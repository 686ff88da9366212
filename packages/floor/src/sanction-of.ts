import type { Offence, PinnedRef, Rulebook } from '@riffle/rulebooks';
import { inquiryInto } from './inquiry.ts';
import type { Circumstances } from './rule-incident.ts';
import type { Sanction } from './sanction.ts';
import { sanctionFor } from './sanction-for.ts';

/** What a rulebook says of an offence by itself, without an incident that led to it. */
export function sanctionOf(
  offence: Offence,
  book: Rulebook,
  { occasion, record }: Circumstances = {},
): { readonly sanction: Sanction; readonly refs: readonly PinnedRef[] } {
  const { floor, kept } = inquiryInto(book, occasion, record);
  const sanction = sanctionFor(offence, floor);
  return { sanction, refs: kept().refs };
}
