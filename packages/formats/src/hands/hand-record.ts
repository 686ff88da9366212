import type { HandCommand, HandSetup } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { Place } from '../problems/record-fault.ts';
import type { Said } from './said.ts';

/** What a record says of an action. Some do not tell a check from a call, or a muck from a dead hand. */
export type RecordedAction = HandCommand | { readonly type: 'CheckOrCall'; readonly seat: SeatNo };

export type { Place };

/** A hand as somebody wrote it down, ready to be played. */
export type HandRecord = {
  readonly setup: HandSetup;
  /** How it is played instead where a bet is over the limit: some say limit and bet up to the pot. */
  readonly looser: HandSetup | undefined;
  readonly actions: readonly RecordedAction[];
  /** Where the hand begins in the file, and where each action stands. */
  readonly start: Place;
  readonly places: readonly Place[];
  /** How many digits of the chips stand behind the point in the file. */
  readonly decimals: number;
  /** Seats with a stack that nobody knows: it was taken to be deep enough for anything. */
  readonly endless: readonly SeatNo[];
  readonly about: HandAbout;
  /** What follows from the actions, as the file says it. */
  readonly says: readonly Said[];
};

/** What a record tells besides the play. */
export type HandAbout = {
  readonly id?: string;
  readonly room?: string;
  readonly event?: string;
  readonly table?: string;
  readonly seatCount?: number;
  readonly currency?: string;
  /** ISO 8601. */
  readonly startedAt?: string;
  /** In the order of the set-up's players. */
  readonly names: readonly string[];
};
