import type { Instant } from '@riffle/aggregate';
import type { Card, Chips } from '@riffle/cards';
import type { Cents, DealMethod, Means } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Measure, Offence } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import type { SmallChips, Witness } from './chip-race/colour-up-state.ts';
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
import type { ThingFrom } from './money/thing-from.ts';
import type { RuledOn } from './ruled-on.ts';
import type { Clearable, Setup } from './setup.ts';
import type { Millis, Structure } from './structure.ts';

/** A seat at a table of this tournament. */
export type Place = { readonly table: TableId; readonly seat: SeatNo };

/** Why nobody knows how much time has passed: the machine slept, or its clock was set. */
export type TimeLost = 'slept' | 'set';

/** A new entry as it is asked for. */
export type NewEntry = {
  readonly entry: EntryId;
  readonly person: PersonId;
  /** The club the player starts for, as far as it is known: team mates are kept apart by it. */
  readonly club?: string;
  /** How it is bought; absent = as the clock proposes. */
  readonly profile?: ProfileId;
};

/** Part of a sum that is for this entry: one may pay for several. */
export type Owed = { readonly entry: EntryId; readonly amount: Cents };

/** What somebody gets by a deal, and the chips that he had then. */
export type DealShare = { readonly entry: EntryId; readonly amount: Cents; readonly chips?: Chips };

/** Out of the tournament: who, with how many chips at the start of the hand, and by whom. */
export type Out = { readonly entry: EntryId; readonly stackAtStart?: Chips; readonly by: readonly EntryId[] };

