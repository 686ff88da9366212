import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { HandEvent } from './event.ts';
import { RowReader } from './event-reading.ts';
import * as row from './event-row.ts';
import type { ForcedBetKind, HandSetup } from './setup.ts';

/**
 * What happened, in the order in which it did, as rows of numbers: the engine writes an event in no time and makes no
 * object for it. `events` reads them as what they are everywhere else.
 */
export class EventLog {
  #cells = new Int32Array(1024);
  #end = 0;
  /** Counts of chips, in the order in which events name them: they may be larger than a cell. */
  #amounts = new Float64Array(256);
  #amountsEnd = 0;
  readonly #setups: HandSetup[] = [];
  #hands = 0;
  readonly #reader = new RowReader();

  /** All that is written, as events; made anew at each call. */
  get events(): readonly HandEvent[] {
    const events: HandEvent[] = [];
    this.readInto(events);
    return events;
  }

  readInto(events: HandEvent[]): void {
    this.#reader.read(this.#cells, this.#end, this.#amounts, this.#setups, events);
  }

  /** How many cells are written. */
  get length(): number {
    return this.#end;
  }

  clear(): void {
    this.#end = 0;
    this.#amountsEnd = 0;
    this.#hands = 0;
  }

  /** Room for one more row, and what it begins with. */
  #row(kind: number, width: number): number {
    const at = this.#end;
    this.#end = at + width;
    if (this.#end > this.#cells.length) this.#moreCells();
    this.#cells[at] = kind;
    return at;
  }

  #row1(kind: number, a: number): void {
    const at = this.#row(kind, 2);
    this.#cells[at + 1] = a;
  }

  #amount(amount: number): void {
    const at = this.#amountsEnd;
    this.#amountsEnd = at + 1;
    if (at === this.#amounts.length) this.#moreAmounts();
    this.#amounts[at] = amount;
  }

  #moreCells(): void {
    const more = new Int32Array(Math.max(this.#end, 2 * this.#cells.length));
    more.set(this.#cells);
    this.#cells = more;
  }

  #moreAmounts(): void {
    const more = new Float64Array(2 * this.#amounts.length);
    more.set(this.#amounts);
    this.#amounts = more;
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
    const at = this.#row(row.FORCED_BET_POSTED, 3);
    const cells = this.#cells;
    cells[at + 1] = seat;
    cells[at + 2] = placeOf(kind);
    this.#amount(amount);
    this.#amount(owed);
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
    this.#row1(row.BRING_IN_POSTED, seat);
    this.#amount(amount);
    this.#amount(owed);
  }
  folded(seat: SeatNo): void {
    this.#row1(row.FOLDED, seat);
  }
  checked(seat: SeatNo): void {
    this.#row1(row.CHECKED, seat);
  }
  called(seat: SeatNo, amount: number): void {
    this.#row1(row.CALLED, seat);
    this.#amount(amount);
  }
  betMade(seat: SeatNo, amount: number, to: number): void {
    this.#row1(row.BET_MADE, seat);
    this.#amount(amount);
    this.#amount(to);
  }
  completed(seat: SeatNo, amount: number, to: number): void {
    this.#row1(row.COMPLETED, seat);
    this.#amount(amount);
    this.#amount(to);
  }
  raised(seat: SeatNo, amount: number, to: number): void {
    this.#row1(row.RAISED, seat);
    this.#amount(amount);
    this.#amount(to);
  }
  handKilled(seat: SeatNo, returned: number): void {
    this.#row1(row.HAND_KILLED, seat);
    this.#amount(returned);
  }
  handMadePassive(seat: SeatNo): void {
    this.#row1(row.HAND_MADE_PASSIVE, seat);
  }
  betReturned(seat: SeatNo, amount: number): void {
    this.#row1(row.BET_RETURNED, seat);
    this.#amount(amount);
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
    this.#row(seat, 1);
    this.#amount(amount);
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
