import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents, PointsShare, Pool, Prizes, Turnover } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Cited, PinnedRef } from '@riffle/rulebooks';
import type { Positions as HandPositions, SeatNo } from '@riffle/table';
import type { FloorCall, TimeCall } from './at-table/calls.ts';
import type { DeckInPlay, SharedStakes } from './at-table/kept-of-table.ts';
import type { LateChips } from './chip-race/colour-up-state.ts';
import type { ColourUpView } from './chip-race/colour-up-view.ts';
import type { ClockSetting } from './clock-setting.ts';
import type { Place, TimeLost } from './command.ts';
import type { BigStacks, CountsAtTable, CountsView } from './counts/count-view.ts';
import type { DutiesView } from './duties/view-duties.ts';
import type { RoundView } from './form/view-rounds.ts';
import type { TimeLimitView } from './form/view-time-limit.ts';
import type { InHand } from './hand-for-hand/hand-for-hand.ts';
import type { SinceTogether } from './hand-for-hand/together-over.ts';
import type { AwayInHand } from './hands/away-in-hand.ts';
import type { HandAsRuled } from './hands/hand-as-ruled.ts';
import type { BustOutId, DealId, EntryId, TableId } from './ids.ts';
import type { LotsView } from './lots/view-lots.ts';
import type { AddOnTime } from './money/add-on-at.ts';
import type { Unclaimed } from './money/bounties.ts';
import type { PrizeDue } from './money/dues.ts';
import type { Limited, SaleKind } from './money/money-setup.ts';
import type { AdjustedHits, Box, Deal, DealProposal, Fine, Payment, Sale, Thing } from './money/money-state.ts';
import type { OwedRebuy } from './money/owed-rebuys.ts';
import type { PointsLine } from './money/points.ts';
import type { Special } from './money/specials.ts';
import type { UnpaidFine } from './money/unpaid-fine.ts';
import type { Unsettled } from './money/unsettled.ts';
import type { WhyKept } from './money/why-kept.ts';
import type { OutTogether } from './out-together.ts';
import type { Penalty } from './penalty.ts';
import type { MoveKind, Proposal } from './proposal.ts';
import type { Removal } from './ranked-out.ts';
import type { Reason } from './reason.ts';
import type { MoveView } from './recent-move.ts';
import type { LoggedRuling } from './ruled-on.ts';
import type { PinnedSetup } from './setup.ts';
import type { Stage } from './stage.ts';
import type { Positions } from './state.ts';
import type { Millis } from './structure.ts';

/**
 * Who looks. Staff see whom they work with; a cashier who pays and is paid, and nothing of rulings and penalties; the room
 * (wall, players, spectators) sees no more than the room may; a dealer sees his own table.
 */
export type Viewer =
  | Onlooker
  /** Whoever deals at one table, by its link: `link` is how often that was renewed when he got it. */
  | { readonly as: 'dealer'; readonly table: TableId; readonly link: number };

/** Who looks at all of the night, as far as he may. */
export type Onlooker =
  | { readonly as: 'staff' }
  | {
      readonly as: 'cashier';
      /** Whose boxes he sees into, as commands name him; nobody's where it is absent. */
      readonly holder?: string;
    }
  | { readonly as: 'room' };

export type EntryView = {
  readonly no: number;
  readonly club?: string;
  readonly checkedIn: boolean;
  /** So much came from another day. */
  readonly carried?: Chips;
  /** Counted into its bag at the end of the day. */
  readonly bag?: Chips;
  /** He waits for a seat, so many from the first: 1 is next. */
  readonly alternate?: number;
  readonly at?: Place;
  /** Staff only: he stays where he sits. */
  readonly locked?: true;
  readonly absentSince?: Instant;
  /** Best place of those it shares, once out (or the winner's 1). */
  readonly place?: number;
  /** How many share the place; absent = nobody else. */
  readonly sharedBy?: number;
  /** His place among those of his table, where each table plays to its own end. */
  readonly atTable?: number;
  readonly bustOut?: BustOutId;
  /** What he won, where that is not what his place alone pays: by a deal, disqualified, with an odd cent. `prizeWon` reads it. */
  readonly prize?: Cents;
  /** By its name: the seat in another tournament that his place won him. */
  readonly seat?: string;
  /** Of his place, what he bought, whom he put out and special prizes, apart from money: a fraction, as points are not parted into cents. */
  readonly points?: PointsShare;
  /** Staff only: for what he has them, where that is more than his place. */
  readonly reckoned?: readonly PointsLine[];
  /** Since which heat he who plays it now has it, where a team mate had it before. */
  readonly tookOver?: number;
  /** Staff and cashiers only: where heats are played, who plays or has played each so far. */
  readonly heats?: readonly PersonId[];
  /** Staff and cashiers only. */
  readonly person?: PersonId;
  /** Staff and cashiers only: what can be sold to it, at its time and within the night's limits. Absent: nothing. */
  readonly buys?: readonly SaleKind[];
};

