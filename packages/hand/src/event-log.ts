import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { HandEvent } from './event.ts';
import { RowReader } from './event-reading.ts';
import * as row from './event-row.ts';
import type { ForcedBetKind, HandSetup } from './setup.ts';

/**
 * What happened, in the order in which it did, as rows of numbers: the engine writes an event in no time and makes no
 * object for it. `events` reads them as what they are everywhere else. Numbers are doubles, as chips may need them.
 */
export class EventLog {
  #cells = new Float64Array(1024);
  #end = 0;
  #setups: HandSetup[] = [];
  #hands = 0;

  readonly #reader = new RowReader();

  /** All that is written, as events; made anew at each call. */
  get events(): readonly HandEvent[] {
    const events: HandEvent[] = [];
    this.readInto(events);
    return events;
  }

  readInto(events: HandEvent[]): void {
    this.#reader.read(this.#cells, 0, this.#end, this.#setups, events);
  }

  get end(): number {
    return this.#end;
  }

  clear(): void {
    this.#end = 0;
    this.#hands = 0;
  }

  /** Room for one more row, and what it begins with. */
  #row(kind: number, width: number): number {
    const at = this.#end;
    this.#end = at + width;
    if (this.#end > this.#cells.length) this.#grow();
    this.#cells[at] = kind;
    return at;
  }

  #grow(): void {
    const larger = new Float64Array(Math.max(this.#end, 2 * this.#cells.length));
    larger.set(this.#cells);
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

  /** With no `deck` it is as the set-up has it. */
  handStarted(setup: HandSetup, deck: readonly CardCode[]): void {
    this.#cards(row.HAND_STARTED, this.#hands, deck, 0, deck.length);
    this.#setups[this.#hands] = setup;
    this.#hands += 1;
  }

  forcedBetPosted(seat: SeatNo, kind: ForcedBetKind, amount: number, owed: number): void {
    const at = this.#row(row.FORCED_BET_POSTED, 5);
    const cells = this.#cells;
    cells[at + 1] = seat;
    cells[at + 2] = placeOf(kind);
    cells[at + 3] = amount;
    cells[at + 4] = owed;
  }

  streetBegun(street: number): void {
    this.#row1(row.STREET_BEGUN, street);
  }
  cardBurned(card: CardCode): void {
    this.#row1(row.CARD_BURNED, card);
  }
  holeDealt(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#cards(row.HOLE_DEALT, seat, cards, 0, cards.length);
  }
  /** So many of `cards`, from `first` on. */
  boardDealt(run: number, cards: readonly CardCode[], first: number, count: number): void {
    this.#cards(row.BOARD_DEALT, run, cards, first, count);
  }
  sharedCardCalled(): void {
    this.#row(row.SHARED_CARD_CALLED, 1);
  }
  discardsReshuffled(deck: readonly CardCode[]): void {
    this.#cards(row.DISCARDS_RESHUFFLED, 0, deck, 0, deck.length);
  }
  bettingOpened(seat: SeatNo): void {
    this.#row1(row.BETTING_OPENED, seat);
  }
  bringInPosted(seat: SeatNo, amount: number, owed: number): void {
    this.#row3(row.BRING_IN_POSTED, seat, amount, owed);
  }
  folded(seat: SeatNo): void {
    this.#row1(row.FOLDED, seat);
  }
  checked(seat: SeatNo): void {
    this.#row1(row.CHECKED, seat);
  }
  called(seat: SeatNo, amount: number): void {
    this.#row2(row.CALLED, seat, amount);
  }
  betMade(seat: SeatNo, amount: number, to: number): void {
    this.#row3(row.BET_MADE, seat, amount, to);
  }
  completed(seat: SeatNo, amount: number, to: number): void {
    this.#row3(row.COMPLETED, seat, amount, to);
  }
  raised(seat: SeatNo, amount: number, to: number): void {
    this.#row3(row.RAISED, seat, amount, to);
  }
  handKilled(seat: SeatNo, returned: number): void {
    this.#row2(row.HAND_KILLED, seat, returned);
  }
  handMadePassive(seat: SeatNo): void {
    this.#row1(row.HAND_MADE_PASSIVE, seat);
  }
  betReturned(seat: SeatNo, amount: number): void {
    this.#row2(row.BET_RETURNED, seat, amount);
  }
  roundClosed(): void {
    this.#row(row.ROUND_CLOSED, 1);
  }
  discarded(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#cards(row.DISCARDED, seat, cards, 0, cards.length);
  }
  runsOffered(): void {
    this.#row(row.RUNS_OFFERED, 1);
  }
  runsAgreed(runs: number): void {
    this.#row1(row.RUNS_AGREED, runs);
  }
  showdownOpened(seat: SeatNo): void {
    this.#row1(row.SHOWDOWN_OPENED, seat);
  }
  handShown(seat: SeatNo, cards: readonly CardCode[]): void {
    this.#cards(row.HAND_SHOWN, seat, cards, 0, cards.length);
  }
  handMucked(seat: SeatNo): void {
    this.#row1(row.HAND_MUCKED, seat);
  }
  boardPlayed(seat: SeatNo): void {
    this.#row1(row.BOARD_PLAYED, seat);
  }

  /** The shares follow one by one, as many as said. */
  potAwarded(pot: number, run: number, part: row.Part, shares: number): void {
    const at = this.#row(row.POT_AWARDED, 5);
    const cells = this.#cells;
    cells[at + 1] = pot;
    cells[at + 2] = run;
    cells[at + 3] = part === 'whole' ? 0 : part === 'high' ? 1 : 2;
    cells[at + 4] = shares;
  }
  share(seat: SeatNo, amount: number): void {
    const at = this.#row(seat, 2);
    this.#cells[at + 1] = amount;
  }

  handEnded(): void {
    this.#row(row.HAND_ENDED, 1);
  }
}

/** Its place in `FORCED_BETS`. */
function placeOf(kind: ForcedBetKind): number {
  switch (kind) {
    case 'ante':
      return 0;
    case 'smallBlind':
      return 1;
    case 'bigBlind':
      return 2;
    case 'straddle':
      return 3;
    case 'livePost':
      return 4;
    case 'deadPost':
      return 5;
  }
}
