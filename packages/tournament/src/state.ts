import type { Instant, PersistentMap } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { PersonId } from '@riffle/people';
import type { SeatNo } from '@riffle/table';
import type { FloorCall, TimeCall } from './at-table/calls.ts';
import type { DeckInPlay, SharedStakes } from './at-table/kept-of-table.ts';
import type { ColourUpState, LateChips } from './chip-race/colour-up-state.ts';
import type { ClockSetting, ClockThen, HeldCountdown } from './clock-setting.ts';
import type { Place, TimeLost } from './command.ts';
import type { ChipCount } from './counts/count-shape.ts';
import type { Carried, DayEnd } from './day-end/day-state.ts';
import type { DutiesDone } from './duties/duty.ts';
import type { Round } from './form/match.ts';
import type { HandForHand } from './hand-for-hand/hand-for-hand.ts';
import type { TogetherOver } from './hand-for-hand/together-over.ts';
import type { HandAsRuled } from './hands/hand-as-ruled.ts';
import type { BustOutId, EntryId, TableId } from './ids.ts';
import type { PlayerDrawn } from './lots/lot-event.ts';
import type { AdjustedHits, AdjustedPoints, Deal, DealProposal, Money } from './money/money-state.ts';
import type { OutTogether } from './out-together.ts';
import type { Penalty } from './penalty.ts';
import type { RankedOut, Removal } from './ranked-out.ts';
import type { MoveView } from './recent-move.ts';
import type { LoggedRuling } from './ruled-on.ts';
import type { PinnedSetup } from './setup.ts';
import type { Millis } from './structure.ts';

export type Entry = {
  readonly id: EntryId;
  /** Running number in the order of entry, from 1. */
  readonly no: number;
  readonly person: PersonId;
  readonly club?: string;
  /** Chips issued to it. */
  readonly stack: Chips;
  readonly checkedIn: boolean;
  readonly at?: Place;
  readonly locked: boolean;
  /** He waits for a seat, and who has the least is next; no chips stand anywhere for him. */
  readonly alternate?: number;
  readonly absentSince?: Instant;
  /** How long had been played when he left; absent for who was not there at the start. */
  readonly absentFrom?: Millis;
  /** He announced before the start that he comes late. */
  readonly excused?: true;
  /** Why he plays who owes a fine, and the newest of his fines then: with another he is asked anew. */
  readonly letIn?: { readonly fine: number; readonly reason: string };
  /** Came in between button and small blind: out of the deal until the button has passed him. */
  readonly waits?: true;
  /** His stack comes from another day: it is in play whether he is there or not. */
  readonly carried?: true;
  /** One for each time its own link was renewed, the one that holds last. */
  readonly linkMarks?: readonly string[];
  /** Who has played each heat of it before it was handed on, the first first. */
  readonly heatsBefore?: readonly PersonId[];
  /** How often it was moved: who was moved least goes first where the rulebook leaves a choice. */
  readonly moves: number;
  /** The hand it went out in. */
  readonly out?: BustOutId;
};

/** The positions of a table's running or last hand, as far as anybody told Riffle. */
export type Positions = { readonly button: SeatNo; readonly smallBlind?: SeatNo; readonly bigBlind?: SeatNo };

export type Table = {
  readonly id: TableId;
  readonly name: string;
  readonly seats: number;
  /** So many may sit here while this game is dealt. */
  readonly most?: number;
  /** Seats nobody may be drawn to, with the reason shown there. */
  readonly blocked: { readonly [seat: number]: string };
  readonly positions?: Positions;
  /** Hands that somebody counted here, and when the last of them began. */
  readonly hand?: {
    readonly no: number;
    readonly at: Instant;
    readonly level: number;
    /** Somebody said that it is over, and the next has not begun. */
    readonly over?: true;
  };
  /** The button's seat was empty when the hand began: its marker lies here. */
  readonly marker?: SeatNo;
  /** Of the hand before it: who is told to have gone out in that one had no blind in this. */
  readonly handBefore?: Positions;
  /** What a ruling makes of the hand that runs. */
  readonly ruled?: HandAsRuled;
  readonly haltWaived?: true;
  /** A mover was put on the seat of the last big blind: he posts it in the next hand, alone. */
  readonly bigBlindAlone?: SeatNo;
  /** So many came when a table was broken, and the button has not moved since. */
  readonly cameAtOnce?: number;
  /** Somebody's time runs. */
  readonly timeCall?: TimeCall;
  readonly floorCall?: FloorCall;
  readonly deck?: DeckInPlay;
  readonly sharedStakes?: SharedStakes;
  /** One for each time its dealer's link was renewed, the one that holds last. */
  readonly linkMarks?: readonly string[];
};

