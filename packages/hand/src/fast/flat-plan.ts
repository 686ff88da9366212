import { type CardCode, RANKINGS, rankBy } from '@riffle/cards';
import { start } from '../beginning-steps.ts';
import { postForcedBets, proceed } from '../flow.ts';
import { type HandInPlay, newHand, type PlayerInHand, potTotal } from '../hand.ts';
import type { HandSetup } from '../setup.ts';
import type { Street, Variant } from '../variant.ts';
import { EventLog } from './event-log.ts';

export const NO_LIMIT = 0;
const POT_LIMIT = 1;
export const FIXED_LIMIT = 2;

/** So many chips in play that sums of them, and twice as much, are small integers. */
const MOST_CHIPS = 2 ** 28;
const NO_CAP = 2 ** 30;
const BURNED_AND_BOARD = 8;
/** So many rows as there is room for in any case. */
const MOST_POSTS = 64;

/** A set-up and its rules as numbers, as they are when the first player has to act. */
export type FlatPlan = {
  readonly setup: HandSetup;
  readonly count: number;
  /** Of the deck. */
  readonly cards: number;
  /** Own cards of each. */
  readonly each: number;
  readonly seats: Int32Array;
  /** Who gets the first card of the deck, the second, and so on. */
  readonly dealt: Int32Array;
  /** By player, which card of the deck is his first. */
  readonly first: Int32Array;
  /** What is written between the start and the first card. */
  readonly posts: Float64Array;
  readonly stacks: Int32Array;
  readonly bets: Int32Array;
  readonly antes: Int32Array;
  readonly dead: number;
  readonly pot: number;
  readonly withChips: number;
  readonly actor: number;
  readonly price: number;
  readonly increment: number;
  readonly opened: boolean;
  readonly structure: number;
  readonly sizes: Int32Array;
  /** How many raises each street may have. */
  readonly caps: Int32Array;
  readonly headsUpUncapped: boolean;
  readonly doubleAllIn: boolean;
  readonly reopens: boolean;
  readonly percent: number;
  readonly addUp: boolean;
  readonly unit: number;
  readonly shareUnit: number;
  readonly oddToFirst: boolean;
  readonly lastFirst: boolean;
  readonly mayMuck: boolean;
  readonly mayMuckAllIn: boolean;
  readonly mayMuckForSidePot: boolean;
  readonly revealOnRiver: boolean;
  readonly earlierShows: boolean;
  readonly firstRaiserShows: boolean;
  /** Whether two cards and the board are ranked one by one, the way of the loops that rank millions. */
  readonly sevenCards: boolean;
  readonly rank: (hole: readonly CardCode[], board: readonly CardCode[]) => number;
};

/** `undefined` where the hand is of a kind that only the engine for everything plays. */
export function flatPlan(setup: HandSetup, deck: readonly CardCode[]): FlatPlan | undefined {
  return isFlat(setup, deck.length) ? planOf(setup, begun(setup, deck)) : undefined;
}

function isFlat({ variant, rules, players, forced, bets, showdown }: HandSetup, cards: number): boolean {
  if (forced.length > MOST_POSTS) return false;
  if (showdown !== 'automatic' || rules.pots.runs.atMost > 1 || !isFlopGame(variant)) return false;
  if (players.length * (variant.streets[0] as Street).hole.length + BURNED_AND_BOARD > cards) return false;
  const amounts = [bets.small, bets.big, ...forced.map(({ amount }) => amount)];
  const chips = players.reduce((sum, { stack }) => sum + stack, 0);
  return [chips, ...amounts].every((amount) => amount < MOST_CHIPS && Number.isSafeInteger(amount));
}

/** Own cards face down, then three, one and one on the board, each after a burned one; one hand takes it all. */
function isFlopGame({ family, streets, low, best }: Variant): boolean {
  const [first, ...later] = streets;
  if (family !== 'flop' || low !== 'none' || !RANKINGS.includes(best) || first === undefined) return false;
  const own = first.hole.length > 0 && first.hole.every((card) => card === 'down');
  if (!own || first.board > 0 || first.burns || first.draws || first.opens !== 'afterBlinds') return false;
  return (
    later.map(({ board }) => board).join() === '3,1,1' &&
    later.every(({ hole, burns, draws, opens }) => hole.length === 0 && burns && !draws && opens === 'leftOfButton')
  );
}

