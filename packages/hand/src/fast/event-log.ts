import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { HandEvent, Part } from '../event.ts';
import type { EventSink } from '../event-sink.ts';
import { FORCED_BETS, type ForcedBetKind, type HandSetup } from '../setup.ts';
import { RowReader } from './event-reading.ts';
import * as row from './event-row.ts';

// an imported name is looked up each time
const {
  BETTING_OPENED,
  BET_MADE,
  BET_RETURNED,
  BOARD_DEALT,
  CALLED,
  CARD_BURNED,
  CHECKED,
  FOLDED,
  FORCED_BET_POSTED,
  HAND_ENDED,
  HAND_MUCKED,
  HAND_SHOWN,
  HAND_STARTED,
  HOLE_DEALT,
  POT_AWARDED,
  RAISED,
  ROUND_CLOSED,
  SELDOM,
  SHOWDOWN_OPENED,
  STREET_BEGUN,
} = row;
const AS_SET_UP: readonly CardCode[] = [];

/**
 * What happened, in the order in which it did. What happens in every hand is written as rows of numbers, in no time and
 * without an object; `events` reads it as what it is everywhere else. Cells are doubles, as counts of chips may be large.
 */
export class EventLog implements EventSink {
  #cells = new Float64Array(1024);
  #end = 0;
  readonly #setups: HandSetup[] = [];
  #hands = 0;
  #seldom: HandEvent[] = [];
  readonly #reader = new RowReader();

  /** All that is written, as events; made anew at each call. */
  get events(): readonly HandEvent[] {
    const events: HandEvent[] = [];
    this.#reader.read(this.#cells, this.#end, this.#setups, this.#seldom, events);
    return events;
  }

  /** How many numbers are written. */
  get length(): number {
    return this.#end;
  }

  /** How many hands have begun in it: the number of the next one. */
  get hands(): number {
    return this.#hands;
  }

  /** For whoever writes rows himself: the cells, with room for so many more. */
  room(count: number, end = this.#end): Float64Array<ArrayBuffer> {
    if (end + count > this.#cells.length) this.#grow(end + count, end);
    return this.#cells;
  }

  /** A whole hand has been written up to `end`. */
  written(setup: HandSetup, end: number): void {
    this.#end = end;
    this.#setups[this.#hands] = setup;
    this.#hands += 1;
  }

  clear(): void {
    this.#end = 0;
    this.#hands = 0;
    if (this.#seldom.length > 0) this.#seldom = [];
  }

  push(event: HandEvent): void {
    this.#row1(SELDOM, this.#seldom.length);
    this.#seldom.push(event);
  }

  /** Room for one more row, and what it begins with. */
  #row(kind: number, width: number): number {
    const at = this.#end;
    this.#end = at + width;
    if (this.#end > this.#cells.length) this.#grow(this.#end, at);
    this.#cells[at] = kind;
    return at;
  }

  #grow(least: number, end: number): void {
    const larger = new Float64Array(Math.max(least, 2 * this.#cells.length));
    larger.set(this.#cells.subarray(0, end));
    this.#cells = larger;
  }

  #row1(kind: number, a: number): void {
    const at = this.#row(kind, 2);
    this.#cells[at + 1] = a;
  }

  #row2(kind: number, a: number, b: number): void {
    const at = this.#row(kind, 3);
    this.#cells[at + 1] = a;
    this.#cells[at + 2] = b;
  }

  #row3(kind: number, a: number, b: number, c: number): void {
    const at = this.#row(kind, 4);
    const cells = this.#cells;
    cells[at + 1] = a;
    cells[at + 2] = b;
    cells[at + 3] = c;
  }

  #cards(kind: number, whose: number, cards: readonly CardCode[], first: number, count: number): void {
    const at = this.#row(kind, 3 + count);
    const cells = this.#cells;
    cells[at + 1] = whose;
    cells[at + 2] = count;
    for (let nth = 0; nth < count; nth += 1) cells[at + 3 + nth] = cards[first + nth] as number;
  }

  handStarted(setup: HandSetup): void {
    this.handStartedAgain(setup, AS_SET_UP);
  }
  handStartedAgain(setup: HandSetup, deck: readonly CardCode[]): void {
    this.#cards(HAND_STARTED, this.#hands, deck, 0, deck.length);
    this.#setups[this.#hands] = setup;
    this.#hands += 1;
  }
  forcedBetPosted(seat: SeatNo, kind: ForcedBetKind, amount: number, owed: number): void {
    this.#row3(FORCED_BET_POSTED, seat, amount, owed);
    this.#row(placeOf(kind), 1);
  }
  streetBegun(street: number): void {
    this.#row1(STREET_BEGUN, street);
  }
  cardBurned(card: CardCode): void {
    this.#row1(CARD_BURNED, card);
  }
  holeDealt(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#cards(HOLE_DEALT, seat, cards, 0, cards.length);
  }
  boardDealt(run: number, cards: readonly CardCode[], first: number, count: number): void {
    this.#cards(BOARD_DEALT, run, cards, first, count);
  }
  bettingOpened(seat: SeatNo): void {
    this.#row1(BETTING_OPENED, seat);
  }
  folded(seat: SeatNo): void {
    this.#row1(FOLDED, seat);
  }
  checked(seat: SeatNo): void {
    this.#row1(CHECKED, seat);
  }
  called(seat: SeatNo, amount: number): void {
    this.#row2(CALLED, seat, amount);
  }
  betMade(seat: SeatNo, amount: number, to: number): void {
    this.#row3(BET_MADE, seat, amount, to);
  }
  raised(seat: SeatNo, amount: number, to: number): void {
    this.#row3(RAISED, seat, amount, to);
  }
  betReturned(seat: SeatNo, amount: number): void {
    this.#row2(BET_RETURNED, seat, amount);
  }
  roundClosed(): void {
    this.#row(ROUND_CLOSED, 1);
  }
  showdownOpened(seat: SeatNo): void {
    this.#row1(SHOWDOWN_OPENED, seat);
  }
  handShown(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#cards(HAND_SHOWN, seat, cards, 0, cards.length);
  }
  handMucked(seat: SeatNo): void {
    this.#row1(HAND_MUCKED, seat);
  }

  potAwarded(pot: number, run: number, part: Part, shares: number): void {
    this.#row3(POT_AWARDED, pot, run, part === 'whole' ? 0 : part === 'high' ? 1 : 2);
    this.#row(shares, 1);
  }
  share(seat: SeatNo, amount: number): void {
    this.#row1(seat, amount);
  }

  handEnded(): void {
    this.#row(HAND_ENDED, 1);
  }
}

/** Its place in `FORCED_BETS`. */
function placeOf(kind: ForcedBetKind): number {
  for (let place = 0; place < FORCED_BETS.length; place += 1) if (FORCED_BETS[place] === kind) return place;
  return -1;
}
