import type { EventType, TournamentEvent } from '@riffle/tournament';
import type { Say } from '../naming.ts';

/** One sentence an event, told afterwards. A new event without words does not compile. */
export type LogWords = {
  readonly [T in EventType]: (event: Extract<TournamentEvent, { type: T }>, say: Say) => string;
} & { readonly undone: (steps: readonly string[]) => string; readonly redone: (steps: readonly string[]) => string };
