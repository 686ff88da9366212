import type { Chips } from '@riffle/cards';
import type { Cents, DealWay, Means, PointsShare } from '@riffle/money';
import type { BoxId, BustOutId, DealId, EntryId, PaymentId, ProfileId, SaleId } from '../ids.ts';
import type { ThingFrom } from './thing-from.ts';

/** Part of a sum that is for this entry: one may pay for several. */
export type Owed = { readonly entry: EntryId; readonly amount: Cents };

/** What somebody gets by a deal, the chips that he had then, and his hundredths of a per cent where it was said so. */
export type DealShare = {
  readonly entry: EntryId;
  readonly amount: Cents;
  readonly chips?: Chips;
  readonly percent?: number;
};

/** Chips as they were counted, or seen to be no more than the first stack. */
export type StackTold = Chips | 'upToStart';

/** A rebuy that is sold with the hand in which its buyer goes out: as `Sell` has it, but for what the hand says. */
export type RebuyWithIt = {
  readonly sale: SaleId;
  readonly profile?: ProfileId;
  readonly price?: Cents;
  readonly chips?: Chips;
  readonly reason?: string;
};

/** What is sold, taken, given back and handed out. */
export type CommandsOfMoney =
  /** An entry that is not paid for yet, a rebuy or an add-on. `reason`: why a limit is passed, or the price another. */
  | {
      readonly type: 'Sell';
      readonly sale: SaleId;
      readonly entry: EntryId;
      readonly profile?: ProfileId;
      readonly kind: 'entry' | 'rebuy' | 'addOn';
      /** So many at once, each a sale of its own; absent = one. */
      readonly count?: number;
      /** What each costs, in place of its price: the director's to say. */
      readonly price?: Cents;
      /** How many each has, in place of those of its price: the director's to say too. */
      readonly chips?: Chips;
      /** Of a rebuy by who is in: what lay before him when he asked for it. */
      readonly stack?: StackTold;
      readonly reason?: string;
    }
  | { readonly type: 'ReverseSale'; readonly sale: SaleId; readonly reason: string }
  | { readonly type: 'OpenBox'; readonly box: BoxId; readonly name: string; readonly float: Cents }
  /** Into the box (above 0) or out of it into the club's safe. */
  | { readonly type: 'MoveCash'; readonly box: BoxId; readonly amount: Cents; readonly reason?: string }
  /** Ends the box: what is there, counted by hand and by the card slips. */
  | {
      readonly type: 'CountBox';
      readonly box: BoxId;
      readonly cash: Cents;
      readonly card: Cents;
      readonly note?: string;
    }
  /** `given`: what was handed over in cash where that is more than the sum; of a card it is not kept. */
  | {
      readonly type: 'TakeMoney';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly amounts: readonly Owed[];
      readonly given?: Cents;
    }
  | {
      readonly type: 'GiveBack';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
      readonly amount: Cents;
    }
  /** All that is due to him and not yet handed out. */
  | {
      readonly type: 'HandOut';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
    }
  | { readonly type: 'ReversePayment'; readonly payment: PaymentId; readonly reason: string }
  /** Who won a special prize, counted in the plan from 1; nobody = it goes back to the places. */
  | {
      readonly type: 'AwardSpecial';
      readonly special: number;
      readonly entries: readonly EntryId[];
      readonly reason?: string;
    }
  | { readonly type: 'DrawSpecial'; readonly special: number }
  /** A prize that is no money. */
  | { readonly type: 'HandOverThing'; readonly from: ThingFrom; readonly no: number; readonly entry: EntryId }
  /** Who is left shares what is left to win; what the shares leave over is the winner's besides. */
  | {
      readonly type: 'AgreeDeal';
      readonly shares: readonly DealShare[];
      readonly method: DealWay;
      /** Who has said yes, at his phone or to the floor. */
      readonly agreed: readonly EntryId[];
    }
  /** One for each who is in; together they are what was paid for bounties. */
  | { readonly type: 'SealEnvelopes'; readonly envelopes: readonly Cents[] }
  /** For somebody who is out since they were sealed, or who has won. */
  | { readonly type: 'DrawEnvelope'; readonly entry: EntryId }
  /** Put to all who are in; one that was open is gone, with who had agreed to it. */
  | {
      readonly type: 'ProposeDeal';
      readonly deal: DealId;
      readonly shares: readonly DealShare[];
      readonly method: DealWay;
    }
  /** By the floor for him, or by himself: with the last one it is agreed. */
  | { readonly type: 'ConsentToDeal'; readonly deal: DealId; readonly entry: EntryId }
  | { readonly type: 'DeclineDeal'; readonly deal: DealId; readonly entry: EntryId }
  | { readonly type: 'WithdrawDeal'; readonly deal: DealId }
  /** Nothing is left to play for after a deal: nobody plays on, and places go by the chips that it counted. */
  | { readonly type: 'EndPlay'; readonly bustOut: BustOutId }
  /** To the prizes from the house, or back to it. */
  | { readonly type: 'AddMoney'; readonly amount: Cents; readonly reason: string }
  /** For one entry from the house (above 0), due to him as a prize is, or back of what was given so. */
  | { readonly type: 'BookByHand'; readonly entry: EntryId; readonly amount: Cents; readonly reason: string }
  /** More or fewer than place and special prizes bring; `among` makes fractions. */
  | { readonly type: 'AdjustPoints'; readonly entry: EntryId; readonly points: PointsShare; readonly reason: string }
  | { readonly type: 'AdjustHits'; readonly entry: EntryId; readonly hits: PointsShare; readonly reason: string }
  /** The night's money is done. `reason`: what is still open, and why. */
  | { readonly type: 'Settle'; readonly reason?: string };
