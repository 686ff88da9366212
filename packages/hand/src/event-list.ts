import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type SeenCard, writeCard, writeCards } from './card-code.ts';
import type { Deck } from './deck.ts';
import type { HandEvent, Part, Share } from './event.ts';
import type { EventSink } from './event-sink.ts';
import { chips } from './hand.ts';
import type { ForcedBetKind, HandSetup } from './setup.ts';

/** Events as everybody knows them, appended to the list of whoever asked. */
export class EventList implements EventSink {
  #events: HandEvent[] = [];
  #shares: Share[] = [];

  into(events: HandEvent[]): this {
    this.#events = events;
    return this;
  }

  push(event: HandEvent): void {
    this.#events.push(event);
  }
  handStarted(setup: HandSetup): void {
    this.#events.push({ type: 'HandStarted', v: 1, setup });
  }
  handStartedAgain(setup: HandSetup, deck: readonly CardCode[]): void {
    this.handStarted({ ...setup, deck: writeCards(deck, 0, deck.length) as readonly SeenCard[] as Deck });
  }
  forcedBetPosted(seat: SeatNo, kind: ForcedBetKind, amount: number, owed: number): void {
    this.#events.push({ type: 'ForcedBetPosted', seat, kind, amount: chips(amount), owed: chips(owed) });
  }
  streetBegun(street: number): void {
    this.#events.push({ type: 'StreetBegun', street });
  }
  cardBurned(card: CardCode): void {
    this.#events.push({ type: 'CardBurned', card: writeCard(card) });
  }
  holeDealt(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#events.push({ type: 'HoleDealt', seat, cards: writeCards(cards, 0, cards.length) });
  }
  boardDealt(run: number, cards: readonly CardCode[], first: number, count: number): void {
    this.#events.push({ type: 'BoardDealt', run, cards: writeCards(cards, first, count) });
  }
  bettingOpened(seat: SeatNo): void {
    this.#events.push({ type: 'BettingOpened', seat });
  }
  folded(seat: SeatNo): void {
    this.#events.push({ type: 'Folded', seat });
  }
  checked(seat: SeatNo): void {
    this.#events.push({ type: 'Checked', seat });
  }
  called(seat: SeatNo, amount: number): void {
    this.#events.push({ type: 'Called', seat, amount: chips(amount) });
  }
  betMade(seat: SeatNo, amount: number, to: number): void {
    this.#events.push({ type: 'BetMade', seat, amount: chips(amount), to: chips(to) });
  }
  raised(seat: SeatNo, amount: number, to: number): void {
    this.#events.push({ type: 'Raised', seat, amount: chips(amount), to: chips(to) });
  }
  betReturned(seat: SeatNo, amount: number): void {
    this.#events.push({ type: 'BetReturned', seat, amount: chips(amount) });
  }
  roundClosed(): void {
    this.#events.push({ type: 'RoundClosed' });
  }
  showdownOpened(seat: SeatNo): void {
    this.#events.push({ type: 'ShowdownOpened', seat });
  }
  handShown(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#events.push({ type: 'HandShown', seat, cards: writeCards(cards, 0, cards.length) });
  }
  handMucked(seat: SeatNo): void {
    this.#events.push({ type: 'HandMucked', seat });
  }
  potAwarded(pot: number, run: number, part: Part): void {
    const shares: Share[] = [];
    this.#shares = shares;
    this.#events.push({ type: 'PotAwarded', pot, run, part, shares });
  }
  share(seat: SeatNo, amount: number): void {
    this.#shares.push({ seat, amount: chips(amount) });
  }
  handEnded(): void {
    this.#events.push({ type: 'HandEnded' });
  }
}
