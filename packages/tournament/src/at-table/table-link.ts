import { type Decide, happens, refused } from '../decision.ts';
import { newLinkMark } from '../link-mark.ts';

/** Somebody else has the dealer's link of this table: from now on another one opens its page. */
export const renewTableLink: Decide<'RenewTableLink'> = (state, { table }, { random }) =>
  state.tables.get(table) === undefined
    ? refused({ code: 'no-such-table', table })
    : happens({ v: 1, type: 'TableLinkRenewed', table, mark: newLinkMark(random) });
