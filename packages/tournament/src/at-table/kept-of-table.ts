import type { Instant } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';

/** Why another deck comes into play. */
export const DECK_REASONS = ['dealerChange', 'levelEnd', 'damaged', 'dealerAsks', 'floor'] as const;
export type DeckReason = (typeof DECK_REASONS)[number];

/** What is kept of a table beside its hands. */
export type TableMatter =
  | { readonly is: 'deckChanged'; readonly why: DeckReason }
  /** Players who sit there have a share in each other. */
  | { readonly is: 'stakesShared'; readonly entries: readonly EntryId[] }
  /** The others at the table know of it. */
  | { readonly is: 'stakesAnnounced' };

/** `no`: which of the table's decks is in play, from 1. */
export type DeckInPlay = { readonly no: number; readonly why: DeckReason; readonly at: Instant };
/** `toldAt`: since when the others at the table know. */
export type SharedStakes = { readonly entries: readonly EntryId[]; readonly at: Instant; readonly toldAt?: Instant };
