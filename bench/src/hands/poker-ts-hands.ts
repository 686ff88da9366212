import { random, TABLE } from './dice.ts';
import { requirePeer } from './peer-packages.ts';

type PokerTable = {
  sitDown(seat: number, chips: number): void;
  standUp(seat: number): void;
  seats(): readonly unknown[];
  startHand(): void;
  isHandInProgress(): boolean;
  isBettingRoundInProgress(): boolean;
  legalActions(): { actions: string[]; chipRange: { min: number; max: number } };
  actionTaken(action: string, to?: number): void;
  endBettingRound(): void;
  areBettingRoundsCompleted(): boolean;
  showdown(): void;
};
const pokerTsModule: unknown = requirePeer('poker-ts');
const pokerTs = pokerTsModule as { Table: new (blinds: { smallBlind: number; bigBlind: number }) => PokerTable };

export const pokerTsTable = (): PokerTable =>
  new pokerTs.Table({ smallBlind: TABLE.smallBlind, bigBlind: TABLE.bigBlind });

type Dealing = { _table: { _deck: unknown[] & { shuffle: () => void } } };

/** It burns no cards: two to each and five on the board, taken from the end. */
const DEALT = 2 * TABLE.seats + 5;

function shuffleEnd(deck: unknown[]): void {
  for (let last = deck.length - 1; last >= deck.length - DEALT; last -= 1) {
    const pick = random(last + 1);
    const held = deck[last];
    deck[last] = deck[pick];
    deck[pick] = held;
  }
}

/** Its own shuffle draws a whole deck from a cryptographic source; this one is ours, of the cards that are dealt. */
export function withOurShuffle(table: PokerTable): PokerTable {
  const { _deck: deck } = (table as unknown as Dealing)._table;
  deck.shuffle = () => shuffleEnd(deck);
  return table;
}

/** The same hand with poker-ts, which writes nothing down. */
export const pokerTsHand = (table: PokerTable) => (): number => {
  for (let seat = 0; seat < TABLE.seats; seat += 1) {
    if (table.seats()[seat] !== null) table.standUp(seat);
    table.sitDown(seat, TABLE.stack);
  }
  table.startHand();
  let actions = 0;
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions: offered, chipRange } = table.legalActions();
      const action = offered[random(offered.length)] as string;
      const bets = action === 'bet' || action === 'raise';
      if (bets) table.actionTaken(action, chipRange.min + random(chipRange.max - chipRange.min + 1));
      else table.actionTaken(action);
      actions += 1;
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return actions;
};
