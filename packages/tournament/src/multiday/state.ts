import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { DayLeft } from '../day-end/day-left.ts';

declare const part: unique symbol;
export type PartId = string & { readonly [part]: true };
export const toPartId = (id: string): PartId => id as PartId;

/** What of somebody's stacks goes on where he bagged in several flights. */
export const CARRIES = ['best', 'all'] as const;
export type Carries = (typeof CARRIES)[number];

/** A flight or a day. */
export type Part = {
  readonly id: PartId;
  /** "Tag 1A". */
  readonly name: string;
  /** Where its stacks go on; the last day has none. */
  readonly feeds?: PartId;
  /** Of a flight of the first day: its night, which is there already. A later day gets its own when it is opened. */
  readonly night?: string;
  /** Of a later day: it ends with this level of play; absent = it is played to its end. */
  readonly through?: number;
};

export type MultiDaySetup = {
  readonly name: string;
  readonly carries: Carries;
  /** Earlier ones first: what feeds another stands before it. */
  readonly parts: readonly Part[];
};

/** What a night that has ended leaves; its stacks are those of the club's persons as they are known then. */
export type DayFacts = Omit<DayLeft, 'penalties' | 'bagged'> & {
  readonly bagged: readonly Pick<DayLeft['bagged'][number], 'entry' | 'person' | 'chips' | 'head'>[];
  /** How many penalties go on. */
  readonly penalties: number;
  readonly currency: string;
};

/** What a part is told of its night. `day`: once it is over. */
export type Told = {
  readonly stage: 'before' | 'play' | 'over';
  readonly entries: number;
  /** With which level of play its night ends; absent = it is played to its end. */
  readonly through?: number;
  readonly day?: DayFacts;
};

/** Somebody's stack as it goes on, and what it is made of. */
export type Stack = {
  readonly person: PersonId;
  readonly chips: Chips;
  /** What stands on his head, of all his stacks: also of one that is forfeited, since it was paid for. */
  readonly head?: Cents;
  readonly from: readonly { readonly part: PartId; readonly chips: Chips }[];
};
/** Counted and bagged, and not carried on: his other stack was better. */
export type Forfeited = { readonly person: PersonId; readonly part: PartId; readonly chips: Chips };

export type Opened = {
  readonly night: string;
  readonly at: Instant;
  readonly stacks: readonly Stack[];
  readonly forfeited: readonly Forfeited[];
  readonly pool: Cents;
  readonly added?: Cents;
  readonly paid?: Cents;
  readonly special?: Cents;
  readonly unsealed?: Cents;
  readonly sold: DayLeft['sold'];
  readonly start: DayLeft['start'];
};

export type MultiDay = {
  readonly setup?: MultiDaySetup;
  readonly told: { readonly [part: PartId]: Told };
  readonly opened: { readonly [part: PartId]: Opened };
};

export const initial: MultiDay = { told: {}, opened: {} };

export const partsOf = ({ setup }: MultiDay): readonly Part[] => setup?.parts ?? [];
export const findPart = (state: MultiDay, id: PartId): Part | undefined => partsOf(state).find((one) => one.id === id);
export const feedersOf = (state: MultiDay, id: PartId): readonly Part[] =>
  partsOf(state).filter(({ feeds }) => feeds === id);
/** Under which its night is found, once it has one. */
export const nightOf = (state: MultiDay, { id, night }: Part): string | undefined => state.opened[id]?.night ?? night;