export type TableView = {
  readonly name: string;
  readonly seats: number;
  /** With staff's own words for why; to the room they are empty. */
  readonly blocked: { readonly [seat: string]: string };
  readonly positions?: Positions;
  /** Where the button's marker lies, where its own seat was empty when the hand began. */
  readonly marker?: SeatNo;
  /** Hands that were counted here, and since when the last of them runs; absent where nobody counts. */
  readonly hand?: { readonly no: number; readonly at: Instant };
  /** What a ruling makes of the hand that runs; `sitsOut` came since it was dealt first. All but `stopped`: staff and the dealer. */
  readonly ruled?: Omit<HandAsRuled, 'again'> & {
    readonly again?: { readonly level: number; readonly sitsOut: readonly EntryId[] };
  };
  /** Staff and the dealer: who has what in the next hand, as far as the button is as it was last told. */
  readonly coming?: HandPositions & {
    /** The button's seat is empty, and the rulebook leaves its marker with whoever had it last: here. */
    readonly marker?: SeatNo;
    readonly sitsOut?: readonly EntryId[];
    /** Who serves a penalty in it, and what falls to his seat. */
    readonly away?: readonly AwayInHand[];
    /** Whose penalty is over with the hand that runs: they may come back. */
    readonly back?: readonly EntryId[];
  };
  /**
   * Staff and the dealer: who deals the next hand, where no dealer sits and the rulebook has the players deal. `orByCard`:
   * who is out alike with him; nothing tells who of them was the last, and the highest card decides.
   */
  readonly deals?: {
    readonly entry: EntryId;
    readonly orByCard?: readonly EntryId[];
    readonly because: Cited<'dealing.whoDeals'>;
  };
  /** Staff and the dealer: no hand is dealt before chips of this value are gone from the table. */
  readonly raceFirst?: { readonly value: number; readonly because: Cited<'chips.raceStart'> };
  /** The dealer only: who serves hands or rounds here or is away for a time, and not what for. */
  readonly serving?: readonly Serving[];
  /** Somebody's time runs. The room is told where the rulebook wants it on the wall. */
  readonly timeCall?: TimeCall & {
    readonly because: Cited<'timing.clockSeconds'>;
    /** What becomes of the hand of somebody who could have checked, once it is over. */
    readonly expiry: Cited<'timing.clockExpiryFree'>;
  };
  /** Staff and the dealer: the table waits for the floor. */
  readonly floorCall?: FloorCall;
  /** Staff and the dealer: which deck is in play, and since when. */
  readonly deck?: DeckInPlay;
  /** Staff and the dealer: who has a share in each other, and whether the table knows. */
  readonly sharedStakes?: SharedStakes;
  /** Staff and the dealer: the hand runs, and until it is over or folded in no stack is noted for a break. */
  readonly notedAfterHand?: Cited<'chips.notedForBreak'>;
  /** The dealer only: stacks of those who sit here, as they were last told. */
  readonly counted?: CountsAtTable;
  /** In the next hand this seat posts the big blind, and nobody a small one. */
  readonly bigBlindAlone?: SeatNo;
  /** 1 = breaks first. */
  /** The time was up, and chips have ranked who was left here. */
  readonly endedByTime?: true;
  /** So many of the day's last hands are still to begin here. */
  readonly lastHands?: number;
  readonly breaksAs: number;
  readonly players: number;
  /** Play halts here, and why. */
  readonly halted?: readonly Reason[];
};

