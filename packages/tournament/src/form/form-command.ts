import type { PersonId } from '@riffle/people';
import type { BustOutId, EntryId, TableId } from '../ids.ts';

/**
 * The last hands of a night with a limit of time are played, and every stack counted since: at this table where each plays
 * to its own end, else at all of them.
 */
type EndByTime = { readonly type: 'EndByTime'; readonly bustOut: BustOutId; readonly table?: TableId };

/** A team mate takes the stack over. `reason`: why outside the break between heats, or although he has played one. */
type HandOnStack = {
  readonly type: 'HandOnStack';
  readonly entry: EntryId;
  readonly person: PersonId;
  readonly reason?: string;
};

export type CommandsOfForm = EndByTime | HandOnStack;