/** `back`: he has bought back in since, so that the hand is told and counts for no place. */
export type OutInHand = RankedOut & { readonly back?: true };

export type BustOut = {
  readonly id: BustOutId;
  readonly at: Instant;
  /** Index in the structure. */
  readonly level: number;
  readonly out: readonly OutInHand[];
  readonly together?: OutTogether;
  /** In which hand that was dealt at all tables at once: all who go out in it are ranked together. */
  readonly hand?: number;
  readonly removed?: Removal;
  /** Play was ended, by a deal or by time: nobody of them was taken out. */
  readonly ended?: true;
};

/** What the links of tables and entries that are gone were told apart by: whoever takes such an id again gets other links. */
export type GoneLinks = {
  readonly tables: PersistentMap<TableId, readonly string[]>;
  readonly entries: PersistentMap<EntryId, readonly string[]>;
};

export type Tournament = {
  /** Absent until it is created. */
  readonly setup?: PinnedSetup;
  readonly createdAt?: Instant;
  readonly entries: PersistentMap<EntryId, Entry>;
  /** The next running number of an entry. */
  readonly nextNo: number;
  readonly keptApart: readonly (readonly EntryId[])[];
  /** Tables in play; a broken or removed one is gone. */
  readonly tables: PersistentMap<TableId, Table>;
  /** Absent while none is gone. */
  readonly goneLinks?: GoneLinks;
  /** First to break first; holds each table once. */
  readonly breakOrder: readonly TableId[];
  /** So many may sit at a table while this game is dealt; absent = as many as it has seats. */
  readonly mostAtTable?: number;
  /** With which line of the structure that was set last. */
  readonly sizeSet?: { readonly line: number; readonly at: Instant };
  readonly drawn: boolean;
  /** Oldest first; absent where none are played, or before the first. */
  readonly rounds?: readonly Round[];
  /** At these tables the time was up, and chips ranked who was left. */
  readonly endedByTime?: readonly TableId[];
  /** Left play because everybody began a round anew; below 0, came into it. */
  readonly chipsOfRounds?: number;
  readonly finalTable: boolean;
  readonly clock?: ClockSetting;
  /** As it was set before, oldest first: what it said at a moment that is past. */
  readonly clocksBefore?: readonly ClockThen[];
  /** Played until the clock was last set, breaks not counted. */
  readonly played?: Millis;
  /** When the clock was first started: the night has begun. */
  readonly startedAt?: Instant;
  readonly countdown?: { readonly until: Instant; readonly then: 'start' | 'wait' };
  /** The clock, or the countdown to it, stands until somebody says how much time has passed. */
  readonly held?: { readonly why: TimeLost; readonly since: Instant; readonly countdown?: HeldCountdown };
  /** In the order in which they happened; places follow from it. */
  readonly bustOuts: readonly BustOut[];
  /** By the management, and why. */
  readonly calledOff?: { readonly reason: string; readonly at: Instant };
  readonly handForHand?: HandForHand;
  /** It has ended, and of its last hand somebody may still be told. */
  readonly togetherOver?: TogetherOver;
  /** Hands that were dealt at all tables at once so far. */
  readonly handsForHand?: number;
  /** Proposals decided otherwise by doing nothing; their keys name the situation, so that a new one is proposed again. */
  readonly dismissed: readonly string[];
  /** The floor's rulings, oldest first. */
  readonly rulings: readonly LoggedRuling[];
  /** The penalty book, oldest first. */
  readonly penalties: readonly Penalty[];
  /** Absent while nothing was sold and no box opened. */
  readonly money?: Money;
  /** By the director, oldest first; absent where he changed none. */
  readonly pointsByHand?: readonly AdjustedPoints[];
  /** Who put out whom, set right by the director; oldest first. */
  readonly hitsByHand?: readonly AdjustedHits[];
  readonly deal?: Deal;
  /** Put to those who are in, and not yet agreed. */
  readonly dealProposal?: DealProposal;
  /** Oldest first; absent while no small chips have left. */
  readonly colourUps?: readonly ColourUpState[];
  readonly lateChips?: readonly LateChips[];
  /** Of stacks, oldest first; absent while nobody has counted any. */
  readonly counts?: readonly ChipCount[];
  /** Left play by rulings; absent where none did. */
  readonly chipsRemoved?: Chips;
  /** Absent while nothing was done to end the day. */
  readonly day?: DayEnd;
  /** What other days left to this one. */
  readonly carried?: Carried;
  /** Absent while nobody has told of any. */
  readonly dutiesDone?: DutiesDone;
  /** Players who were drawn, oldest first; absent while none was. */
  readonly lots?: readonly PlayerDrawn[];
  /** Newest first, as the room is told of them. */
  readonly recentMoves: readonly MoveView[];
};
