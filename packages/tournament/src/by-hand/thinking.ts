import type { Random } from '@riffle/aggregate';
import { type CardCode, DECK, sevenCards } from '@riffle/cards';
import type { HandSetup } from '@riffle/hand';
import { type Choose, FOLD, type ShufflingDeck, STAY } from '@riffle/hand/fast';
import { seededRandom } from '../simulation/seeded-random.ts';
import type { SimplePlayer } from './simple-player.ts';
import { startingHand } from './starting-hands.ts';

const ALL = 1_000;
const SHORT = 12;
const SAMPLES = 2_000;

type Seated = {
  readonly player: SimplePlayer;
  readonly before: number;
  readonly afterwards: number;
  hasActed: boolean;
};

/**
 * What everybody at a table does in one hand. They know their own two cards and, from their second turn on, roughly how they
 * will come out: a number of their own for each, no look at anybody else's. The same deck and chance, the same choices.
 */
export function thinking(
  setup: HandSetup,
  deck: ShufflingDeck,
  seated: readonly SimplePlayer[],
  random: Random,
): Choose {
  const { players, bets, chipUnit } = setup;
  const { length: count } = players;
  const board = boardOf(deck, count);
  const bySeat = new Map<number, Seated>();
  for (const [place, { seat }] of players.entries()) {
    const [a, b] = ownCards(setup, deck, place);
    const player = seated[place] as SimplePlayer;
    bySeat.set(seat, { player, before: startingHand(a, b), afterwards: outcome(a, b, board), hasActed: false });
  }
  const big = bets.small;
  let pot = 2 * big;
  /** In whole chips, and no more or less than is offered. */
  const to = (amount: number, min: number, max: number): number =>
    Math.min(max, Math.max(min, Math.floor(amount / chipUnit) * chipUnit));

  return (seat, toCall, min, max) => {
    const one = bySeat.get(seat) as Seated;
    const first = !one.hasActed;
    one.hasActed = true;
    const choice = first ? firstChoice(one, toCall, min, max) : laterChoice(one, toCall, min, max);
    pot += choice > STAY ? toCall + choice - min + big : choice === STAY ? toCall : 0;
    return choice;
  };

  function firstChoice({ player, before }: Seated, toCall: number, min: number, max: number): number {
    const short = max > 0 && max < SHORT * big;
    let range = player.loose;
    for (let price = toCall; price > big; price /= 2) range = Math.floor((range * 5) / 8);
    if (short || toCall < big) range = Math.floor((range * 3) / 2);
    if (before < ALL - range) return toCall === 0 ? STAY : FOLD;
    if (max === 0) return STAY;
    if (short) return max;
    return random(ALL) < player.bold ? to(3 * Math.max(big, toCall), min, max) : STAY;
  }

  function laterChoice({ player, before, afterwards }: Seated, toCall: number, min: number, max: number): number {
    const feels = Math.floor((before + 3 * afterwards + random(ALL)) / 5);
    if (toCall === 0) {
      const bets = max > 0 && feels > 550 && random(ALL) < player.bold;
      return bets ? to(Math.floor(pot / 2), min, max) : STAY;
    }
    const asked = 420 + Math.floor((500 * toCall) / (pot + toCall)) - Math.floor(player.loose / 4);
    if (feels < asked) return FOLD;
    const raises = max > 0 && feels > 820 && random(ALL) < player.bold;
    return raises ? to(min + Math.floor(pot / 2), min, max) : STAY;
  }
}

/** Whose two cards lie where: dealt one by one, beginning left of the button, or with two players where the rulebook says. */
export function ownCards(
  { players: { length: count }, rules }: HandSetup,
  deck: ShufflingDeck,
  place: number,
): readonly [CardCode, CardCode] {
  const backwards = count === 2 && rules.dealing.headsUpFirstCard === 'smallBlind';
  const own = backwards ? count - 1 - place : place;
  return [deck[own] as CardCode, deck[own + count] as CardCode];
}

type Board = readonly [CardCode, CardCode, CardCode, CardCode, CardCode];

/** Three, one and one, each after a burned card, behind two for everybody. */
function boardOf(deck: ShufflingDeck, count: number): Board {
  const at = (nth: number) => deck[2 * count + nth] as CardCode;
  return [at(1), at(2), at(3), at(5), at(7)];
}

/** How good seven cards are, in thousandths of all. */
function outcome(a: CardCode, b: CardCode, [c, d, e, f, g]: Board): number {
  const rank = sevenCards().rank(a, b, c, d, e, f, g);
  const sample = sampled();
  let [from, below] = [0, sample.length];
  while (from < below) {
    const middle = (from + below) >> 1;
    if ((sample[middle] as number) < rank) from = middle + 1;
    else below = middle;
  }
  return Math.floor((from * ALL) / sample.length);
}

let known: Int32Array | undefined;

/** So many hands of seven cards as they come, lowest first. */
function sampled(): Int32Array {
  known ??= sample();
  return known;
}

function sample(): Int32Array {
  const random = seededRandom('seven cards');
  const { rank } = sevenCards();
  const cards = Array.from({ length: DECK.length }, (_, code) => code);
  return Int32Array.from({ length: SAMPLES }, () => {
    for (let nth = 0; nth < 7; nth += 1) {
      const pick = nth + random(cards.length - nth);
      [cards[nth], cards[pick]] = [cards[pick] as number, cards[nth] as number];
    }
    const [a, b, c, d, e, f, g] = cards as [number, number, number, number, number, number, number];
    return rank(a, b, c, d, e, f, g);
  }).sort();
}
