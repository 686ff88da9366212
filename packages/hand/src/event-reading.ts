import type { Card, CardCode, Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type SeenCard, writeCard } from './card-code.ts';
import type { Deck } from './deck.ts';
import type { HandEvent, Share } from './event.ts';
import * as row from './event-row.ts';
import { FORCED_BETS, type ForcedBetKind, type HandSetup } from './setup.ts';

type Cells = Int32Array<ArrayBuffer>;
type Amounts = Float64Array<ArrayBuffer>;

/** Reads rows as the events that they tell. The fields of an event stand in the order in which `EventLog` writes them. */
export class RowReader {
  #cells = new Int32Array(0);
  #amounts = new Float64Array(0);
  #setups: readonly HandSetup[] = [];
  #at = 0;
  #amountAt = 0;

  /** Appends the events of the rows up to `end`. */
  read(cells: Cells, end: number, amounts: Amounts, setups: readonly HandSetup[], events: HandEvent[]): void {
    this.#cells = cells;
    this.#amounts = amounts;
    this.#setups = setups;
    this.#at = 0;
    this.#amountAt = 0;
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
    const amount = this.#amounts[this.#amountAt] as number;
    this.#amountAt += 1;
    return amount as Chips;
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

  #event(): HandEvent {
    const kind = this.#number();
    switch (kind) {
      case row.HAND_STARTED:
        return { type: 'HandStarted', v: 1, setup: this.#setup() };
      case row.FORCED_BET_POSTED:
        return {
          type: 'ForcedBetPosted',
          seat: this.#seat(),
          kind: FORCED_BETS[this.#number()] as ForcedBetKind,
          amount: this.#chips(),
          owed: this.#chips(),
        };
      case row.STREET_BEGUN:
        return { type: 'StreetBegun', street: this.#number() };
      case row.CARD_BURNED:
        return { type: 'CardBurned', card: this.#card() };
      case row.HOLE_DEALT:
        return { type: 'HoleDealt', seat: this.#seat(), cards: this.#cards() };
      case row.BOARD_DEALT:
        return { type: 'BoardDealt', run: this.#number(), cards: this.#cards() };
      case row.SHARED_CARD_CALLED:
        return { type: 'SharedCardCalled' };
      case row.DISCARDS_RESHUFFLED:
        // nobody's cards
        this.#number();
        return { type: 'DiscardsReshuffled', deck: this.#cards() as readonly Card[] };
      case row.BETTING_OPENED:
        return { type: 'BettingOpened', seat: this.#seat() };
      case row.BRING_IN_POSTED:
        return { type: 'BringInPosted', seat: this.#seat(), amount: this.#chips(), owed: this.#chips() };
      case row.FOLDED:
        return { type: 'Folded', seat: this.#seat() };
      case row.CHECKED:
        return { type: 'Checked', seat: this.#seat() };
      case row.CALLED:
        return { type: 'Called', seat: this.#seat(), amount: this.#chips() };
      case row.BET_MADE:
        return { type: 'BetMade', seat: this.#seat(), amount: this.#chips(), to: this.#chips() };
      case row.COMPLETED:
        return { type: 'Completed', seat: this.#seat(), amount: this.#chips(), to: this.#chips() };
      case row.RAISED:
        return { type: 'Raised', seat: this.#seat(), amount: this.#chips(), to: this.#chips() };
      case row.HAND_KILLED:
        return { type: 'HandKilled', seat: this.#seat(), returned: this.#chips() };
      case row.HAND_MADE_PASSIVE:
        return { type: 'HandMadePassive', seat: this.#seat() };
      case row.BET_RETURNED:
        return { type: 'BetReturned', seat: this.#seat(), amount: this.#chips() };
      case row.ROUND_CLOSED:
        return { type: 'RoundClosed' };
      case row.DISCARDED:
        return { type: 'Discarded', seat: this.#seat(), cards: this.#cards() };
      case row.RUNS_OFFERED:
        return { type: 'RunsOffered' };
      case row.RUNS_AGREED:
        return { type: 'RunsAgreed', runs: this.#number() };
      case row.SHOWDOWN_OPENED:
        return { type: 'ShowdownOpened', seat: this.#seat() };
      case row.HAND_SHOWN:
        return { type: 'HandShown', seat: this.#seat(), cards: this.#cards() };
      case row.HAND_MUCKED:
        return { type: 'HandMucked', seat: this.#seat() };
      case row.BOARD_PLAYED:
        return { type: 'BoardPlayed', seat: this.#seat() };
      case row.POT_AWARDED:
        return {
          type: 'PotAwarded',
          pot: this.#number(),
          run: this.#number(),
          part: row.PARTS[this.#number()] as row.Part,
          shares: this.#shares(),
        };
      case row.HAND_ENDED:
        return { type: 'HandEnded' };
    }
    throw new RangeError(`no event of kind ${String(kind)}`);
  }
}
