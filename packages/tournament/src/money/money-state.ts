import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents, DealWay, Ledger, Means, PointsShare } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { BoxId, BustOutId, DealId, EntryId, PaymentId, ProfileId, SaleId } from '../ids.ts';
import type { FineAccount } from './fine-account.ts';
import type { DealShare, Owed } from './money-command.ts';
import type { Part, SaleKind } from './money-setup.ts';
import type { ThingFrom } from './thing-from.ts';

/** What somebody bought, as it was offered then. */
export type Sale = {
  readonly id: SaleId;
  readonly entry: EntryId;
  readonly person: PersonId;
  readonly profile: ProfileId;
  /** What it was called when it was sold; earlier nights do not say. */
  readonly name?: string;
  readonly kind: SaleKind;
  readonly parts: readonly Part[];
  readonly chips: Chips;
  readonly at: Instant;
  /** What it costs otherwise, where it was sold at another price. */
  readonly listed?: Cents;
  /** How many chips it has otherwise, where it was sold with others. */
  readonly listedChips?: Chips;
  /** Bought at once with this one, which was the first. */
  readonly with?: SaleId;
  /** Who sold it, as commands name him. */
  readonly by?: string;
  /** How often he had been out when he bought it: a bounty stands on the head of that life. */
  readonly life: number;
  /** It brought him back who was out by this hand. */
  readonly broughtBack?: BustOutId;
  readonly reversed?: true;
};

/** What is handed to a player: for his place, from the bounties, by special prizes, and of the house by hand. */
export type Handed = {
  readonly prize: Cents;
  readonly bounty: Cents;
  readonly special?: Cents;
  readonly byHand?: Cents;
};

/** `setOff`: what of it stayed, as he owed it. */
export type HandedOut = Handed & { readonly setOff?: Cents };

/** What became of a special prize: `special` counts those of the plan from 1. Won by nobody where `entries` is empty. */
export type Awarded = {
  readonly special: number;
  readonly entries: readonly EntryId[];
  readonly at: Instant;
  /** Among whom it was drawn, in that order. */
  readonly among?: readonly EntryId[];
  /** Of the pool, won by nobody after a deal: the shares stay what they are, and whoever wins the night has it besides. */
  readonly toWinner?: Cents;
};

/** Whose head it is has come out, or whose it is not; `bustOut`: with the hand in which he went out. */
export type HeadTold = { readonly entry: EntryId; readonly is: boolean; readonly bustOut?: BustOutId };

/** A secret bounty: one of these heads, and nobody knows whose before he is out. There is nothing to be known until then. */
export type Hat = {
  readonly special: number;
  readonly name: string;
  /** Who was in when it was filled. */
  readonly among: readonly EntryId[];
  readonly at: Instant;
  readonly told: readonly HeadTold[];
};

type ThingOf = { readonly from: ThingFrom; readonly no: number };
export type ThingHanded = ThingOf & { readonly entry: EntryId; readonly at: Instant };

/** A prize that is no money. `entries`: whose it is, several where they share the place; nobody yet, or nobody at all. */
export type Thing = ThingOf & {
  readonly thing: string;
  readonly entries: readonly EntryId[];
  readonly handed?: Pick<ThingHanded, 'entry' | 'at'>;
};

/**
 * What of a payment is for which sale; given back: for one that was reversed. `onAccount`: for no sale there is, as what
 * it was for has been undone since; it stands to his account until it is given back or something else is sold to him.
 */
export type PaidItem = { readonly amount: Cents } & (
  | { readonly sale: SaleId }
  | { readonly fine: number }
  | { readonly onAccount: EntryId }
);

export type Payment = {
  readonly id: PaymentId;
  /** Running number of the night's receipts, from 1. */
  readonly no: number;
  readonly box: BoxId;
  readonly means: Means;
  readonly at: Instant;
  /** Who took it or paid it out, as commands name him. */
  readonly by?: string;
  /** Together what was paid, of a payout what was set off; oldest sale first. Absent where that is nothing. */
  readonly items?: readonly PaidItem[];
  readonly reversed?: true;
} & (
  | { readonly what: 'taken'; readonly amounts: readonly Owed[]; readonly given?: Cents }
  | { readonly what: 'givenBack'; readonly entry: EntryId; readonly amount: Cents }
  | ({ readonly what: 'handedOut'; readonly entry: EntryId } & HandedOut)
);

