import type { BustOutId, TableId } from '../ids.ts';

/**
 * The last hands of a night with a limit of time are played, and every stack counted since: at this table where each plays
 * to its own end, else at all of them.
 */
export type CommandsOfForm = { readonly type: 'EndByTime'; readonly bustOut: BustOutId; readonly table?: TableId };
