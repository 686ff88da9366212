import type { Instant } from '@riffle/aggregate';
import type { TableId } from '../ids.ts';

/** Where a table is with its hand. `allIn`: an all-in was called, and it waits with its cards until the others are done. */
export type InHand = 'playing' | 'allIn' | 'done';

/** Each hand is dealt at all tables at the same time. Absent while play goes on as usual. */
export type HandForHand = {
  readonly since: Instant;
  /** It ends once no more than so many are in. */
  readonly until: number;
  /** Hands that were dealt so before it began, that night. */
  readonly before: number;
  /** The one that runs, of all that were dealt so that night; absent while those run out that ran when it was announced. */
  readonly hand?: number;
  /** A table that came since is done: it waits for the next. */
  readonly tables: { readonly [id: TableId]: InHand };
  /** The clock stands because of it, and goes on when it ends. */
  readonly stopsClock?: true;
};
