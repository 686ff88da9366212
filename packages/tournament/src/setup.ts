import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents, Currency, PrizePlan } from '@riffle/money';
import type { BookId, Edition, HouseRulebook, Rulebook } from '@riffle/rulebooks';
import type { ChipSet } from './chips/chip-set.ts';
import type { FormOfPlay } from './form/form-of-play.ts';
import type { MoneySetup } from './money/money-setup.ts';
import type { Structure } from './structure.ts';

export const GAMES = ['holdem', 'omaha', 'stud'] as const;
export type Game = (typeof GAMES)[number];

/** What need not be said of a night, and may be left open again. */
export const CLEARABLE = [
  'startsAt',
  'lateEntryThrough',
  'lateEntryUntil',
  'mostEntries',
  'dayThrough',
  'money',
  'prizePlan',
  'chips',
  'form',
  'bigStacks',
] as const;
export type Clearable = (typeof CLEARABLE)[number];

/** What the room learns of money: all of it, what is played for but not who won how much, or nothing. */
export const MONEY_SHOWN = ['amounts', 'pool', 'nothing'] as const;
export type MoneyShown = (typeof MONEY_SHOWN)[number];

/** How alternates come to a seat: the floor gives it to the next by a tap, or the next has it with the step that frees it. */
export const ALTERNATES_MOVE_UP = ['byTap', 'byThemselves'] as const;
type AlternatesMoveUp = (typeof ALTERNATES_MOVE_UP)[number];

/** What the organiser fixes before the night. The rulebook is pinned with its edition. */
export type Setup = {
  readonly name: string;
  readonly rulebook: {
    readonly id: BookId;
    readonly edition: Edition;
    readonly occasion?: string;
    /** Where a house has written it: the whole of it, so that the night keeps what it began under. */
    readonly house?: HouseRulebook;
  };
  readonly game: Game;
  readonly startingStack: Chips;
  /** What the stacks are made of: colours, values, how many; absent where nobody has said. */
  readonly chips?: ChipSet;
  /** Seats of a table unless the table says otherwise, 2 to 12. */
  readonly seatsPerTable: number;
  /** Nobody is given a seat: whoever is entered is there, and it is counted who is out. Absent = at tables. */
  readonly seating?: 'none';
  readonly levels: Structure;
  /** How the night is played out; absent = as the rulebook has it. */
  readonly form?: FormOfPlay;
  readonly startsAt?: Instant;
  /** Entries are taken until the end of this level of play (1 = first); absent, and without a time, no late entry. */
  readonly lateEntryThrough?: number;
  /** Entries are taken until this moment, whatever the clock shows; with a level as well, the earlier of both ends it. */
  readonly lateEntryUntil?: Instant;
  /** Not more entries than these, re-entries counted; absent = as many as come. */
  readonly mostEntries?: number;
  /** Absent = `byTap`. */
  readonly alternatesMoveUp?: AlternatesMoveUp;
  /** The day ends with this level of play and the event goes on another day; absent = one night, played to its end. */
  readonly dayThrough?: number;
  /** Prizes by place, best first, where they are known; the number of places paid follows. */
  readonly prizes: readonly Cents[];
  /** Works the prizes out from what is paid in; without it they are those that were typed in. Only where the night keeps money. */
  readonly prizePlan?: PrizePlan;
  readonly currency: Currency;
  /** What entries, rebuys and add-ons cost; absent where Riffle keeps no money. */
  readonly money?: MoneySetup;
  /** Absent = `amounts`. */
  readonly moneyShown?: MoneyShown;
  /** So many of the largest stacks are shown to the room once all are counted; absent = none. */
  readonly bigStacks?: number;
  /** A night that plays itself, to look at: its clock may run faster than time. */
  readonly demo?: true;
  /** It is a match day's of a league, which knows more of it. */
  readonly forLeague?: true;
};

/** As a night keeps it: with a copy of the printed rulebook, since an edition is what it was that evening. */
export type PinnedSetup = Omit<Setup, 'rulebook'> & {
  readonly rulebook: Setup['rulebook'] & { readonly copy?: Rulebook };
};
