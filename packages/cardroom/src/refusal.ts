import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { PinnedRef } from '@riffle/rulebooks';
import type { DealerId, GuestId, TableId } from './ids.ts';

type ByRule = { readonly refs: readonly PinnedRef[] };

export type RoomRefusal =
  /** A guest asked for somebody else, a dealer at another table. */
  | { readonly code: 'not-yours-to-ask' }
  | { readonly code: 'room-open-already' }
  | { readonly code: 'room-not-open' }
  | { readonly code: 'room-closed' }
  | { readonly code: 'still-playing'; readonly tables: readonly TableId[] }
  | { readonly code: 'no-such-game' | 'no-such-table' | 'no-such-guest' | 'no-such-call' | 'no-such-reservation' }
  | { readonly code: 'taken-already' }
  | { readonly code: 'game-in-use'; readonly tables: readonly TableId[] }
  | { readonly code: 'seats-out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'not-open' }
  | { readonly code: 'open-already' }
  | { readonly code: 'barred'; readonly from: 'reservations' | 'room'; readonly until?: Instant }
  | { readonly code: 'on-list-already' }
  | { readonly code: 'not-on-list' }
  | { readonly code: 'seated-already'; readonly table: TableId }
  | { readonly code: 'not-seated' }
  | { readonly code: 'called-already' }
  | { readonly code: 'seat-not-free' }
  /** Others have an earlier claim on the seat; with a reason it can be given all the same. */
  | ({ readonly code: 'others-first'; readonly guests: readonly GuestId[] } & ByRule)
  | ({ readonly code: 'opening-only'; readonly opensAt?: Instant } & ByRule)
  | { readonly code: 'not-due-yet'; readonly at: Instant }
  | { readonly code: 'nobody-next' }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'away-already' }
  | { readonly code: 'not-away' }
  | ({ readonly code: 'had-meal' } & ByRule)
  | ({ readonly code: 'no-meal-break' } & ByRule)
  | ({ readonly code: 'full-stake'; readonly stake: Cents } & ByRule)
  | ({ readonly code: 'stake-reduced'; readonly stake: Cents } & ByRule)
  | ({ readonly code: 'buy-in-out-of-range'; readonly least: Cents; readonly most?: Cents } & Partial<ByRule>)
  | ({ readonly code: 'short-top-up-used'; readonly least: Cents } & ByRule)
  | ({ readonly code: 'short-top-up-too-short'; readonly least: Cents } & ByRule)
  | ({ readonly code: 'tables-differ'; readonly most: number } & ByRule)
  | { readonly code: 'other-game' }
  | ({ readonly code: 'balanced'; readonly from: number } & ByRule)
  | { readonly code: 'button-unknown' }
  | { readonly code: 'too-few-players' }
  | { readonly code: 'nothing-missed' }
  | ({ readonly code: 'no-way-back'; readonly ways: readonly string[] } & ByRule)
  | { readonly code: 'not-between-button-and-blinds' }
  | { readonly code: 'amount-out-of-range'; readonly most?: Cents }
  /** Beyond all chips that were bought: banknotes at a seat are none of its stake. */
  | ({ readonly code: 'more-than-chips'; readonly most: Cents } & ByRule)
  | ({ readonly code: 'not-from-stake' } & ByRule)
  | ({ readonly code: 'not-run-twice' } & ByRule)
  | ({ readonly code: 'pot-too-small-to-run-twice'; readonly least: Cents } & ByRule)
  | { readonly code: 'name-needed' }
  /** Somebody is called so already: both would come. */
  | { readonly code: 'name-taken' }
  | { readonly code: 'kiosk-busy'; readonly until: Instant }
  | { readonly code: 'on-duty-already' }
  | { readonly code: 'not-on-duty' }
  | { readonly code: 'plan-out-of-range'; readonly minutes: number; readonly tables: number }
  | { readonly code: 'nothing-to-push' }
  /** Somebody would deal at two tables, or two at one. */
  | { readonly code: 'dealer-there' }
  /** By the room's plan it waits for the next push. */
  | { readonly code: 'only-at-push' }
  | { readonly code: 'break-owed'; readonly dealers: readonly DealerId[] }
  | { readonly code: 'break-not-over'; readonly until: Instant }
  | { readonly code: 'nothing-changes' };
