import { toChips } from '@riffle/cards';
import {
  EventList,
  type EventSink,
  findVariant,
  type HandCommand,
  type HandEvent,
  type HandInPlay,
  type HandSetup,
  legalActions,
  newHand,
  play,
  record,
  shuffledDeck,
  usualHandRules,
  wagerOf,
} from '@riffle/hand';
import {
  type Choose,
  EventLog,
  FOLD,
  newShufflingDeck,
  playAgain,
  playThrough,
  STAY,
  shuffleFront,
} from '@riffle/hand/fast';
import { type SeatNo, toSeatNo } from '@riffle/table';
import { random, TABLE } from './dice.ts';

const variant = findVariant('no-limit-holdem');
if (variant === undefined) throw new Error('no hold’em');
const seats = Array.from({ length: TABLE.seats }, (_, nth) => toSeatNo(nth + 1));
const table: Omit<HandSetup, 'deck'> = {
  variant,
  rules: usualHandRules,
  players: seats.map((seat) => ({ seat, stack: toChips(TABLE.stack) })),
  forced: [
    { seat: toSeatNo(1), kind: 'smallBlind', amount: toChips(TABLE.smallBlind) },
    { seat: toSeatNo(2), kind: 'bigBlind', amount: toChips(TABLE.bigBlind) },
  ],
  bringIn: toChips(0),
  bets: { small: toChips(TABLE.bigBlind), big: toChips(TABLE.bigBlind) },
  chipUnit: toChips(1),
  showdown: 'automatic',
  field: 'more',
};
const context = { random };
const actorOf = (hand: HandInPlay): SeatNo => (hand.players[hand.actor] as HandInPlay['players'][number]).seat;

function ended(hand: HandInPlay): void {
  if (hand.phase !== 'ended') throw new Error(`stuck in ${hand.phase}`);
}

function listedAction(hand: HandInPlay): HandCommand {
  const seat = actorOf(hand);
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

/** From a set-up of its own with a whole shuffled deck, as the server would play: legal actions as a list, events as objects. */
export function handWithObjects(): number {
  const hand = newHand();
  const events: HandEvent[] = [];
  play(hand, { type: 'StartHand', setup: { ...table, deck: shuffledDeck('full', random) } }, context, events);
  while (hand.phase === 'betting') play(hand, listedAction(hand), context, events);
  ended(hand);
  return events.length;
}

/** Two cards to each, three burned, five on the board. */
const DEALT = 2 * TABLE.seats + 8;
const commands = (type: 'Fold' | 'Check' | 'Call') => [0, ...seats].map((seat) => ({ type, seat: seat as SeatNo }));
const [folds, checks, calls] = [commands('Fold'), commands('Check'), commands('Call')];

function anyAction(hand: HandInPlay): HandCommand {
  const seat = actorOf(hand);
  const { toCall, min, max } = wagerOf(hand, hand.actor);
  switch (random(max > 0 ? 3 : 2)) {
    case 0:
      return folds[seat] as HandCommand;
    case 1:
      return (toCall > 0 ? calls : checks)[seat] as HandCommand;
    default:
      return { type: 'BetTo', seat, to: toChips(min + random(max - min + 1)) };
  }
}

/** As simulations play: hand after hand on one table, what may be bet in figures, every event written to `sink`. */
function handAfterHand(sink: EventSink): () => void {
  const hand = newHand();
  const deck = newShufflingDeck('full');
  record(hand, { type: 'StartHand', setup: { ...table, deck: shuffledDeck('full', random) } }, context, sink);
  while (hand.phase === 'betting') record(hand, anyAction(hand), context, sink);
  return () => {
    shuffleFront(deck, DEALT, random);
    playAgain(hand, deck, context, sink);
    while (hand.phase === 'betting') record(hand, anyAction(hand), context, sink);
    ended(hand);
  };
}

const anyChoice: Choose = (_, __, min, max) => {
  switch (random(max > 0 ? 3 : 2)) {
    case 0:
      return FOLD;
    case 1:
      return STAY;
    default:
      return min + random(max - min + 1);
  }
};

/** As simulations play that only choose: each hand in one call, on numbers alone; the same events in the same log. */
export function wholeHand(): () => number {
  const log = new EventLog();
  const hand = newHand();
  const deck = newShufflingDeck('full');
  record(hand, { type: 'StartHand', setup: { ...table, deck: shuffledDeck('full', random) } }, context, log);
  while (hand.phase === 'betting') record(hand, anyAction(hand), context, log);
  return () => {
    log.clear();
    shuffleFront(deck, DEALT, random);
    playThrough(hand, deck, anyChoice, context, log);
    ended(hand);
    return log.length;
  };
}

/** Events as rows of numbers, made into objects only where somebody reads them. */
export function loggedHand(): () => number {
  const log = new EventLog();
  const next = handAfterHand(log);
  return () => {
    log.clear();
    next();
    return log.length;
  };
}

/** Events as objects at once. */
export function listedHand(): () => number {
  const list = new EventList();
  const next = handAfterHand(list);
  return () => {
    const events: HandEvent[] = [];
    list.into(events);
    next();
    return events.length;
  };
}

/** What shuffling and choosing cost by themselves: some ten actions in a hand, two of them bets or raises. */
export function choicesAlone(): () => number {
  const deck = newShufflingDeck('full');
  return () => {
    shuffleFront(deck, DEALT, random);
    let sum = deck[0] as number;
    for (let action = 0; action < 10; action += 1) sum += random(3);
    return sum + random(TABLE.stack) + random(TABLE.stack);
  };
}
