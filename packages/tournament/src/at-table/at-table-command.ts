import type { Instant } from '@riffle/aggregate';
import type { EntryId, TableId } from '../ids.ts';
import type { TimeCallEnd } from './calls.ts';
import type { TableMatter } from './kept-of-table.ts';

/** What is said of a table while its hand runs, and who may say it there. */
export type CommandsAtTable =
  /** On whom; absent where the dealer only knows it at his table. `main`: seconds, where the management gives fewer. */
  | { readonly type: 'CallTime'; readonly table: TableId; readonly entry?: EntryId; readonly main?: number }
  /** `call`: when the one began that is over, where who says so saw it: told late, it ends no later one. */
  | { readonly type: 'EndTimeCall'; readonly table: TableId; readonly how: TimeCallEnd; readonly call?: Instant }
  | { readonly type: 'CallFloor'; readonly table: TableId }
  | { readonly type: 'AnswerFloorCall'; readonly table: TableId }
  | { readonly type: 'EndFloorCall'; readonly table: TableId }
  | { readonly type: 'TellOfTable'; readonly table: TableId; readonly what: TableMatter }
  /** Another link opens this table's page for its dealer from now on. */
  | { readonly type: 'RenewTableLink'; readonly table: TableId };
