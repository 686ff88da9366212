import { type Card, DECK } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import type { HandCommand } from '../command.ts';
import { play } from '../decide.ts';
import type { Deck } from '../deck.ts';
import type { HandEvent } from '../event.ts';
import { chips, type HandInPlay, newHand, seatAt } from '../hand.ts';
import { usualHandRules } from '../hand-rules.ts';
import type { HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { findVariant } from '../variants.ts';
import { wagerOf } from '../wager.ts';

declare const process: {
  readonly argv: readonly string[];
  threadCpuUsage(): { readonly user: number; readonly system: number };
};
declare const console: { readonly log: (line: string) => void };

/** Xorshift: quick enough not to be measured along. */
let bits = 123456789;
function random(below: number): number {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return Math.floor(((bits >>> 0) / 2 ** 32) * below);
}

const seats = [1, 2, 3, 4, 5, 6].map(toSeatNo);
const table: Omit<HandSetup, 'deck'> = {
  variant: findVariant('no-limit-holdem') as Variant,
  rules: usualHandRules,
  players: seats.map((seat) => ({ seat, stack: chips(10_000) })),
  forced: [
    { seat: toSeatNo(1), kind: 'smallBlind', amount: chips(50) },
    { seat: toSeatNo(2), kind: 'bigBlind', amount: chips(100) },
  ],
  bringIn: chips(0),
  bets: { small: chips(100), big: chips(100) },
  chipUnit: chips(1),
  showdown: 'automatic',
  field: 'more',
};
const DEALT = 20;
const deck: Card[] = [...DECK];

function shuffledFront(): Deck {
  for (let nth = 0; nth < DEALT; nth += 1) {
    const pick = nth + random(52 - nth);
    const held = deck[nth] as Card;
    deck[nth] = deck[pick] as Card;
    deck[pick] = held;
  }
  return deck.slice() as readonly Card[] as Deck;
}

function anyAction(hand: HandInPlay): HandCommand {
  const seat = seatAt(hand, hand.actor);
  const { toCall, min, max } = wagerOf(hand, hand.actor);
  switch (random(max > 0 ? 3 : 2)) {
    case 0:
      return { type: 'Fold', seat };
    case 1:
      return { type: toCall > 0 ? 'Call' : 'Check', seat };
    default:
      return { type: 'BetTo', seat, to: chips(min + random(max - min + 1)) };
  }
}

/** One whole six-handed no-limit hand with random legal actions; every event, the deck included. */
function playHand(): readonly HandEvent[] {
  const hand = newHand();
  const events: HandEvent[] = [];
  const context = { random };
  play(hand, { type: 'StartHand', setup: { ...table, deck: shuffledFront() } }, context, events);
  while (hand.phase === 'betting') play(hand, anyAction(hand), context, events);
  if (hand.phase !== 'ended') throw new Error(`stuck in ${hand.phase}`);
  return events;
}

const hands = Number(process.argv[2] ?? 500_000);
for (let nth = 0; nth < 50_000; nth += 1) playHand();
const before = process.threadCpuUsage();
let events = 0;
for (let nth = 0; nth < hands; nth += 1) events += playHand().length;
const after = process.threadCpuUsage();
const seconds = (after.user + after.system - before.user - before.system) / 1e6;
console.log(`${Math.round(hands / seconds)} hands a second on one core, ${(events / hands).toFixed(1)} events a hand`);
