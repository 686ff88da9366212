import type { Instant } from '@riffle/aggregate';
import type { Card, Chips } from '@riffle/cards';
import type { Cents, DealMethod, Means } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { OfColourUp } from './chip-race/colour-up-event.ts';
import type { DealShare, NewEntry, Owed, Place, TimeLost } from './command.ts';
import type { InHand } from './hand-for-hand/hand-for-hand.ts';
import type {
  BoxId,
  BustOutId,
  DealId,
  EntryId,
  PaymentId,
  PenaltyId,
  ProfileId,
  RulingId,
  SaleId,
  TableId,
} from './ids.ts';
import type { Part, SaleKind } from './money/money-setup.ts';
import type { Awarded, Consent, HandedOut, ThingHanded } from './money/money-state.ts';
import type { Unsettled } from './money/unsettled.ts';
import type { Penalty } from './penalty.ts';
import type { Reason } from './reason.ts';
import type { RuledOn } from './ruled-on.ts';
import type { Clearable, PinnedSetup } from './setup.ts';
import type { Millis, Structure } from './structure.ts';

/** Where the clock stands: at level `level` (index) with `remaining` left at `at`, running from then on or not. */
export type ClockSetting = {
  readonly level: number;
  readonly remaining: Millis;
  readonly running: boolean;
  /** Times real time; 1 but for a night that plays itself. */
  readonly speed: number;
  readonly at: Instant;
  /** A break put in by hand: it runs first, then the level goes on. */
  readonly interlude?: { readonly remaining: Millis; readonly label?: string };
};

export type Seated = { readonly entry: EntryId; readonly to: Place };
export type Moved = Seated & { readonly from: Place };

/** The button of a table's first hand, with the cards that were drawn for it. */
export type ButtonDrawn = {
  readonly table: TableId;
  readonly seat: SeatNo;
  readonly cards?: readonly { readonly seat: SeatNo; readonly card: Card }[];
};

/** A countdown that stands until somebody says how much time has passed. */
export type HeldCountdown = { readonly why: TimeLost; readonly left: Millis; readonly then: 'start' | 'wait' };

/** Out in one hand, ranked: 1 is the best of them; equal ranks share their places. */
export type RankedOut = {
  readonly entry: EntryId;
  readonly rank: number;
  readonly stackAtStart?: Chips;
  readonly by: readonly EntryId[];
  readonly from?: Place;
  /** Seats clockwise from the button of that hand, where it was known and mattered; the button itself is 0. */
  readonly fromButton?: number;
};

/** A stack that its player did not lose. Shared out it stays in play, else it leaves. */
export type Removal = {
  readonly why: 'late' | 'away' | 'excluded';
  readonly chips: Chips;
  readonly shares?: readonly { readonly entry: EntryId; readonly chips: Chips }[];
};

/** 2 since the rulebook is kept as a copy: `lifting.ts`. */
type OfSetup = { readonly v: 2 } & (
  | { readonly type: 'Created'; readonly setup: PinnedSetup; readonly at: Instant }
  | {
      readonly type: 'SetupChanged';
      readonly changes: Partial<Omit<PinnedSetup, 'levels' | 'demo'>>;
      readonly cleared?: readonly Clearable[];
    }
);

/** 2 since it keeps why: `lifting.ts`. */
type OfPerson = {
  readonly v: 2;
  readonly type: 'PersonChanged';
  readonly entry: EntryId;
  readonly person: PersonId;
  readonly reason?: string;
};

