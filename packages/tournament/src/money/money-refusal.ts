import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { BoxId, EntryId, PaymentId, SaleId } from '../ids.ts';
import type { Limits, SaleKind } from './money-setup.ts';
import type { Unsettled } from './unsettled.ts';

/** What is not sold, taken, shared or handed out, and why. */
export type RefusalOfMoney =
  | { readonly code: 'no-money' }
  | {
      readonly code: 'money-against-rules';
      readonly what:
        | 'rebuy'
        | 'addOn'
        | 'reEntry'
        | 'bounty'
        | 'bountiesDiffer'
        | 'bountyForm'
        | 'houseFee'
        | 'houseShare'
        | 'poolDeduction'
        | 'planKeeps'
        | 'shortStack'
        | 'reEntriesLimited';
    }
  /** Once play began. `name`: what for, where it is no share of the house. */
  | { readonly code: 'house-share-risen'; readonly name?: string }
  | { readonly code: 'no-such-profile'; readonly kind: SaleKind }
  | {
      readonly code: 'not-offered';
      readonly kind: SaleKind;
      readonly from?: number;
      readonly through?: number;
      readonly since?: Instant;
      readonly until?: Instant;
      /** What holds now instead. */
      readonly instead?: { readonly name: string; readonly price: Cents };
    }
  | { readonly code: 'sale-forbidden'; readonly kind: SaleKind }
  | { readonly code: 'limit-passed'; readonly kind: SaleKind; readonly limit: keyof Limits; readonly most: number }
  /** Sold to him a moment ago, by whom earlier nights do not say. */
  | {
      readonly code: 'just-sold';
      readonly entry: EntryId;
      readonly kind: SaleKind;
      readonly at: Instant;
      readonly by?: string;
    }
  | { readonly code: 'rebuy-not-with-hand' }
  | { readonly code: 'too-many-at-once'; readonly most: number }
  /** `most`: chips of the first stack. */
  | { readonly code: 'sale-chips'; readonly least: number; readonly most: number }
  | { readonly code: 'stack-asked'; readonly entry: EntryId; readonly most: number }
  | {
      readonly code: 'stack-above-start';
      readonly entry: EntryId;
      /** `after` so many of those that were asked for at once what he has at least. */
      readonly stack: number;
      readonly most: number;
      readonly after?: number;
    }
  /** `atOnce`: so many play, and a seat is free only once somebody is out. With a rule no reason passes it. */
  | { readonly code: 'field-full'; readonly most: number; readonly entries: number; readonly atOnce?: true }
  | { readonly code: 're-entry-in-the-money'; readonly paid: number; readonly left: number }
  /** `after`: so many of those that were asked for at once. */
  | { readonly code: 'still-in'; readonly entry: EntryId; readonly after?: number }
  /** `over`: the next level is played already. */
  | {
      readonly code: 'add-on-not-now';
      /** The level, or the moment, that ends the rebuys; level 0 where they had ended before play began. */
      readonly through?: number;
      readonly until?: Instant;
      readonly over?: true;
    }
  | { readonly code: 'hand-missed'; readonly entry: EntryId }
  /** `by`: who sits there now. */
  | { readonly code: 'seat-given-on'; readonly entry: EntryId; readonly by?: EntryId }
  /** After a hand that is to be corrected to one without him. */
  | { readonly code: 'bought-back'; readonly entry: EntryId }
  | { readonly code: 'disqualified'; readonly entry: EntryId }
  /** `unlessReason`: no rulebook says so. */
  | { readonly code: 'disqualified-fee-stays'; readonly entry: EntryId; readonly unlessReason?: true }
  | { readonly code: 'entry-sold'; readonly entry: EntryId }
  | { readonly code: 'no-such-sale'; readonly sale: SaleId }
  | { readonly code: 'sale-reversed'; readonly sale: SaleId }
  | { readonly code: 'entry-has-played'; readonly entry: EntryId }
  | { readonly code: 'chips-played'; readonly entry: EntryId }
  | { readonly code: 'no-such-box'; readonly box: BoxId }
  | { readonly code: 'box-counted'; readonly box: BoxId }
  | { readonly code: 'not-your-box'; readonly box: BoxId }
  | { readonly code: 'box-has-less'; readonly box: BoxId; readonly has: number }
  | { readonly code: 'amount-invalid'; readonly least: number; readonly most?: number }
  | { readonly code: 'owes-elsewhere'; readonly entry: EntryId; readonly owes: Cents }
  | { readonly code: 'owes-less'; readonly entry: EntryId; readonly owes: number }
  | { readonly code: 'is-owed-less'; readonly entry: EntryId; readonly owed: number }
  /** By the rulebook he is away until it is paid. */
  | { readonly code: 'fine-unpaid'; readonly entry: EntryId; readonly owes: number }
  | { readonly code: 'fee-open'; readonly entry: EntryId; readonly owes: number }
  | { readonly code: 'given-too-little'; readonly due: number }
  | { readonly code: 'no-such-payment'; readonly payment: PaymentId }
  | { readonly code: 'payment-reversed'; readonly payment: PaymentId }
  | { readonly code: 'nothing-due'; readonly entry: EntryId }
  | { readonly code: 'hits-too-few'; readonly entry: EntryId }
  | { readonly code: 'bounty-at-the-end'; readonly entry: EntryId }
  | { readonly code: 'deal-forbidden' }
  | { readonly code: 'deal-made' }
  /** He would have had to be asked. */
  | { readonly code: 'deal-without'; readonly entry: EntryId }
  /** `hand`: other tables still play the hand in which somebody went out. */
  | { readonly code: 'deal-not-yet'; readonly hand?: true }
  | { readonly code: 'deal-not-by-all'; readonly without: readonly EntryId[] }
  /** Another was put in its place, or it fell. */
  | { readonly code: 'deal-not-open' }
  | { readonly code: 'no-deal-made' }
  | { readonly code: 'deal-leaves'; readonly left: number }
  | { readonly code: 'play-on-after-deal' }
  | { readonly code: 'deal-stacks-unknown' }
  | { readonly code: 'deal-stacks-equal' }
  | { readonly code: 'no-prizes-left' }
  | { readonly code: 'deal-share-too-small'; readonly entry: EntryId; readonly least: number }
  | { readonly code: 'deal-too-much'; readonly sum: number; readonly most: number }
  /** In hundredths of a per cent; `missing` is below 0 where more than the whole is said. */
  | { readonly code: 'deal-percent-off'; readonly said: number; readonly missing: number }
  /** `amount`: what his part comes to. */
  | { readonly code: 'deal-not-his-percent'; readonly entry: EntryId; readonly amount: number }
  /** `hand`: he went out in a hand that other tables have not finished; else somebody may still come in or back. */
  | { readonly code: 'prize-not-certain'; readonly entry: EntryId; readonly hand?: true }
  | { readonly code: 'no-such-special'; readonly special: number }
  | { readonly code: 'special-awarded'; readonly name: string }
  | {
      readonly code: 'special-not-his';
      readonly name: string;
      readonly entry: EntryId;
      readonly why: 'disqualified' | 'stillIn' | 'notDrawn' | 'headStillIn' | 'ownHead' | 'notByHim';
    }
  | { readonly code: 'special-drawn'; readonly name: string }
  | { readonly code: 'nobody-to-draw'; readonly name?: string }
  | { readonly code: 'hat-filled'; readonly name: string }
  /** The day goes on from this night to another. */
  | { readonly code: 'hat-on-last-day'; readonly name: string }
  | { readonly code: 'no-such-thing' }
  | { readonly code: 'thing-handed-over'; readonly thing: string; readonly entry: EntryId }
  | { readonly code: 'thing-not-his'; readonly thing: string; readonly entry: EntryId }
  | { readonly code: 'prize-given'; readonly name: string }
  /** `place`: where the prize of a place is what would be less; else who has been handed something. */
  | { readonly code: 'prizes-handed-out'; readonly place: number }
  | { readonly code: 'prizes-handed-out'; readonly entry: EntryId }
  | ({ readonly code: 'unsettled' } & Unsettled)
  | { readonly code: 'settled' };
