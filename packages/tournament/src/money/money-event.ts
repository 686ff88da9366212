import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents, DealWay, Means } from '@riffle/money';
import type { Place } from '../command.ts';
import type { BoxId, BustOutId, DealId, EntryId, PaymentId, ProfileId, SaleId } from '../ids.ts';
import type { RankedOut } from '../ranked-out.ts';
import type { Reason } from '../reason.ts';
import type { DealShare, Owed, StackTold } from './money-command.ts';
import type { Part, SaleKind } from './money-setup.ts';
import type {
  AdjustedHits,
  AdjustedPoints,
  Awarded,
  BookedByHand,
  BookedFine,
  Consent,
  HandedOut,
  Hat,
  HeadTold,
  ThingHanded,
} from './money-state.ts';
import type { Unsettled } from './unsettled.ts';

/** Who took it or paid it out, as commands name him; earlier nights do not say. */
type Booked = { readonly by?: string };

/** What happened in money. What it means in postings, `evolve` says. */
export type OfMoney = { readonly v: 1 } & (
  | {
      readonly type: 'Sold';
      readonly sale: SaleId;
      readonly entry: EntryId;
      readonly profile: ProfileId;
      /** What the profile was called then; earlier nights do not say. */
      readonly name?: string;
      readonly kind: SaleKind;
      readonly parts: readonly Part[];
      readonly chips: Chips;
      readonly at: Instant;
      /** Who sold it, as commands name him; earlier nights do not say. */
      readonly by?: string;
      /** What it costs otherwise. */
      readonly listed?: Cents;
      /** How many chips it has otherwise. */
      readonly listedChips?: Chips;
      /** What lay before him who was in. */
      readonly stack?: StackTold;
      /** Bought at once with this one, which was the first. */
      readonly with?: SaleId;
      /** Why a limit was passed, or the price was another. */
      readonly reason?: string;
      readonly because: readonly Reason[];
    }
  /** Back in after a rebuy: the hand stays what it was, and counts for no place any more. */
  | { readonly type: 'BoughtBack'; readonly entry: EntryId; readonly bustOut: BustOutId; readonly to?: Place }
  | {
      readonly type: 'SaleReversed';
      readonly sale: SaleId;
      readonly reason?: string;
      /** It had brought him back: he is out again by the hand in which he was. */
      readonly out?: BustOutId;
      /** Earlier nights do not say. */
      readonly at?: Instant;
    }
  | {
      readonly type: 'BoxOpened';
      readonly box: BoxId;
      readonly name: string;
      readonly holder: string;
      readonly float: Cents;
    }
  | {
      readonly type: 'CashMoved';
      readonly box: BoxId;
      readonly amount: Cents;
      readonly reason?: string;
      /** Nights from before do not say when. */
      readonly at?: Instant;
    }
  | {
      readonly type: 'BoxCounted';
      readonly box: BoxId;
      readonly cash: Cents;
      readonly card: Cents;
      readonly at: Instant;
      readonly note?: string;
      /** What should have been in it then: with other takings it is no count of this box. */
      readonly expected?: { readonly cash: Cents; readonly card: Cents };
    }
  | ({
      readonly type: 'MoneyTaken';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly amounts: readonly Owed[];
      readonly given?: Cents;
      readonly at: Instant;
    } & Booked)
  | ({
      readonly type: 'MoneyGivenBack';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
      readonly amount: Cents;
      readonly at: Instant;
    } & Booked)
  | ({
      readonly type: 'PrizeHandedOut';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
      readonly at: Instant;
    } & Booked &
      HandedOut)
  | { readonly type: 'PaymentReversed'; readonly payment: PaymentId; readonly reason: string }
  | ({ readonly type: 'SpecialAwarded'; readonly name: string; readonly reason?: string } & Awarded)
  | ({ readonly type: 'HatFilled' } & Omit<Hat, 'told'>)
  /** `of`: how many heads it could still have been. */
  | ({ readonly type: 'HeadDrawn'; readonly of: number; readonly at: Instant } & HeadTold &
      Pick<Hat, 'special' | 'name'>)
  | ({ readonly type: 'ThingHandedOver'; readonly thing: string } & ThingHanded)
  | {
      readonly type: 'DealAgreed';
      readonly shares: readonly DealShare[];
      readonly method: DealWay;
      readonly left: Cents;
      readonly at: Instant;
      readonly because: readonly Reason[];
      /** The proposal that all consented to; absent where all was told at once. */
      readonly deal?: DealId;
    }
  | {
      readonly type: 'DealProposed';
      readonly deal: DealId;
      readonly shares: readonly DealShare[];
      readonly method: DealWay;
      readonly left: Cents;
      readonly at: Instant;
      readonly because: readonly Reason[];
    }
  | ({ readonly type: 'DealConsented'; readonly deal: DealId } & Consent)
  | ({ readonly type: 'DealDeclined'; readonly deal: DealId } & Consent)
  | { readonly type: 'DealWithdrawn'; readonly deal: DealId }
  /** Who is in, or what is left to win, is not what it was; or play went on, and the chips are not those that were counted. */
  | { readonly type: 'DealFell'; readonly deal: DealId; readonly why?: 'playedOn' }
  /** After a deal that left nothing to play for: who stays has the first place. */
  | {
      readonly type: 'PlayEnded';
      readonly bustOut: BustOutId;
      readonly out: readonly RankedOut[];
      readonly at: Instant;
      readonly level: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly type: 'EnvelopesSealed';
      /** Most first: it says nothing of who draws which. Before, they lay in the order in which they were drawn. */
      readonly envelopes: readonly Cents[];
      readonly salt: string;
      readonly commitment: string;
      readonly players: readonly EntryId[];
      readonly at: Instant;
    }
  | {
      readonly type: 'EnvelopeDrawn';
      readonly entry: EntryId;
      /** Which of them, from 0. */
      readonly nth: number;
      readonly amount: Cents;
      readonly at: Instant;
    }
  | { readonly type: 'MoneyAdded'; readonly amount: Cents; readonly reason: string }
  | ({ readonly type: 'BookedByHand'; readonly reason: string } & BookedByHand)
  /** A penalty that was given in the same step costs money. */
  | ({ readonly type: 'FineBooked' } & BookedFine)
  /** The penalty was waived: the debt is gone, and what was paid for it is owed back. */
  | { readonly type: 'FineReversed'; readonly fine: number }
  | ({ readonly type: 'PointsAdjusted'; readonly reason: string } & AdjustedPoints)
  | ({ readonly type: 'HitsAdjusted'; readonly reason: string } & AdjustedHits)
  | {
      readonly type: 'Settled';
      readonly at: Instant;
      readonly reason?: string;
      /** What the reason stands for: that it was open was known, and no more than that. */
      readonly left?: Unsettled;
    }
);
