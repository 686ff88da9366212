import type { Instant } from '@riffle/aggregate';
import type { Card } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { EntryId, TableId } from '../ids.ts';

/** What somebody has of the chips that go; whoever has nothing besides must not go out by it. */
export type SmallChips = {
  readonly seat: SeatNo;
  readonly entry: EntryId;
  readonly chips: number;
  readonly nothingElse?: true;
};

/** What is changed at its value at one seat, and what is left of it there. */
export type Changed = {
  readonly seat: SeatNo;
  readonly entry: EntryId;
  readonly chips: number;
  readonly even: number;
  readonly left: number;
};

/** The cards that somebody was dealt for his leftovers. */
export type Dealt = { readonly seat: SeatNo; readonly entry: EntryId; readonly cards: readonly Card[] };

/** A chip that somebody gets beside what was changed at its value. */
export type Given = {
  readonly seat: SeatNo;
  readonly entry: EntryId;
  readonly value: number;
  /** `saved`: he would have nothing left. */
  readonly why: 'won' | 'rounded' | 'saved';
  readonly card?: Card;
};

/** Who watches the race beside the one who deals. */
export type Witness = 'staff' | 'player';

/** What was done at one table: complete, so that it can be read without the rulebook. */
export type Taken = {
  readonly changed: readonly Changed[];
  readonly dealt?: readonly Dealt[];
  readonly by?: 'riffle' | 'dealer';
  /** Where it lay in the last hand, where the dealing begins by it. */
  readonly button?: SeatNo;
  readonly given: readonly Given[];
  /** Chips after less chips before. */
  readonly difference: number;
  readonly witness?: Witness;
  readonly at: Instant;
};

/** Small chips of one value that leave, or most of them: at every table that it is done at. */
export type ColourUpState = {
  readonly value: number;
  readonly into: number;
  /** Only what comes out even is changed; the value stays in play. */
  readonly keep?: true;
  readonly tables: readonly TableId[];
  /** Between: not in a break. */
  readonly when: 'scheduled' | 'between';
  readonly at: Instant;
  readonly level: number;
  readonly counted: { readonly [table: TableId]: readonly SmallChips[] };
  readonly taken: { readonly [table: TableId]: Taken };
  /** By hand, with tables left; else it is over with the last table. */
  readonly ended?: Instant;
};

/** Chips found after their value was taken out. */
export type LateChips = {
  readonly value: number;
  readonly into: number;
  readonly entry: EntryId;
  readonly chips: number;
  readonly even: number;
  readonly lapsed: number;
  readonly at: Instant;
};
