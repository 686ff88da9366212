import { type Cited, findImprint, type Language, type PinnedRef, parsePinnedRef } from '@riffle/rulebooks';
import { formatRoute } from '../route/route.ts';
import { labelOf } from './labels.ts';

/** A rule as people say it, the same on every screen: `PVB 42(4)`. */
export function saidRef(ref: PinnedRef | string, language: Language): string {
  const address = parsePinnedRef(ref);
  return address === undefined ? ref : `${address.book.toUpperCase()} ${labelOf(address.book, address.ref, language)}`;
}

/** Whether it is cited from a rulebook of the shelf, which needs not be opened to name it. */
export function isPrinted(ref: PinnedRef | string): boolean {
  const address = parsePinnedRef(ref);
  return address !== undefined && findImprint(address.book) !== undefined;
}

/** The rules behind several policies, each once; empty where the rulebook is silent on all of them. */
export const refsOf = (cited: readonly Cited[]): readonly PinnedRef[] => [
  ...new Set(cited.flatMap(({ refs }) => refs)),
];

/** Where a rule can be read; a house's answer stands on the house's own page. */
export function rulePath(ref: PinnedRef | string): string | undefined {
  const address = parsePinnedRef(ref);
  if (address === undefined) return undefined;
  const { book, edition, ref: rule } = address;
  return formatRoute(
    findImprint(book) === undefined
      ? { page: 'house', id: book, edition, policy: rule }
      : { page: 'rules', book, ref: rule },
  );
}
