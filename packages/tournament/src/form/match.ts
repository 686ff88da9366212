import type { EntryId, TableId } from '../ids.ts';

/** Who plays together in a round, in the order of the tree. Without a table he has a bye. */
export type Match = {
  readonly table?: TableId;
  /** The table's name then: it may be gone since. */
  readonly name?: string;
  readonly players: readonly EntryId[];
  /** For the third place. */
  readonly third?: true;
};
export type Round = { readonly matches: readonly Match[] };
