import { type Cited, type PinnedRef, parsePinnedRef } from '@riffle/rulebooks';

/** How a rule is named where there is little room: `pvb 42(4)`. */
export function shortRef(ref: PinnedRef): string {
  const address = parsePinnedRef(ref);
  return address === undefined ? ref : `${address.book} ${address.ref}`;
}

/** The rules behind several policies, each once; empty where the rulebook is silent on all of them. */
export const refsOf = (cited: readonly Cited[]): readonly PinnedRef[] => [
  ...new Set(cited.flatMap(({ refs }) => refs)),
];

/** Where a rule can be read. */
export function rulePath(ref: PinnedRef): string | undefined {
  const address = parsePinnedRef(ref);
  return address && `/rules/${encodeURIComponent(address.book)}/${encodeURIComponent(address.ref)}`;
}
