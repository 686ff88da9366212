import { type Decide, happens, refused } from './decision.ts';
import { newLinkMark } from './link-mark.ts';
import { entriesOfSame } from './money/own-stand.ts';

/**
 * Somebody else has seen it: from now on another one opens the person's evening. Each entry of his has one that opens all of
 * them, so all are renewed.
 */
export const renewOwnLink: Decide<'RenewOwnLink'> = (state, { entry }, { random }) => {
  const entries = entriesOfSame(state, entry);
  if (entries.length === 0) return refused({ code: 'no-such-entry', entry });
  return happens({ v: 1, type: 'OwnLinkRenewed', entries, mark: newLinkMark(random) });
};
