import type { Instant } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';

/**
 * What a ruling makes of the hand that runs at a table. `again`: it is void and dealt again, the same hand with the same
 * players and blinds. `oldLevel`: the blinds of the level before hold in it. `stops`: nobody acts until it `goesOn`.
 */
export const RULED_HANDS = ['again', 'oldLevel', 'stops', 'goesOn'] as const;
export type RuledHand = (typeof RULED_HANDS)[number];

/** What holds at a table until its next hand; that it stands, until it goes on. */
export type HandAsRuled = {
  /** Index of the level whose blinds hold, and who is in. */
  readonly again?: { readonly level: number; readonly dealtIn: readonly EntryId[] };
  readonly oldLevel?: number;
  readonly stopped?: Instant;
};
