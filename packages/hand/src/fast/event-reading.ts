import type { Card, CardCode, Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type SeenCard, writeCard } from '../card-code.ts';
import type { Deck } from '../deck.ts';
import { type HandEvent, PARTS, type Part, type Share } from '../event.ts';
import { FORCED_BETS, type ForcedBetKind, type HandSetup } from '../setup.ts';
import * as row from './event-row.ts';

/** Reads rows as the events that they tell. The fields of an event stand in the order in which `EventLog` writes them. */
export class RowReader {
  #cells = new Float64Array(0);
  #setups: readonly HandSetup[] = [];
  #seldom: readonly HandEvent[] = [];
  #at = 0;

  /** Appends the events of the rows up to `end`. */
  read(
    cells: Float64Array<ArrayBuffer>,
    end: number,
    setups: readonly HandSetup[],
    seldom: readonly HandEvent[],
    events: HandEvent[],
  ): void {
    this.#cells = cells;
    this.#setups = setups;
    this.#seldom = seldom;
    this.#at = 0;
    while (this.#at < end) events.push(this.#event());
  }

  #number(): number {
    const value = this.#cells[this.#at] as number;
    this.#at += 1;
    return value;
  }
  #seat(): SeatNo {
    return this.#number() as SeatNo;
  }
  #chips(): Chips {
    return this.#number() as Chips;
  }
  #card(): SeenCard {
    return writeCard(this.#number() as CardCode);
  }

  #cards(): readonly SeenCard[] {
    const count = this.#number();
    // pairs are what is read most, and an array of two is made in no time
    if (count === 2) return [this.#card(), this.#card()];
    const cards: SeenCard[] = [];
    for (let nth = 0; nth < count; nth += 1) cards.push(this.#card());
    return cards;
  }

  #setup(): HandSetup {
    const setup = this.#setups[this.#number()] as HandSetup;
    const deck = this.#cards() as readonly Card[] as Deck;
    return deck.length === 0 ? setup : { ...setup, deck };
  }

  #shares(): readonly Share[] {
    const count = this.#number();
    const shares: Share[] = [];
    for (let nth = 0; nth < count; nth += 1) shares.push({ seat: this.#seat(), amount: this.#chips() });
    return shares;
  }

  #forcedBet(): HandEvent {
    const [seat, amount, owed] = [this.#seat(), this.#chips(), this.#chips()];
    return { type: 'ForcedBetPosted', seat, kind: FORCED_BETS[this.#number()] as ForcedBetKind, amount, owed };
  }

  #event(): HandEvent {
    const kind = this.#number();
    switch (kind) {
      case row.HAND_STARTED:
        return { type: 'HandStarted', v: 1, setup: this.#setup() };
      case row.FORCED_BET_POSTED:
        return this.#forcedBet();
      case row.STREET_BEGUN:
        return { type: 'StreetBegun', street: this.#number() };
      case row.CARD_BURNED:
        return { type: 'CardBurned', card: this.#card() };
      case row.HOLE_DEALT:
        return { type: 'HoleDealt', seat: this.#seat(), cards: this.#cards() };
      case row.BOARD_DEALT:
        return { type: 'BoardDealt', run: this.#number(), cards: this.#cards() };
      case row.BETTING_OPENED:
        return { type: 'BettingOpened', seat: this.#seat() };
      case row.FOLDED:
        return { type: 'Folded', seat: this.#seat() };
      case row.CHECKED:
        return { type: 'Checked', seat: this.#seat() };
      case row.CALLED:
        return { type: 'Called', seat: this.#seat(), amount: this.#chips() };
      case row.BET_MADE:
        return { type: 'BetMade', seat: this.#seat(), amount: this.#chips(), to: this.#chips() };
      case row.RAISED:
        return { type: 'Raised', seat: this.#seat(), amount: this.#chips(), to: this.#chips() };
      case row.BET_RETURNED:
        return { type: 'BetReturned', seat: this.#seat(), amount: this.#chips() };
      case row.ROUND_CLOSED:
        return { type: 'RoundClosed' };
      case row.SHOWDOWN_OPENED:
        return { type: 'ShowdownOpened', seat: this.#seat() };
      case row.HAND_SHOWN:
        return { type: 'HandShown', seat: this.#seat(), cards: this.#cards() };
      case row.HAND_MUCKED:
        return { type: 'HandMucked', seat: this.#seat() };
      case row.POT_AWARDED:
        return {
          type: 'PotAwarded',
          pot: this.#number(),
          run: this.#number(),
          part: PARTS[this.#number()] as Part,
          shares: this.#shares(),
        };
      case row.HAND_ENDED:
        return { type: 'HandEnded' };
      case row.SELDOM:
        return this.#seldom[this.#number()] as HandEvent;
    }
    throw new RangeError(`no event of kind ${String(kind)}`);
  }
}