type CashMove = { readonly amount: Cents; readonly reason?: string; readonly at?: Instant };

export type Box = {
  readonly id: BoxId;
  readonly name: string;
  /** Whose box it is, as commands name him. */
  readonly holder: string;
  readonly float: Cents;
  /** What was put in by the house (above 0) and taken out of it, oldest first. */
  readonly moves?: readonly CashMove[];
  readonly counted?: {
    readonly at: Instant;
    readonly cash: Cents;
    readonly card: Cents;
    readonly expected: { readonly cash: Cents; readonly card: Cents };
    readonly note?: string;
  };
};

/** What a player owes for a breach of the rules; what it was for stands in the penalty book. */
export type BookedFine = {
  /** Of those of the night, from 1. */
  readonly fine: number;
  readonly entry: EntryId;
  readonly amount: Cents;
  /** Whose it is. */
  readonly to: FineAccount;
  readonly at: Instant;
};

/** `reversed`: its penalty was waived. */
export type Fine = BookedFine & { readonly reversed?: true };

/** From the house for one entry, or back to it. */
export type BookedByHand = { readonly entry: EntryId; readonly amount: Cents };

export type AdjustedPoints = { readonly entry: EntryId; readonly points: PointsShare };
export type AdjustedHits = { readonly entry: EntryId; readonly hits: PointsShare };

/** Who has said yes or no, and as whom commands name him who gave it: the player himself, or staff for him. */
export type Consent = { readonly entry: EntryId; readonly by: string; readonly at: Instant };

/** What is put to those who are in. Nothing is shared until all of them have agreed to these numbers. */
export type DealProposal = {
  readonly id: DealId;
  readonly shares: readonly DealShare[];
  readonly method: DealWay;
  readonly left: Cents;
  readonly at: Instant;
  /** In the order in which they were given. */
  readonly consents: readonly Consent[];
};

/** Who was left has shared what was left to win; places are played for as before. */
export type Deal = {
  readonly shares: readonly DealShare[];
  readonly method: DealWay;
  /** What is still played for: whoever wins has it besides. */
  readonly left: Cents;
  readonly at: Instant;
  /** Where each was asked for his. */
  readonly consents?: readonly Consent[];
};

/** The envelopes of a night, most first; in earlier nights in the order in which they were to be drawn. */
export type Mystery = {
  readonly envelopes: readonly Cents[];
  readonly salt: string;
  readonly commitment: string;
  /** Who was in when they were sealed: each of them is worth one. */
  readonly players: readonly EntryId[];
  readonly at: Instant;
  readonly drawn: readonly DrawnEnvelope[];
};

/** For whom it was drawn: who is out, or has won. */
type DrawnEnvelope = {
  readonly entry: EntryId;
  readonly nth: number;
  readonly amount: Cents;
  readonly at: Instant;
};

/** What has happened in money, and what it means. */
export type Money = {
  readonly ledger: Ledger;
  /** Oldest first. */
  readonly sales: readonly Sale[];
  readonly payments: readonly Payment[];
  readonly boxes: readonly Box[];
  readonly added: Cents;
  readonly awarded: readonly Awarded[];
  readonly things: readonly ThingHanded[];
  /** One for each secret bounty that is on; absent where there is none. */
  readonly hats?: readonly Hat[];
  /** Oldest first; absent where nothing was booked so. */
  readonly byHand?: readonly BookedByHand[];
  /** Oldest first; absent where there is none. */
  readonly fines?: readonly Fine[];
  readonly mystery?: Mystery;
  readonly settled?: { readonly at: Instant; readonly reason?: string };
};

export const NO_MONEY: Money = {
  ledger: [],
  sales: [],
  payments: [],
  boxes: [],
  added: 0 as Cents,
  awarded: [],
  things: [],
};
