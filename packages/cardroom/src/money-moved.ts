import type { Instant } from '@riffle/aggregate';
import type { Cents, Means } from '@riffle/money';
import type { GuestId, TableId } from './ids.ts';

/** Where money or chips of value went. What somebody wins from another stays on the table and is nobody's business. */
export type MoneyMoved = { readonly at: Instant; readonly amount: Cents } & (
  | {
      readonly what: 'buyIn' | 'topUp' | 'shortTopUp';
      readonly guest: GuestId;
      readonly box: string;
      readonly means: Means;
    }
  | { readonly what: 'cashOut'; readonly guest: GuestId; readonly box: string; readonly means: Means }
  /** From his seat into the floor's keeping, and back. */
  | { readonly what: 'deposit' | 'depositBack'; readonly guest: GuestId }
  /** Paid out of what was kept for him. */
  | { readonly what: 'depositPaid'; readonly guest: GuestId; readonly box: string; readonly means: Means }
  /** Out of his stake for what he eats and drinks at the table. */
  | { readonly what: 'consumed'; readonly guest: GuestId }
  | { readonly what: 'rake' | 'fee'; readonly table: TableId }
  /** The fee for a hand whose board was dealt twice, and what its pots came to. */
  | { readonly what: 'runTwice'; readonly table: TableId; readonly pot: Cents }
  | { readonly what: 'float' | 'drop'; readonly box: string }
  | { readonly what: 'counted'; readonly box: string; readonly means: Means }
);
