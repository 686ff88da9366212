import { type CardCode, type Chips, toChips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type CardShelf, newShelf } from './card-shelf.ts';
import { usualHandRules } from './hand-rules.ts';
import type { HandSetup } from './setup.ts';
import type { Street, Variant } from './variant.ts';

const PHASES = ['notBegun', 'dealing', 'betting', 'roundClosed', 'drawing', 'runs', 'showdown', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** One player's part in the hand. Amounts are whole chips; inside the engine they are plain numbers. */
export type PlayerInHand = {
  seat: SeatNo;
  stack: number;
  /** In front of him in this round. */
  bet: number;
  /** In the pot from earlier rounds, without antes. */
  inPot: number;
  ante: number;
  state: 'live' | 'folded' | 'mucked';
  /** Whether `state` is `live`: asked in every loop over the seats, where comparing words would cost. */
  live: boolean;
  hole: CardCode[];
  /** Bit by bit which of `hole` lie open for all. */
  open: number;
  shown: boolean;
  /** May only check, call or fold. */
  passive: boolean;
  /** He has said that he plays the board and thrown his cards away, or the floor takes what he has shown for enough. */
  plays: 'hand' | 'board' | 'openCards';
  /** The price when he last acted, -1 where he has not acted since the betting was last opened for him. */
  actedAt: number;
  /** Whether he has acted of his own will in this round. */
  spoken: boolean;
  /** Cards that he still gets on this street. */
  due: number;
  drawn: boolean;
  won: number;
};

/** A hand while it is worked on. Everything outside sees it as `Hand`, which nothing can change. */
export type HandInPlay = {
  phase: Phase;
  setup: HandSetup;
  /** Clockwise, the first left of the button first. */
  players: PlayerInHand[];
  street: number;
  /** Index of the player who has to act, -1 where nobody has. */
  actor: number;
  /** What a player must have in front of him to stay in. */
  price: number;
  /** The last full bet or raise of the round, or what counts as one before there is any. */
  increment: number;
  /** Before the last bet or raise, for the case that its hand is killed. */
  priceBefore: number;
  incrementBefore: number;
  /** Whether anybody has bet in this round; a blind is a bet, a bring-in is not. */
  opened: boolean;
  bringInDue: boolean;
  raises: number;
  /** Index of who bet or raised last in this round, on an earlier round after the first, in the first; or -1. */
  aggressor: number;
  earlierAggressor: number;
  firstAggressor: number;
  live: number;
  /** Live players who have chips left. */
  withChips: number;
  boards: CardCode[][];
  boardDue: number;
  runs: number;
  /** The street after which runs were offered last; who wants one run may still be asked before the next card. */
  runsAskedOn: number;
  deck: readonly CardCode[];
  next: number;
  burned: CardCode[];
  discards: CardCode[];
  /** What would have come, shown after the hand. */
  undealt: CardCode[];
  /** Cards on the table or in live hands, as two sets of bits. */
  inPlayLow: number;
  inPlayHigh: number;
  /** Dead posts, and antes that are the main pot's. */
  dead: number;
  /** What of the pots was already pushed. */
  awarded: number;
  /** Where many hands are played one after the other: arrays for cards that are used again. */
  shelf: CardShelf | undefined;
};

type Frozen<T> = T extends number | string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T;
export type Hand = Frozen<HandInPlay>;

const noVariant: Variant = {
  id: 'none',
  family: 'flop',
  structure: 'noLimit',
  deck: 'full',
  streets: [],
  best: 'high',
  low: 'none',
  showing: 'high',
};
const noSetup: HandSetup = {
  variant: noVariant,
  rules: usualHandRules,
  players: [],
  forced: [],
  bringIn: toChips(0),
  bets: { small: toChips(0), big: toChips(0) },
  chipUnit: toChips(1),
  deck: 'dealtByCommand',
  showdown: 'automatic',
  field: 'more',
};

/** Clears the table of what a hand that has ended left on it; `start` gives the players their new stacks. */
export function clearHand(hand: HandInPlay): void {
  hand.street = -1;
  hand.price = 0;
  hand.increment = 0;
  hand.priceBefore = 0;
  hand.incrementBefore = 0;
  hand.opened = false;
  hand.bringInDue = false;
  hand.earlierAggressor = -1;
  hand.firstAggressor = -1;
  hand.shelf ??= newShelf();
  if (hand.boards.length > 1) hand.boards = [[]];
  else hand.boards[0] = hand.shelf.nothing;
  hand.runs = 1;
  hand.runsAskedOn = -1;
  hand.next = 0;
  hand.burned = hand.shelf.nothing;
  if (hand.discards.length > 0) hand.discards = [];
  if (hand.undealt.length > 0) hand.undealt = [];
  hand.inPlayLow = 0;
  hand.inPlayHigh = 0;
}

/** A table between two hands: what a hand in play begins from. */
export const newHand = (): HandInPlay => ({
  phase: 'notBegun',
  setup: noSetup,
  players: [],
  street: -1,
  actor: -1,
  price: 0,
  increment: 0,
  priceBefore: 0,
  incrementBefore: 0,
  opened: false,
  bringInDue: false,
  raises: 0,
  aggressor: -1,
  earlierAggressor: -1,
  firstAggressor: -1,
  live: 0,
  withChips: 0,
  boards: [[]],
  boardDue: 0,
  runs: 1,
  runsAskedOn: -1,
  deck: [],
  next: 0,
  burned: [],
  discards: [],
  undealt: [],
  inPlayLow: 0,
  inPlayHigh: 0,
  dead: 0,
  awarded: 0,
  shelf: undefined,
});
export const initialHand: Hand = newHand();

/** A copy to work on; what `evolve` and `decide` change is never the hand that they were given. */
export const copyOf = (hand: Hand): HandInPlay => ({
  ...hand,
  setup: hand.setup as HandSetup,
  players: hand.players.map((player) => ({ ...player, hole: [...player.hole] })),
  boards: hand.boards.map((board) => [...board]),
  burned: [...hand.burned],
  discards: [...hand.discards],
  undealt: [...hand.undealt],
  shelf: undefined,
});

/** Whether the engine deals from a deck; else the dealer says which cards came. */
export const hasDeck = ({ deck }: Hand): boolean => deck.length > 0;
export const streetOf = (hand: Hand): Street => hand.setup.variant.streets[hand.street] as Street;
export const playerAt = (hand: HandInPlay, index: number): PlayerInHand => hand.players[index] as PlayerInHand;
export const seatAt = (hand: Hand, index: number): SeatNo => (hand.players[index] as PlayerInHand).seat;

/** -1 where the seat is not in this hand. */
export function indexOf(hand: Hand, seat: SeatNo): number {
  const { players, actor } = hand;
  // most commands come from whose turn it is
  if (actor >= 0 && (players[actor] as PlayerInHand).seat === seat) return actor;
  for (let index = 0; index < players.length; index += 1) {
    if ((players[index] as PlayerInHand).seat === seat) return index;
  }
  return -1;
}

/** Chips are made once, in the stacks of the set-up; sums and differences of them need no second check. */
export const chips = (count: number): Chips => count as Chips;

export function betSize(hand: Hand): number {
  const { small, big } = hand.setup.bets;
  return streetOf(hand).size === 'small' ? small : big;
}

/** All chips that are not in a stack. */
export function potTotal(hand: Hand): number {
  let total = hand.dead - hand.awarded;
  for (const player of hand.players) total += player.bet + player.inPot + player.ante;
  return total;
}
