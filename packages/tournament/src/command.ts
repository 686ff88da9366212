import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { CommandsAtTable } from './at-table/at-table-command.ts';
import type { CommandsOfColourUp } from './chip-race/colour-up-command.ts';
import type { CommandsOfCounts } from './counts/count-command.ts';
import type { CommandsOfDays } from './day-end/day-command.ts';
import type { CommandsOfDuties } from './duties/duty.ts';
import type { CommandsOfForm } from './form/form-command.ts';
import type { InHand } from './hand-for-hand/hand-for-hand.ts';
import type { BustOutId, EntryId, ProfileId, TableId } from './ids.ts';
import type { CommandsOfLots } from './lots/lot-command.ts';
import type { CommandsOfMoney, RebuyWithIt } from './money/money-command.ts';
import type { OutTogether } from './out-together.ts';
import type { CommandsOfRulings, CommandsThatAct } from './ruling-command.ts';
import type { CarriesOut } from './rulings/carries-out.ts';
import type { Clearable, Setup } from './setup.ts';
import type { Millis, Structure } from './structure.ts';
import type { CommandsOfTally } from './tally/tally-command.ts';

/** A seat at a table of this tournament. */
export type Place = { readonly table: TableId; readonly seat: SeatNo };

/** The hand that ran at a table as somebody saw it; 0 = none was counted there. */
type HandSeen = { readonly table: TableId; readonly hand: number };

/** Why nobody knows how much time has passed: the machine slept, or its clock was set. */
export type TimeLost = 'slept' | 'set';

/** A new entry as it is asked for. */
export type NewEntry = {
  readonly entry: EntryId;
  /** The entry's own id where nobody says whose it is: `isNobodys`. */
  readonly person: PersonId;
  /** The club the player starts for, as far as it is known: team mates are kept apart by it. */
  readonly club?: string;
  /** How it is bought; absent = as the clock proposes. */
  readonly profile?: ProfileId;
  /** What it costs, in place of its price: the director's to say, with a reason. */
  readonly price?: Cents;
  /** The stack that it brings, in place of that of its price: the same. */
  readonly chips?: Chips;
  /** The stack as counted that somebody who is still in gives up for it, where the rulebook has it so. */
  readonly forfeits?: Chips;
};

/** Out of the tournament: who, with how many chips at the start of the hand, and by whom. */
export type Out = { readonly entry: EntryId; readonly stackAtStart?: Chips; readonly by: readonly EntryId[] };

type WithoutActing =
  // set-up
  | { readonly type: 'Create'; readonly setup: Setup }
  | {
      readonly type: 'ChangeSetup';
      readonly changes: Partial<Omit<Setup, 'levels' | 'demo' | 'forLeague' | 'seating'>>;
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
  /** `reason`: why a disqualified player has back what he paid. */
  | { readonly type: 'WithdrawEntry'; readonly entry: EntryId; readonly reason?: string }
  /** To the end of those who wait. */
  | { readonly type: 'PassAlternate'; readonly entry: EntryId }
  /** `reason`: why somebody plays who owes a fine, here and below. */
  | { readonly type: 'CheckIn'; readonly entries: readonly EntryId[]; readonly reason?: string }
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
  | { readonly type: 'MarkPresent'; readonly entry: EntryId; readonly reason?: string }
  // tables and seats
  | { readonly type: 'AddTable'; readonly table: TableId; readonly name: string; readonly seats: number }
  | { readonly type: 'ChangeTable'; readonly table: TableId; readonly name?: string; readonly seats?: number }
  | { readonly type: 'RemoveTable'; readonly table: TableId }
  | { readonly type: 'OrderTables'; readonly breakOrder: readonly TableId[] }
  | { readonly type: 'BlockSeat'; readonly place: Place; readonly label: string }
  | { readonly type: 'UnblockSeat'; readonly place: Place }
  | { readonly type: 'DrawSeats' }
  | { readonly type: 'RedrawTable'; readonly table: TableId }
  | { readonly type: 'SeatEntry'; readonly entry: EntryId; readonly at?: Place; readonly reason?: string }
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
   * `over`: which hand is over, where who says so saw it: told by two, or late, it is counted once.
   */
  | {
      readonly type: 'NextHand';
      readonly tables: readonly TableId[];
      readonly minutes?: number;
      readonly over?: readonly HandSeen[];
    }
  /** Until no more than so many are in, each hand is dealt at all tables at once. */
  | { readonly type: 'StartHandForHand'; readonly until: number }
  /** What a table is at with the hand that runs. `hand`: of which of those dealt so, where who says so saw it; 0 = before the first. */
  | { readonly type: 'TellHand'; readonly table: TableId; readonly is: InHand; readonly hand?: number }
  | { readonly type: 'EndHandForHand' }
  | CommandsAtTable
  | CommandsOfColourUp
  | CommandsOfForm
  | CommandsOfCounts
  | CommandsOfDays
  | CommandsOfDuties
  | CommandsOfLots
  // what the rulebook proposes
  | { readonly type: 'AcceptProposal'; readonly proposal: string }
  | { readonly type: 'DismissProposal'; readonly proposal: string; readonly reason: string }
  | { readonly type: 'BreakTable'; readonly table: TableId; readonly reason: string }
  | { readonly type: 'FormFinalTable'; readonly reason: string }
  /** Tables as large as the game of the level that begins has them: by the clock. */
  | { readonly type: 'SetTableSize' }
  | { readonly type: 'WaiveHalt'; readonly table: TableId; readonly reason: string }
  // clock
  | { readonly type: 'StartCountdown'; readonly until: Instant; readonly then: 'start' | 'wait' }
  | { readonly type: 'CancelCountdown' }
  /** The night does not take place, or ends here: until that is taken back nothing is played. */
  | { readonly type: 'CallOff'; readonly reason: string }
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
      /** Out at different tables; absent = one hand at one table. */
      readonly together?: OutTogether;
      readonly at?: Instant;
      /** In the hand before the one that is counted as running: that one is dealt without him. */
      readonly handBefore?: true;
      /** He who alone goes out buys back in with it: one step, which is taken back as one. */
      readonly rebuy?: RebuyWithIt;
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
  | CommandsOfMoney
  | CommandsOfRulings;

/** What a ruling may ask of the night in its own step. */
export type CarriedOut = Extract<WithoutActing, { readonly type: CarriesOut }>;

/** Says itself whose matter it is, and is not only counted. */
export type NamedCommand = WithoutActing | CommandsThatAct<CarriedOut>;
export type TournamentCommand = NamedCommand | CommandsOfTally;
export type CommandType = TournamentCommand['type'];
