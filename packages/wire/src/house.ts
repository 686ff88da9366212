import type { Edition, HouseRulebook } from '@riffle/rulebooks';

/** A house rulebook that the club keeps: one edition of it, and which others there are. */
export type HouseOnShelf = {
  readonly house: HouseRulebook;
  /** Counts up with every change of any edition; what a client saw goes back with its changes. */
  readonly version: number;
  readonly savedAt: number;
  /** How many nights hold this edition. As long as any does, the edition stays as it is. */
  readonly nights: number;
  /** The newest first. */
  readonly editions: readonly { readonly edition: Edition; readonly savedAt: number; readonly nights: number }[];
};

/** Body of `PUT /api/house-rulebooks/{id}`. `expectedVersion` 0: there must be none yet; absent: whatever there is. */
export type HouseBody = { readonly house: HouseRulebook; readonly expectedVersion?: number };