/** A penalty that is being served, without its reason. */
export type Serving = {
  readonly entry: EntryId;
  /** Hands or rounds that are left, from the hand on that runs or the one after. */
  readonly left?: { readonly in: 'hands' | 'rounds'; readonly count: number; readonly begins?: 'nextHand' };
  readonly until?: Instant;
};

export type BustOutView = {
  readonly id: BustOutId;
  readonly at: Instant;
  readonly level: number;
  readonly together?: OutTogether;
  /** Staff only: other tables still play this hand, and its places may change. */
  readonly open?: true;
  /** Staff only: no hand was lost, the stack was taken away. */
  readonly removed?: Removal;
  readonly out: readonly {
    readonly entry: EntryId;
    readonly place: number;
    readonly sharedBy?: number;
    readonly atTable?: number;
    readonly by: readonly EntryId[];
    /** He has bought back in since; the place is none. */
    readonly back?: true;
    readonly stackAtStart?: Chips;
    readonly from?: Place;
  }[];
};

/** Somebody whose chips are in play and who is not there. */
export type Absence = {
  readonly entry: EntryId;
  /** `late`: has not been there since the start. */
  readonly kind: 'late' | 'away';
  /** Absent before the start where he was only never checked in. */
  readonly since?: Instant;
  readonly excused?: true;
  /** Absent where the rulebook sets none. Neither `at` nor `left`: set by an event that Riffle is not told of. */
  readonly limit?: {
    /** When it is or was reached, if the clock is left alone. */
    readonly at?: Instant;
    /** Time of play that is left, while the clock stands. */
    readonly left?: Millis;
  };
  /** What the rulebook says of his hand, his blinds, the limit, and what then becomes of the stack. */
  readonly says: readonly Cited[];
};

/** What is still missing before the start. `stop` forbids it, `warn` only says so. */
export type Missing = {
  readonly code:
    | 'too-few-entries'
    | 'not-checked-in'
    | 'no-levels'
    | 'not-drawn'
    | 'unseated'
    | 'byes'
    | 'no-time-limit'
    | 'fees-open'
    | 'prizes-by-hand'
    | 'no-prizes'
    | 'club-mates-together'
    | 'occasion-unset'
    | 'clubs-not-registered'
    | 'edition-unknown'
    | 'no-tables';
  readonly weight: 'stop' | 'warn';
  readonly facts: { readonly [name: string]: string | number };
  readonly refs?: readonly PinnedRef[];
};

/** A special prize. A secret one is told to staff alone until it is won; who won what, to whom the club shows it. */
export type SpecialView = Special & {
  /** Staff only, while it is open: who can win it, by those who can or by those who cannot. */
  readonly who?: { readonly only: readonly EntryId[] } | { readonly not: readonly EntryId[] };
};

export type MysteryView = {
  readonly at: Instant;
  /** Of what is in them: whoever has noted it can check it at the end. */
  readonly commitment: string;
  /** By what they are worth, most first: how many are still closed. */
  readonly left: readonly { readonly amount: Cents; readonly count: number }[];
  /** Oldest first; `by` had it. Where the room is told who wins what. */
  readonly drawn?: readonly {
    readonly entry: EntryId;
    readonly amount: Cents;
    readonly at: Instant;
    readonly by: readonly EntryId[];
  }[];
  /** Staff and cashiers only: for whom one is still to be drawn. */
  readonly due?: readonly EntryId[];
  /** Once the last is open: what the commitment was made of. */
  readonly opened?: { readonly envelopes: readonly Cents[]; readonly salt: string };
};

/** A day that goes on another day. */
type DayView = {
  /** How the rulebook ends it. */
  readonly rule: Cited<'timing.endOfDay'>;
  readonly lastHands?: { readonly hands: number; readonly at: Instant };
  /** Staff only: so many stacks are not bagged yet, and how much more the bags hold than is in play. */
  readonly notBagged?: number;
  readonly off?: number;
  readonly endedAt?: Instant;
};

