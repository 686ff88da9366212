import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { HandEvent, Part } from './event.ts';
import type { ForcedBetKind, HandSetup } from './setup.ts';

/** Where the engine writes what happens: what is in every hand in words of its own, whatever is seldom as it is. */
export type EventSink = {
  handStarted(setup: HandSetup): void;
  /** With another deck than the set-up has. */
  handStartedAgain(setup: HandSetup, deck: readonly CardCode[]): void;
  forcedBetPosted(seat: SeatNo, kind: ForcedBetKind, amount: number, owed: number): void;
  streetBegun(street: number): void;
  cardBurned(card: CardCode): void;
  holeDealt(seat: SeatNo, cards: readonly CardCode[]): void;
  /** So many of `cards`, from `first` on. */
  boardDealt(run: number, cards: readonly CardCode[], first: number, count: number): void;
  bettingOpened(seat: SeatNo): void;
  folded(seat: SeatNo): void;
  checked(seat: SeatNo): void;
  called(seat: SeatNo, amount: number): void;
  betMade(seat: SeatNo, amount: number, to: number): void;
  raised(seat: SeatNo, amount: number, to: number): void;
  betReturned(seat: SeatNo, amount: number): void;
  roundClosed(): void;
  showdownOpened(seat: SeatNo): void;
  handShown(seat: SeatNo, cards: readonly CardCode[]): void;
  handMucked(seat: SeatNo): void;
  /** The shares follow one by one, as many as said. */
  potAwarded(pot: number, run: number, part: Part, shares: number): void;
  share(seat: SeatNo, amount: number): void;
  handEnded(): void;
  push(event: HandEvent): void;
};
