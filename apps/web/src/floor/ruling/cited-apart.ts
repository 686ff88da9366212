import type { Ruling } from '@riffle/floor';
import type { PinnedRef } from '@riffle/rulebooks';

/** Rules that a ruling cites and no policy names: single numbers inside a longer list. */
export function citedApart({ because, refs }: Ruling): readonly PinnedRef[] {
  const named = new Set(because.flatMap((link) => (link.is === 'policy' ? link.refs : [])));
  return refs.filter((ref) => !named.has(ref));
}