type OfPlay = { readonly v: 1 } & (
  | { readonly type: 'LevelsChanged'; readonly levels: Structure; readonly clock?: ClockSetting }
  | {
      readonly type: 'EntriesAdded';
      readonly entries: readonly (Omit<NewEntry, 'profile'> & {
        readonly no: number;
        readonly stack: Chips;
        /** He waits for a seat. */
        readonly alternate?: true;
      })[];
    }
  | { readonly type: 'AlternatePassed'; readonly entry: EntryId }
  | { readonly type: 'EntryWithdrawn'; readonly entry: EntryId }
  | { readonly type: 'CheckedIn'; readonly entries: readonly EntryId[] }
  | { readonly type: 'CheckedOut'; readonly entries: readonly EntryId[] }
  | { readonly type: 'ClubChanged'; readonly entry: EntryId; readonly club?: string }
  /** `mark`: what the new links are told from those before by. It is no secret: what they are made with stands nowhere. */
  | { readonly type: 'OwnLinkRenewed'; readonly entries: readonly EntryId[]; readonly mark: string }
  | { readonly type: 'KeptApart'; readonly groups: readonly (readonly EntryId[])[] }
  | { readonly type: 'MarkedAbsent'; readonly entry: EntryId; readonly at: Instant; readonly excused?: true }
  | { readonly type: 'MarkedPresent'; readonly entry: EntryId }
  | { readonly type: 'TableAdded'; readonly table: TableId; readonly name: string; readonly seats: number }
  | { readonly type: 'TableChanged'; readonly table: TableId; readonly name?: string; readonly seats?: number }
  | { readonly type: 'TableRemoved'; readonly table: TableId }
  | { readonly type: 'TablesOrdered'; readonly breakOrder: readonly TableId[] }
  | { readonly type: 'SeatBlocked'; readonly place: Place; readonly label: string }
  | { readonly type: 'SeatUnblocked'; readonly place: Place }
  | { readonly type: 'SeatsDrawn'; readonly seats: readonly Seated[]; readonly because: readonly Reason[] }
  | { readonly type: 'TableRedrawn'; readonly table: TableId; readonly seats: readonly Seated[] }
  | {
      readonly type: 'EntrySeated';
      readonly seated: Seated;
      readonly by: 'lot' | 'hand';
      readonly waitsOneHand?: true;
      readonly because?: readonly Reason[];
    }
  | { readonly type: 'EntryUnseated'; readonly entry: EntryId; readonly from: Place }
  | {
      readonly type: 'EntryMoved';
      readonly moved: Moved;
      readonly how: 'proposed' | 'otherwise' | 'byHand';
      readonly waitsOneHand: boolean;
      /** On the seat of the last big blind: he posts it in the next hand, alone. */
      readonly bigBlindAlone?: true;
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'EntriesSwapped';
      readonly a: Seated;
      readonly b: Seated;
      readonly reason?: string;
      readonly at?: Instant;
    }
  | { readonly type: 'EntryLocked'; readonly entry: EntryId }
  | { readonly type: 'EntryUnlocked'; readonly entry: EntryId }
  | { readonly type: 'ButtonsDrawn'; readonly buttons: readonly ButtonDrawn[]; readonly because: readonly Reason[] }
  | { readonly type: 'ButtonPlaced'; readonly table: TableId; readonly seat: SeatNo }
  | {
      readonly type: 'ButtonAdvanced';
      readonly table: TableId;
      readonly button: SeatNo;
      readonly smallBlind?: SeatNo;
      readonly bigBlind: SeatNo;
    }
  | {
      readonly type: 'HandBegun';
      readonly table: TableId;
      /** Of those that were counted at this table, from 1. */
      readonly no: number;
      readonly button: SeatNo;
      readonly smallBlind?: SeatNo;
      readonly bigBlind: SeatNo;
      /** Who has waited and is dealt in from this hand on. */
      readonly dealtIn?: readonly EntryId[];
      readonly at: Instant;
    }
  | OfColourUp
  | {
      readonly type: 'HandForHandStarted';
      readonly until: number;
      /** That still play the hand which ran when it was announced. */
      readonly tables: readonly TableId[];
      readonly at: Instant;
      readonly stopsClock?: true;
      readonly because: readonly Reason[];
    }
  | {
      readonly type: 'HandForHandDealt';
      /** Of all that were dealt so that night, from 1. */
      readonly hand: number;
      readonly tables: readonly TableId[];
      readonly at: Instant;
    }
  | { readonly type: 'HandTold'; readonly table: TableId; readonly is: InHand }
  /** With the second-last table, with the goal it was played for, or as the floor said. */
  | { readonly type: 'HandForHandEnded'; readonly why: 'oneTable' | 'reached' | 'byHand' }
  | {
      readonly type: 'TableBroken';
      readonly table: TableId;
      readonly moves: readonly Moved[];
      readonly waitOneHand: readonly EntryId[];
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'FinalTableFormed';
      readonly table: TableId;
      readonly seats: readonly Seated[];
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'ProposalDismissed';
      readonly proposal: string;
      readonly reason: string;
      readonly because: readonly Reason[];
    }
  | { readonly type: 'HaltWaived'; readonly table: TableId; readonly reason: string }
  | { readonly type: 'CountdownStarted'; readonly until: Instant; readonly then: 'start' | 'wait' }
  | { readonly type: 'CountdownCancelled'; readonly held?: HeldCountdown }
  | { readonly type: 'ClockStarted'; readonly clock: ClockSetting }
  | {
      readonly type: 'ClockPaused';
      readonly clock: ClockSetting;
      readonly why?: 'breaking-table' | 'over' | 'hand-for-hand' | TimeLost;
    }
  | {
      readonly type: 'ClockSet';
      readonly clock: ClockSetting;
      readonly how: 'jump' | 'time' | 'speed' | 'break' | 'endOfBreak' | 'handForHand';
    }
  | {
      readonly type: 'BustedOut';
      readonly bustOut: BustOutId;
      readonly out: readonly RankedOut[];
      readonly at: Instant;
      readonly level: number;
      readonly before?: BustOutId;
      readonly together?: 'handForHand' | 'sameTime';
      /** Told while hand-for-hand was played: in which of its hands. */
      readonly hand?: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly type: 'BustOutChanged';
      readonly bustOut: BustOutId;
      readonly out: readonly RankedOut[];
      /** Who is in again, with the seat that was still free. */
      readonly back?: readonly { readonly entry: EntryId; readonly to?: Place }[];
      readonly because: readonly Reason[];
    }
  | ({
      readonly type: 'StackRemoved';
      readonly bustOut: BustOutId;
      readonly entry: EntryId;
      readonly from?: Place;
      readonly at: Instant;
      readonly level: number;
      /** Behind all who have gone out: he never played. */
      readonly last?: true;
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
    } & Removal)
  | { readonly type: 'BustOutMoved'; readonly bustOut: BustOutId; readonly before?: BustOutId }
  | { readonly type: 'Reinstated'; readonly entry: EntryId; readonly bustOut: BustOutId; readonly to?: Place }
  | { readonly type: 'Noted'; readonly text: string }
  | { readonly type: 'RulingRecorded'; readonly ruling: RulingId; readonly on: RuledOn; readonly at: Instant }
  | { readonly type: 'RulingAppealed'; readonly ruling: RulingId; readonly why: string; readonly at: Instant }
  | { readonly type: 'AppealDecided'; readonly ruling: RulingId; readonly upheld: boolean; readonly why: string }
  | { readonly type: 'PenaltyGiven'; readonly penalty: Omit<Penalty, 'gone'> }
  | {
      readonly type: 'PenaltiesCounted';
      readonly table: TableId;
      readonly what: 'hands' | 'rounds';
      readonly penalties: readonly PenaltyId[];
    }
  | {
      /** Penalties of minutes run until later, or earlier where the clock was set back. */
      readonly type: 'PenaltiesMoved';
      readonly penalties: readonly { readonly penalty: PenaltyId; readonly until: Instant }[];
    }
  | {
      readonly type: 'PenaltyEnded';
      readonly penalty: PenaltyId;
      readonly how: 'served' | 'waived';
      readonly reason?: string;
    }
);

