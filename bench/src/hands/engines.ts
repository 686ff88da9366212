import { toChips } from '@riffle/cards';
import {
  findVariant,
  type HandCommand,
  type HandEvent,
  type HandInPlay,
  type HandSetup,
  legalActions,
  newHand,
  play,
  shuffledDeck,
  usualHandRules,
} from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import { requirePeer } from './peer-packages.ts';
import { throughput } from './throughput.ts';

const SEATS = 6;
const STACK = 10_000;
const SMALL = 50;
const BIG = 100;
const HANDS = 200;

/** Xorshift: the same for all, and too quick to be measured along. */
let bits = 123_456_789;
function random(below: number): number {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return Math.floor(((bits >>> 0) / 2 ** 32) * below);
}

const variant = findVariant('no-limit-holdem');
if (variant === undefined) throw new Error('no hold’em');
const table: Omit<HandSetup, 'deck'> = {
  variant,
  rules: usualHandRules,
  players: Array.from({ length: SEATS }, (_, nth) => ({ seat: toSeatNo(nth + 1), stack: toChips(STACK) })),
  forced: [
    { seat: toSeatNo(1), kind: 'smallBlind', amount: toChips(SMALL) },
    { seat: toSeatNo(2), kind: 'bigBlind', amount: toChips(BIG) },
  ],
  bringIn: toChips(0),
  bets: { small: toChips(BIG), big: toChips(BIG) },
  chipUnit: toChips(1),
  showdown: 'automatic',
  field: 'more',
};

function anyAction(hand: HandInPlay): HandCommand {
  const { seat } = hand.players[hand.actor] as HandInPlay['players'][number];
  const offered = legalActions(hand, seat);
  const action = offered[random(offered.length)];
  switch (action?.type) {
    case 'Call':
    case 'Check':
    case 'Fold':
      return { type: action.type, seat };
    case 'BetTo':
      return { type: 'BetTo', seat, to: toChips(action.min + random(action.max - action.min + 1)) };
    default:
      throw new Error(`nothing to do for seat ${String(seat)}`);
  }
}

/** One hand, every event of it written. */
function ours(): number {
  const hand = newHand();
  const events: HandEvent[] = [];
  const context = { random };
  play(hand, { type: 'StartHand', setup: { ...table, deck: shuffledDeck('full', random) } }, context, events);
  while (hand.phase === 'betting') play(hand, anyAction(hand), context, events);
  if (hand.phase !== 'ended') throw new Error(`stuck in ${hand.phase}`);
  return events.length;
}

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

/** Its own shuffle draws from a cryptographic source, ours here does not: it is measured with both. */
type Dealing = { _table: { _deck: unknown[] & { shuffle: () => void } } };

function shuffleInPlace(deck: unknown[]): void {
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = random(last + 1);
    const held = deck[last];
    deck[last] = deck[pick];
    deck[pick] = held;
  }
}

function pokerTsTable(): PokerTable {
  return new pokerTs.Table({ smallBlind: SMALL, bigBlind: BIG });
}

function withCheapShuffle(its: PokerTable): PokerTable {
  const { _deck: deck } = (its as unknown as Dealing)._table;
  deck.shuffle = () => shuffleInPlace(deck);
  return its;
}

/** The same with poker-ts, which writes nothing down. Equal stacks: with others it loses chips. */
const pokerTsHand = (its: PokerTable) => (): number => {
  for (let seat = 0; seat < SEATS; seat += 1) {
    if (its.seats()[seat] !== null) its.standUp(seat);
    its.sitDown(seat, STACK);
  }
  its.startHand();
  let actions = 0;
  while (its.isHandInProgress()) {
    while (its.isBettingRoundInProgress()) {
      const { actions: offered, chipRange } = its.legalActions();
      const action = offered[random(offered.length)] as string;
      const bets = action === 'bet' || action === 'raise';
      if (bets) its.actionTaken(action, chipRange.min + random(chipRange.max - chipRange.min + 1));
      else its.actionTaken(action);
      actions += 1;
    }
    its.endBettingRound();
    if (its.areBettingRoundsCompleted()) its.showdown();
  }
  return actions;
};

const many = (hand: () => number) => (): number => {
  let sum = 0;
  for (let nth = 0; nth < HANDS; nth += 1) sum += hand();
  return sum;
};

/** Whole six-handed no-limit hands with random legal actions, in millions a second. */
export const engines = () =>
  throughput([
    { name: 'Riffle', count: HANDS, run: many(ours) },
    { name: 'poker-ts', count: HANDS, run: many(pokerTsHand(pokerTsTable())) },
    { name: 'poker-ts, shuffling as we do', count: HANDS, run: many(pokerTsHand(withCheapShuffle(pokerTsTable()))) },
  ]);
