import type { Variant } from '@riffle/hand';
import type { ToldPlayer } from '../hands/told-hand.ts';

/** What the headlines say of a table, before anybody acts. */
export type Table = {
  readonly variant: Variant;
  readonly decimals: number;
  readonly players: readonly ToldPlayer[];
  readonly smallBlind: number;
  readonly bigBlind: number;
};