/** What happened in money. What it means in postings, `evolve` says. */
type OfMoney = { readonly v: 1 } & (
  | {
      readonly type: 'Sold';
      readonly sale: SaleId;
      readonly entry: EntryId;
      readonly profile: ProfileId;
      readonly kind: SaleKind;
      readonly parts: readonly Part[];
      readonly chips: Chips;
      readonly at: Instant;
      /** Who sold it, as commands name him; earlier nights do not say. */
      readonly by?: string;
      /** Why a limit was passed. */
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
  | {
      readonly type: 'MoneyTaken';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly amounts: readonly Owed[];
      readonly given?: Cents;
      readonly at: Instant;
    }
  | {
      readonly type: 'MoneyGivenBack';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
      readonly amount: Cents;
      readonly at: Instant;
    }
  | ({
      readonly type: 'PrizeHandedOut';
      readonly payment: PaymentId;
      readonly box: BoxId;
      readonly means: Means;
      readonly entry: EntryId;
      readonly at: Instant;
    } & HandedOut)
  | { readonly type: 'PaymentReversed'; readonly payment: PaymentId; readonly reason: string }
  | ({ readonly type: 'SpecialAwarded'; readonly name: string; readonly reason?: string } & Awarded)
  | ({ readonly type: 'ThingHandedOver'; readonly thing: string } & ThingHanded)
  | {
      readonly type: 'DealAgreed';
      readonly shares: readonly DealShare[];
      readonly method: DealMethod | 'hand';
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
      readonly method: DealMethod | 'hand';
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
  | {
      readonly type: 'Settled';
      readonly at: Instant;
      readonly reason?: string;
      /** What the reason stands for: that it was open was known, and no more than that. */
      readonly left?: Unsettled;
    }
);

export type TournamentEvent = OfSetup | OfPerson | OfPlay | OfMoney;
export type EventType = TournamentEvent['type'];
