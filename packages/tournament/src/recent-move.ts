import type { Instant } from '@riffle/aggregate';
import type { Place } from './command.ts';
import type { EntryId } from './ids.ts';

/**
 * A recent move, newest first: shown in the room, and to the mover. `from` is `to` of who keeps his seat for the next round,
 * or had none in the round before.
 */
export type MoveView = {
  readonly entry: EntryId;
  readonly from: Place;
  readonly fromName: string;
  readonly to: Place;
  readonly toName: string;
  readonly waitsOneHand?: true;
  /** He posts the big blind in the next hand, and nobody a small one. */
  readonly bigBlindAlone?: true;
  /** When he was sent; absent where that was not yet written down. */
  readonly at?: Instant;
  /** What sent others with him; absent where he was moved by himself. */
  readonly by?: 'tableBroken' | 'finalTable' | 'nextRound';
};