/** What is known of the night's money. */
export type MoneyView = {
  readonly pool: Pool;
  /** How many were sold and stand. */
  readonly sold: { readonly [K in SaleKind]: number };
  /** What the rulebook says of selling more, whatever the prices say: screens of the room open no rulebook. */
  readonly byTheBook: {
    /** Nobody is sold any of these, now or later. */
    readonly over: readonly Limited[];
    /** Through which level somebody enters again; absent where late entry ends it. */
    readonly reEntryThrough?: number;
    /** When add-ons are sold; absent where the book, or a night whose rebuys have no end, leaves it open. */
    readonly addOn?: AddOnTime;
  };
  /** As the plan has them; absent without any. */
  readonly specials?: readonly SpecialView[];
  /** What each has won of bounties so far, where the room is told who wins what. */
  readonly bounties?: { readonly [entry: EntryId]: Cents };
  /** What stands on the heads of those who are in. */
  readonly heads?: { readonly [entry: EntryId]: Cents };
  /** How many heads each has taken, shared ones counted for each; in envelopes too. Absent while nobody has any. */
  readonly headsWon?: { readonly [entry: EntryId]: number };
  /** Once the envelopes are sealed. */
  readonly mystery?: MysteryView;
  /** Staff and cashiers only. */
  readonly books?: {
    /** By entry, struck off or not: above 0 he owes, below 0 he is owed. */
    readonly owes: { readonly [entry: EntryId]: Cents };
    /** Oldest first. */
    readonly sales: readonly Sale[];
    /** What players owe or paid for breaches, and not for which; oldest first. Absent where nobody was fined. */
    readonly fines?: readonly Fine[];
    /** What the house added on days before; absent where it is nothing. */
    readonly addedBefore?: Cents;
    /** What it adds for special prizes that are won, which are none of the pool; absent where it is nothing. */
    readonly addedForSpecials?: Cents;
    /** Absent where there is none. */
    readonly unpaidFines?: readonly UnpaidFine[];
    /** Through boxes that this viewer sees into: staff into all, a cashier into his own. */
    readonly payments: readonly Payment[];
    /** With what is in it by the books. */
    readonly boxes: readonly (Box & { readonly cash: Cents; readonly card: Cents })[];
    readonly dues: readonly PrizeDue[];
    readonly owedRebuys: readonly OwedRebuy[];
    /** Why sales are not reversed whatever is said: all, those of entries, or single ones. */
    readonly kept?: {
      readonly all?: WhyKept;
      readonly entering?: WhyKept;
      readonly sales?: { readonly [sale: string]: WhyKept };
    };
    /** Of prizes, fee, staff, deductions, the house, differences: below 0 it was paid in. A cashier is told none. */
    readonly accounts: { readonly [account: string]: Cents };
    /** Of the same accounts. */
    readonly turnover?: { readonly [account: string]: Turnover };
    /** How many keep the night's money from being done. */
    readonly unsettled: Unsettled;
    /** Who is entered with no entry sold to him. */
    readonly unsold?: readonly EntryId[];
    /** What the winners keep of what stood on their own heads: among what they have won. */
    readonly bountiesKept?: Cents;
    /** Bounties that nobody has won. */
    readonly unclaimed?: readonly Unclaimed[];
    readonly things: readonly Thing[];
    readonly settled?: { readonly at: Instant; readonly reason?: string };
  };
};

