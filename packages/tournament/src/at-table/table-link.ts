import { type Decide, happens, refused } from '../decision.ts';
import type { TableId } from '../ids.ts';
import { newLinkMark } from '../link-mark.ts';
import type { Tournament } from '../state.ts';

/** Somebody else has the dealer's link of this table: from now on another one opens its page. */
export const renewTableLink: Decide<'RenewTableLink'> = (state, { table }, { random }) =>
  state.tables.get(table) === undefined
    ? refused({ code: 'no-such-table', table })
    : happens({ v: 1, type: 'TableLinkRenewed', table, mark: newLinkMark(random) });

/** What its links were told apart by, oldest first; none of a table that is not in play. */
export const tableLinkMarks = ({ tables }: Tournament, table: TableId): readonly string[] =>
  tables.get(table)?.linkMarks ?? [];