export type TournamentCommand =
  // set-up
  | { readonly type: 'Create'; readonly setup: Setup }
  | {
      readonly type: 'ChangeSetup';
      readonly changes: Partial<Omit<Setup, 'levels' | 'demo'>>;
      /** What is to be open again. */
      readonly clear?: readonly Clearable[];
    }
  /** `changes`: what a proposed structure brings along, so that one step takes back all of it. */
  | {
      readonly type: 'ChangeLevels';
      readonly levels: Structure;
      readonly changes?: Partial<Pick<Setup, 'startingStack' | 'lateEntryThrough' | 'money'>>;
    }
  // entries
  /** `reason`: why the largest field, a limit of re-entries, or the time of a profile is passed. */
  | {
      readonly type: 'AddEntries';
      readonly entries: readonly NewEntry[];
      readonly reason?: string;
      /** For whom there is no place waits as an alternate. Where some wait already, all who come wait behind them. */
      readonly alternates?: true;
    }
  | { readonly type: 'WithdrawEntry'; readonly entry: EntryId }
  /** To the end of those who wait. */
  | { readonly type: 'PassAlternate'; readonly entry: EntryId }
  | { readonly type: 'CheckIn'; readonly entries: readonly EntryId[] }
  | { readonly type: 'CheckOut'; readonly entries: readonly EntryId[] }
  /** `mistaken`: why it is no substitute but was this person all along. */
  | {
      readonly type: 'ChangePerson';
      readonly entry: EntryId;
      readonly person: PersonId;
      readonly mistaken?: string;
    }
  | { readonly type: 'ChangeClub'; readonly entry: EntryId; readonly club?: string }
  /** What the person has is no link any more, and another one is: for all entries of his. */
  | { readonly type: 'RenewOwnLink'; readonly entry: EntryId }
  | { readonly type: 'KeepApart'; readonly groups: readonly (readonly EntryId[])[] }
  /** `excused`: he said before the start, himself, that he comes late. */
  | { readonly type: 'MarkAbsent'; readonly entry: EntryId; readonly excused?: true }
  | { readonly type: 'MarkPresent'; readonly entry: EntryId }
  // tables and seats
  | { readonly type: 'AddTable'; readonly table: TableId; readonly name: string; readonly seats: number }
  | { readonly type: 'ChangeTable'; readonly table: TableId; readonly name?: string; readonly seats?: number }
  | { readonly type: 'RemoveTable'; readonly table: TableId }
  | { readonly type: 'OrderTables'; readonly breakOrder: readonly TableId[] }
  | { readonly type: 'BlockSeat'; readonly place: Place; readonly label: string }
  | { readonly type: 'UnblockSeat'; readonly place: Place }
  | { readonly type: 'DrawSeats' }
  | { readonly type: 'RedrawTable'; readonly table: TableId }
  | { readonly type: 'SeatEntry'; readonly entry: EntryId; readonly at?: Place }
  | { readonly type: 'Unseat'; readonly entry: EntryId }
  | { readonly type: 'MoveEntry'; readonly entry: EntryId; readonly to: Place; readonly reason?: string }
  | { readonly type: 'SwapEntries'; readonly a: EntryId; readonly b: EntryId; readonly reason?: string }
  | { readonly type: 'LockEntry'; readonly entry: EntryId }
  | { readonly type: 'UnlockEntry'; readonly entry: EntryId }
  | { readonly type: 'PlaceButton'; readonly table: TableId; readonly seat: SeatNo }
  /** Only the button goes on by one hand, as to put it right: nothing else is counted. */
  | { readonly type: 'AdvanceButton'; readonly table: TableId }
  /**
   * A hand is over at these tables and the next is dealt: button, blinds, penalties and waits go on by one hand.
   * `minutes`: in hand-for-hand, where the rulebook takes some off the clock for a hand; absent = as many as it says.
   */
  | { readonly type: 'NextHand'; readonly tables: readonly TableId[]; readonly minutes?: number }
  /** Until no more than so many are in, each hand is dealt at all tables at once. */
  | { readonly type: 'StartHandForHand'; readonly until: number }
  /** What a table is at with the hand that runs. */
  | { readonly type: 'TellHand'; readonly table: TableId; readonly is: InHand }
  | { readonly type: 'EndHandForHand' }
  // small chips leave
  /** `keep`: only what comes out even is changed. `tables`: absent = all. `reason`: why a value goes that is still needed. */
  | {
      readonly type: 'BeginColourUp';
      readonly value: number;
      readonly into: number;
      readonly keep?: true;
      readonly tables?: readonly TableId[];
      readonly reason?: string;
    }
  /** Who has how many of them; who is not named has none. */
  | {
      readonly type: 'CountSmallChips';
      readonly value: number;
      readonly table: TableId;
      readonly counts: readonly SmallChips[];
    }
  /** They are gone. `cards`: as the dealer dealt them, where there is a race; absent = Riffle deals. */
  | {
      readonly type: 'TakeSmallChips';
      readonly value: number;
      readonly table: TableId;
      readonly cards?: readonly Card[];
      /** Where the button lay in the last hand, if not where it was last told. */
      readonly button?: SeatNo;
      readonly witness?: Witness;
    }
  /** With tables left where it is not done. */
  | { readonly type: 'EndColourUp'; readonly value: number; readonly reason: string }
  | { readonly type: 'ExchangeLateChips'; readonly value: number; readonly entry: EntryId; readonly chips: number }
  // what the rulebook proposes
  | { readonly type: 'AcceptProposal'; readonly proposal: string }
  | { readonly type: 'DismissProposal'; readonly proposal: string; readonly reason: string }
  | { readonly type: 'BreakTable'; readonly table: TableId; readonly reason: string }
  | { readonly type: 'FormFinalTable'; readonly reason: string }
  | { readonly type: 'WaiveHalt'; readonly table: TableId; readonly reason: string }
  // clock
  | { readonly type: 'StartCountdown'; readonly until: Instant; readonly then: 'start' | 'wait' }
  | { readonly type: 'CancelCountdown' }
  | { readonly type: 'StartClock' }
  | { readonly type: 'PauseClock' }
  /** Of the actor `clock`, where nobody knows how much time has passed: the clock or the countdown stands until somebody says. */
  | { readonly type: 'HoldClock'; readonly why: TimeLost }
  | { readonly type: 'JumpToLevel'; readonly level: number; readonly remaining?: Millis }
  | { readonly type: 'AddTime'; readonly ms: number }
  | { readonly type: 'BreakNow'; readonly duration: Millis; readonly label?: string }
  | { readonly type: 'EndBreak' }
  | { readonly type: 'SetSpeed'; readonly speed: number }
  // out, and afterwards
  | {
      readonly type: 'BustOut';
      readonly bustOut: BustOutId;
      readonly out: readonly Out[];
      /** Where it belongs when it was forgotten: before this one. */
      readonly before?: BustOutId;
      /** Out at the same time at different tables, hand-for-hand or not; absent = one hand at one table. */
      readonly together?: 'handForHand' | 'sameTime';
      readonly at?: Instant;
    }
  | { readonly type: 'ChangeBustOut'; readonly bustOut: BustOutId; readonly out: readonly Out[] }
  | { readonly type: 'MoveBustOut'; readonly bustOut: BustOutId; readonly before?: BustOutId }
  /** Out without having lost his chips: whoever never came, stayed away too long or was excluded. `chips` as they were counted. */
  | {
      readonly type: 'RemoveStack';
      readonly bustOut: BustOutId;
      readonly entry: EntryId;
      readonly chips: Chips;
      /** The smallest chip at the table, where the stack is shared there; absent = what the first level needs. */
      readonly smallestChip?: Chips;
      /** Needed where the rulebook does not say so, or not yet. */
      readonly reason?: string;
    }
  | { readonly type: 'Reinstate'; readonly entry: EntryId; readonly at?: Place }
  | { readonly type: 'Note'; readonly text: string }
  // money: what is sold, taken, given back and handed out
  /** An entry that is not paid for yet, a rebuy or an add-on. `reason`: why a limit is passed. */
  | {
      readonly type: 'Sell';
      readonly sale: SaleId;
      readonly entry: EntryId;
      readonly profile?: ProfileId;
      readonly kind: 'entry' | 'rebuy' | 'addOn';
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
  /** `given`: what was handed over where that is more than the sum. */
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
      readonly method: DealMethod | 'hand';
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
      readonly method: DealMethod | 'hand';
    }
  /** By the floor for him, or by himself: with the last one it is agreed. */
  | { readonly type: 'ConsentToDeal'; readonly deal: DealId; readonly entry: EntryId }
  | { readonly type: 'DeclineDeal'; readonly deal: DealId; readonly entry: EntryId }
  | { readonly type: 'WithdrawDeal'; readonly deal: DealId }
  /** Nothing is left to play for after a deal: nobody plays on, and places go by the chips that it counted. */
  | { readonly type: 'EndPlay'; readonly bustOut: BustOutId }
  /** To the prizes from the house, or back to it. */
  | { readonly type: 'AddMoney'; readonly amount: Cents; readonly reason: string }
  /** The night's money is done. `reason`: what is still open, and why. */
  | { readonly type: 'Settle'; readonly reason?: string }
  // the floor's rulings and the penalty book
  | {
      readonly type: 'RecordRuling';
      readonly ruling: RulingId;
      readonly on: RuledOn;
      /** When it was decided, where that is told later: a phone may have had no network. */
      readonly at?: Instant;
    }
  | {
      readonly type: 'AppealRuling';
      readonly ruling: RulingId;
      readonly why: string;
      /** The next hand has begun at that table. */
      readonly nextHandBegun: boolean;
    }
  | { readonly type: 'DecideAppeal'; readonly ruling: RulingId; readonly upheld: boolean; readonly why: string }
  | {
      readonly type: 'GivePenalty';
      readonly penalty: PenaltyId;
      readonly entry: EntryId;
      readonly offence: Offence;
      readonly measure: Measure;
      /** With the measure `rounds`. */
      readonly rounds?: number;
      /** With the measure `time`. */
      readonly minutes?: number;
      readonly reason?: string;
      readonly ruling?: RulingId;
    }
  /** A hand has been played at a table, or the button has gone round there. */
  | { readonly type: 'CountPenalties'; readonly table: TableId; readonly what: 'hands' | 'rounds' }
  | {
      readonly type: 'EndPenalty';
      readonly penalty: PenaltyId;
      readonly how: 'served' | 'waived';
      readonly reason?: string;
    };

export type CommandType = TournamentCommand['type'];