/** All that leaves the server of a tournament. Plain data without null, so that differences of it are merge patches. */
export type TournamentView = {
  readonly stage: Stage;
  /** With the copy of the rulebook only where this edition is not on the shelf, or was another then. */
  readonly setup: PinnedSetup;
  /** Nobody has this edition any more: no rulebook is asked. */
  readonly editionUnknown?: true;
  readonly clock?: ClockSetting;
  readonly startedAt?: Instant;
  readonly countdown?: { readonly until: Instant; readonly then: 'start' | 'wait' };
  /** The clock stands until somebody says how much time has passed. */
  readonly held?: TimeLost;
  /** By place, best first, as they are now; some may still follow the field. */
  readonly prizes: readonly Cents[];
  /** Where a plan works them out: also what is beside the places, what is left and why. What is secret, staff alone see. */
  readonly planned?: Prizes;
  /** Once those who are left have shared what is left to win. */
  readonly deal?: {
    readonly left: Cents;
    readonly at: Instant;
    readonly method: Deal['method'];
    /** Staff and cashiers only. */
    readonly shares?: Deal['shares'];
    readonly consents?: Deal['consents'];
  };
  /** Staff and cashiers only: those who are in are shown it on their own phones. */
  readonly dealProposal?: DealProposal;
  /** That those who are in are asked something, and no word of what: their phones then ask for it themselves. */
  readonly asked?: DealId;
  /** Where the night keeps money. */
  readonly money?: MoneyView;
  readonly finalTable?: true;
  /** The night does not take place or has ended here, since when and why. */
  readonly calledOff?: { readonly reason: string; readonly at: Instant; readonly because: Cited<'timing.callOff'> };
  /** What people hand in or lay down themselves; not told to who deals at a table. */
  readonly duties?: DutiesView;
  /** Oldest first, where they are played. */
  readonly rounds?: readonly RoundView[];
  /** No table is joined or balanced with others. */
  readonly apart?: true;
  readonly timeLimit?: TimeLimitView;
  readonly drawn?: true;
  readonly entries: { readonly [id: EntryId]: EntryView };
  readonly tables: { readonly [id: TableId]: TableView };
  /** While each hand is dealt at all tables at once. */
  readonly handForHand?: {
    readonly since: Instant;
    readonly until: number;
    /** Of those dealt so since it began, from 1; absent while the hands run out that ran when it was announced. */
    readonly hand?: number;
    /** Where each table is, first to break first. */
    readonly tables: { readonly [id: TableId]: InHand };
    /** Staff only: who has gone out in the hand that runs, told by one table or several. */
    readonly out?: readonly BustOutId[];
    /** Staff only: which moves of players wait until all tables have finished the hand. */
    readonly afterwards?: readonly MoveKind[];
    readonly pause: Cited<'handForHand.pause'>;
    readonly clock: Cited<'handForHand.clock'>;
  };
  /**
   * Staff, and a dealer of his own table: hand-for-hand is over, and somebody may still be told to have gone out in its last hand, at these tables.
   * 0: one still played it; 1: it had finished, the next is not counted there; 2: that one is.
   */
  readonly lastTogether?: { readonly hand: number; readonly tables: { readonly [id: TableId]: SinceTogether } };
  /** How far the day has come to its end, where the event goes on another day. */
  readonly day?: DayView;
  /** Oldest first. Of a hand that is not finished at all tables the room is told no places, and not here. */
  readonly bustOuts: readonly BustOutView[];
  readonly moves: readonly MoveView[];
  /** Oldest first; absent while no small chips have left. */
  readonly colourUps?: readonly ColourUpView[];
  /** Where the club shows them, once everybody has been counted. */
  readonly bigStacks?: BigStacks;
  /** Staff only, oldest first: small chips that turned up afterwards. */
  readonly lateChips?: readonly LateChips[];
  readonly figures: {
    readonly entries: number;
    readonly left: number;
    readonly out: number;
    readonly checkedIn: number;
    readonly chips: Chips;
    /** Chips in play by players left, rounded down; absent with nobody in. */
    readonly averageStack?: Chips;
    /** As the clock was last set: while it runs, until `lateEntryClosesAt`. */
    readonly lateEntryOpen?: true;
    readonly lateEntryClosesAt?: Instant;
  };
  /** What the room is told of the rules that now matter. */
  readonly rules: {
    readonly handStart: Cited;
    readonly levelChange: Cited;
    readonly atSeat: Cited<'presence.atSeatMoment'>;
  };
  /** Staff and cashiers: how many more there are places for, once seats are drawn, there is none or somebody waits for one. */
  readonly placesLeft?: number;
  /** Players who were drawn; absent while the viewer knows of none. */
  readonly lots?: LotsView;
  /** Staff only. */
  readonly proposals?: readonly Proposal[];
  readonly missing?: readonly Missing[];
  readonly keptApart?: readonly (readonly EntryId[])[];
  readonly absences?: readonly Absence[];
  /** Of stacks; absent while nobody has counted any. */
  readonly counts?: CountsView;
  /** Newest first. */
  readonly rulings?: readonly LoggedRuling[];
  readonly penalties?: readonly Penalty[];
  /** Whom somebody has put out besides what the hands say, as the director set it right. */
  readonly hitsByHand?: readonly AdjustedHits[];
};
