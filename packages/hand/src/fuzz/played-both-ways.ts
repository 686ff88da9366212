import { record } from '../decide.ts';
import { type Choose, FOLD, STAY } from '../fast/choose.ts';
import { EventLog } from '../fast/event-log.ts';
import { flatPlan } from '../fast/flat-plan.ts';
import { playGenerally, playOut, playThrough } from '../fast/playing-through.ts';
import { deckAsItLies, newShufflingDeck, shuffleFront } from '../fast/shuffling-deck.ts';
import { forcedBets, usualBlindSeats } from '../forced-bets.ts';
import { chips, type HandInPlay, newHand } from '../hand.ts';
import type { HandRules } from '../hand-rules.ts';
import type { HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { randomSetup } from './random-setup.ts';
import { pick, seeded } from './seeded.ts';

type Random = (below: number) => number;

const told = (hand: HandInPlay): string => JSON.stringify({ ...hand, shelf: undefined, setup: undefined });
const stacksOf = (hand: HandInPlay): number => hand.players.reduce((sum, { stack }) => sum + stack, 0);

/** Any legal action, more or less often a bet: of the least, of everything, of what the chips can make between. */
function anyChoice(random: Random, unit: number): Choose {
  const calm = random(5);
  return (_, __, min, max) => {
    if (calm > 0 && random(calm) > 0) return STAY;
    if (max === 0 || random(calm === 0 ? 9 : 3) === 0) return pick(random, [FOLD, STAY]);
    const by = pick(random, ['least', 'most', 'between'] as const);
    const between = Math.floor((min + random(max - min + 1)) / unit) * unit;
    return by === 'least' ? min : by === 'most' ? max : Math.max(min, between);
  };
}

/** Who was asked, and what was offered to him. */
const noting =
  (choose: Choose, asked: string[]): Choose =>
  (...offered) => {
    asked.push(offered.join(' '));
    return choose(...offered);
  };

/** With a deck, as simulations have it; mostly with a showdown by the rules alone. */
export function simulatedSetup(random: Random, among: readonly Variant[]): HandSetup {
  const setup = randomSetup(random, among);
  const deck = deckAsItLies(newShufflingDeck(setup.variant.deck));
  return { ...setup, deck, showdown: random(8) === 0 ? 'asked' : 'automatic' };
}

/** The same under the rules of a book, with blinds and antes posted in its order. */
export function lawfulSetup(random: Random, among: readonly Variant[], rules: HandRules): HandSetup {
  const setup = simulatedSetup(random, among);
  const seats = setup.players.map(({ seat }) => seat);
  const { small } = setup.bets;
  const forced = forcedBets({
    seats,
    smallBlind: chips(small / 2),
    bigBlind: small,
    ...usualBlindSeats(seats),
    ante: { from: pick(random, ['nobody', 'everybody', 'bigBlind']), amount: setup.chipUnit },
    anteOrder: rules.betting.anteOrder,
    straddles: 0,
    posts: [],
  });
  return { ...setup, rules, forced: setup.variant.family === 'stud' ? [] : forced };
}

export type Compared = { readonly hands: number; readonly flat: number };

/** Hand after hand from one set-up, on one table by either way; throws where they part. */
export function compareHands(setup: HandSetup, random: Random, hands: number): Compared {
  const { variant, chipUnit } = setup;
  const brought = setup.players.reduce((sum, { stack }) => sum + stack, 0);
  const deck = newShufflingDeck(variant.deck);
  const [one, other] = [newHand(), newHand()];
  const [log, otherLog] = [new EventLog(), new EventLog()];
  for (const hand of [one, other]) {
    // the first hand of a table goes command by command
    const context = { random: seeded(1) };
    const refusal = record(hand, { type: 'StartHand', setup }, context, log);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    playOut(hand, () => FOLD, context, log);
    log.clear();
  }
  for (let nth = 0; nth < hands; nth += 1) {
    shuffleFront(deck, deck.length, random);
    const seed = random(2 ** 30);
    const [asked, otherAsked]: [string[], string[]] = [[], []];
    playThrough(one, deck, noting(anyChoice(seeded(seed), chipUnit), asked), { random: seeded(nth) }, log);
    playGenerally(
      other,
      deck,
      noting(anyChoice(seeded(seed), chipUnit), otherAsked),
      { random: seeded(nth) },
      otherLog,
    );
    same(asked.join(), otherAsked.join());
    same(JSON.stringify(log.events), JSON.stringify(otherLog.events));
    same(told(one), told(other));
    if (stacksOf(one) !== brought) throw new Error('chips made or lost');
    if (random(3) > 0) for (const used of [log, otherLog]) used.clear();
  }
  return { hands, flat: flatPlan(setup, deck) === undefined ? 0 : hands };
}

function same(its: string, others: string): void {
  if (its === others) return;
  let at = 0;
  while (its[at] === others[at]) at += 1;
  throw new Error(`${its.slice(Math.max(0, at - 300), at + 80)}\n---\n${others.slice(Math.max(0, at - 300), at + 80)}`);
}
