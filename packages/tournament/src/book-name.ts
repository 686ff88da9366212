import { findImprint } from '@riffle/rulebooks';
import { copyIn, printed } from './pinned-copy.ts';
import type { PinnedSetup } from './setup.ts';

/** What the rulebook of a night is called, without a look into it: its id where nobody has kept that edition. */
export function bookNameOf({ rulebook }: PinnedSetup): string {
  const { id, edition } = printed(rulebook);
  return rulebook.house?.name ?? copyIn(rulebook)?.name ?? findImprint(id, edition)?.name ?? id;
}
