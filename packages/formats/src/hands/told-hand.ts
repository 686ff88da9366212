import type { ForcedBetKind, SeenCard, Variant } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { HandAbout, Place } from './hand-record.ts';

/** A hand street by street, as rooms tell it: between what the engine played and what a room's format writes. */
export type ToldHand = {
  readonly variant: Variant;
  readonly decimals: number;
  readonly about: Omit<HandAbout, 'names'>;
  readonly button: SeatNo;
  readonly players: readonly ToldPlayer[];
  readonly bringIn: number;
  readonly bets: { readonly small: number; readonly big: number };
  /** Street by street; what was dealt again for a further board comes after them. */
  readonly rounds: readonly ToldRound[];
  readonly showdown: readonly ToldAct[];
  /** What the file says who got of the pots, and what the house kept. */
  readonly collected: readonly { readonly seat: SeatNo; readonly amount: number; readonly at: Place }[];
  readonly rake: number;
  /** Where the hand begins in a file. */
  readonly start: Place;
};
export type ToldPlayer = { readonly seat: SeatNo; readonly name: string; readonly stack: number };
export type ToldRound = {
  readonly street: number;
  readonly run: number;
  readonly board: readonly SeenCard[];
  readonly acts: readonly ToldAct[];
};

/** `amount` is what leaves or comes back to the stack, `to` the whole bet of the round. */
export type ToldAct = { readonly seat: SeatNo; readonly at: Place } & (
  | { readonly is: 'post'; readonly kind: ForcedBetKind; readonly amount: number; readonly owed: number }
  | { readonly is: 'dealt' | 'discard' | 'show'; readonly cards: readonly SeenCard[] }
  | { readonly is: 'fold' | 'check' | 'muck' }
  | { readonly is: 'call' | 'bringIn' | 'returned'; readonly amount: number }
  | { readonly is: 'bet' | 'completion' | 'raise'; readonly amount: number; readonly to: number }
);
