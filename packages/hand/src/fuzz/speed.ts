import { type SeatNo, toSeatNo } from '@riffle/table';
import { record } from '../decide.ts';
import { cardsOf, type Deck } from '../deck.ts';
import { FOLD, STAY } from '../fast/choose.ts';
import { EventLog } from '../fast/event-log.ts';
import { playGenerally, playOut, playThrough } from '../fast/playing-through.ts';
import { newShufflingDeck, shuffleFront } from '../fast/shuffling-deck.ts';
import { chips, newHand } from '../hand.ts';
import { usualHandRules } from '../hand-rules.ts';
import type { HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { findVariant } from '../variants.ts';

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
  return Math.imul(bits >>> 16, below) >>> 16;
}

const seats = [1, 2, 3, 4, 5, 6].map(toSeatNo);
const setup: HandSetup = {
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
  deck: cardsOf('full') as Deck,
  showdown: 'automatic',
  field: 'more',
};
const DEALT = 20;
const deck = newShufflingDeck('full');
const context = { random };
/** Any legal action of whoever is asked. */
function anyChoice(_: SeatNo, __: number, min: number, max: number): number {
  const which = random(max > 0 ? 3 : 2);
  return which === 0 ? FOLD : which === 1 ? STAY : min + random(max - min + 1);
}

const log = new EventLog();
const hand = newHand();
record(hand, { type: 'StartHand', setup }, context, log);
playOut(hand, anyChoice, context, log);

/** Whole six-handed no-limit hands with random legal actions; every event, the deck included. */
function measure(name: string, play: typeof playThrough): void {
  const playHand = (): number => {
    log.clear();
    shuffleFront(deck, DEALT, random);
    play(hand, deck, anyChoice, context, log);
    return log.length;
  };
  for (let nth = 0; nth < WARM; nth += 1) playHand();
  const before = process.threadCpuUsage();
  let cells = 0;
  for (let nth = 0; nth < hands; nth += 1) cells += playHand();
  const after = process.threadCpuUsage();
  const seconds = (after.user + after.system - before.user - before.system) / 1e6;
  console.log(
    `${name}: ${Math.round(hands / seconds)} hands a second on one core, ${(cells / hands).toFixed(1)} cells a hand`,
  );
}

const WARM = 50_000;
const hands = Number(process.argv[2] ?? 500_000);
measure('each hand in one call', playThrough);
measure('action by action', playGenerally);