type Begun = { readonly hand: HandInPlay; readonly posts: Float64Array };

/** The beginning is the same in every hand from this set-up, so the engine for everything plays it, once. */
function begun(setup: HandSetup, deck: readonly CardCode[]): Begun {
  const hand = newHand();
  const log = new EventLog();
  start(hand, setup, deck);
  postForcedBets(hand, log);
  const posts = log.room(0).slice(0, log.length);
  proceed(hand, () => 0, log);
  return { hand, posts };
}

const numbers = (players: readonly PlayerInHand[], of: (player: PlayerInHand) => number): Int32Array =>
  Int32Array.from(players, of);

function planOf(setup: HandSetup, { hand, posts }: Begun): FlatPlan | undefined {
  const { players } = hand;
  const { variant, rules } = setup;
  const { betting, pots, showdown } = rules;
  // who has put in more than the price, or nothing at all in the pot, is left to the engine for everything
  if (hand.phase !== 'betting' || potTotal(hand) === 0 || players.some(({ bet }) => bet > hand.price)) return undefined;
  const places = players.map((_, place) => place);
  const backwards = players.length === 2 && rules.dealing.headsUpFirstCard === 'smallBlind';
  const dealt = backwards ? [...places].reverse() : places;
  const each = (variant.streets[0] as Street).hole.length;
  const { raiseCapLimit: cap, raiseCapLifted } = betting;
  const uncapped = cap === 'none' || (raiseCapLifted === 'lastTwoOfTournament' && setup.field === 'lastTwo');
  return {
    setup,
    count: players.length,
    cards: hand.deck.length,
    each,
    seats: numbers(players, ({ seat }) => seat),
    dealt: Int32Array.from(dealt),
    first: Int32Array.from(places, (place) => dealt.indexOf(place)),
    posts,
    stacks: numbers(players, ({ stack }) => stack),
    bets: numbers(players, ({ bet }) => bet),
    antes: numbers(players, ({ ante }) => ante),
    dead: hand.dead,
    pot: potTotal(hand),
    withChips: places.reduce(
      (set, place) => ((players[place] as PlayerInHand).stack > 0 ? set | (1 << place) : set),
      0,
    ),
    actor: hand.actor,
    price: hand.price,
    increment: hand.increment,
    opened: hand.opened,
    structure: structureOf(variant),
    sizes: Int32Array.from(variant.streets, ({ size }) => (size === 'small' ? setup.bets.small : setup.bets.big)),
    caps: Int32Array.from(variant.streets, (_, street) => (uncapped ? NO_CAP : street === 0 ? cap.first : cap.later)),
    headsUpUncapped: raiseCapLifted === 'headsUpPot',
    doubleAllIn: betting.minRaiseOverShortBet === 'doubleAllIn',
    reopens: betting.shortAllInReopensNoLimit === 'reopens',
    percent: betting.shortAllInReopensLimit,
    addUp: betting.shortAllInsAddUp === 'addUp',
    unit: setup.chipUnit,
    shareUnit: setup.shareUnit ?? setup.chipUnit,
    oddToFirst: pots.oddChips === 'allToFirst',
    lastFirst: pots.order === 'separateLastFirst',
    mayMuck: showdown.muck === 'yes',
    mayMuckAllIn: showdown.allInMuck === 'yes',
    mayMuckForSidePot: showdown.allInMuck === 'unlessSidePot',
    revealOnRiver: showdown.allInReveal === 'riverIfSidePot',
    earlierShows: showdown.noLastBet === 'earlierAggressor',
    firstRaiserShows: showdown.allChecked === 'preflopAggressor',
    sevenCards: variant.best === 'high' && each === 2,
    rank: rankBy[variant.best],
  };
}

function structureOf({ structure }: Variant): number {
  switch (structure) {
    case 'noLimit':
      return NO_LIMIT;
    case 'potLimit':
      return POT_LIMIT;
    case 'fixedLimit':
      return FIXED_LIMIT;
  }
}
