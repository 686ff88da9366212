import { type Chips, shuffled } from '@riffle/cards';
import { SEAT_NOS } from '@riffle/table';
import { type SeenCard, writeCards } from '../card-code.ts';
import type { HandCommand } from '../command.ts';
import { cardsOf } from '../deck.ts';
import { pick } from '../fuzz/seeded.ts';
import type { HandInPlay } from '../hand.ts';
import { wagerOf } from '../wager.ts';

type Random = (below: number) => number;

/** What is asked for seldom, or wrongly by a little: a card too many or known already, a chip too few, an empty seat. */
export function strangeCommand(hand: HandInPlay, random: Random): HandCommand {
  const seat = random(8) === 0 ? pick(random, SEAT_NOS) : pick(random, hand.players).seat;
  const actor = hand.players[hand.actor]?.seat ?? seat;
  const cards = someCards(hand, random);
  return pick<() => HandCommand>(random, [
    () => ({
      type: pick(random, ['KillHand', 'MakePassive', 'MakePassive', 'AcceptPart', 'AcceptPart', 'AcceptPart']),
      seat,
    }),
    () => ({ type: pick(random, ['Fold', 'Check', 'Call']), seat }),
    () => ({ type: 'Muck', seat }),
    () => ({ type: 'PlayBoard', seat: actor }),
    () => ({ type: 'Show', seat }),
    () => ({ type: 'Show', seat, cards: ownAndOther(hand, random) }),
    () => ({ type: 'Show', seat: actor, cards: ownAndOther(hand, random) }),
    () => ({ type: 'Discard', seat: actor, cards: ownAndOther(hand, random) }),
    () => ({ type: 'DealHole', seat, cards }),
    () => ({ type: 'DealHole', seat, cards: cards.slice(0, 1) }),
    () => ({ type: 'DealBoard', cards }),
    () => ({ type: 'DealBoard', run: random(3), cards: cards.slice(0, 1) }),
    () => ({ type: 'BurnCard', card: cards[0] ?? '??' }),
    () => ({ type: 'AgreeRuns', runs: random(5) - 1 }),
    () => ({ type: 'BetTo', seat: actor, to: betNearby(hand, random) }),
    () => ({ type: 'BetTo', seat: actor, to: betNearby(hand, random) }),
    () => ({ type: 'ShowNextCards', agreed: hand.players.slice(random(2)).map((player) => player.seat) }),
    () => ({ type: 'ShowNextCards', agreed: hand.players.map((player) => player.seat), cards }),
  ])();
}

/** On both sides of the smallest and of the largest bet, of the price and of all his chips. */
function betNearby(hand: HandInPlay, random: Random): Chips {
  const player = hand.players[hand.actor];
  if (player === undefined) return 1 as Chips;
  const { min, max } = wagerOf(hand, hand.actor);
  return (pick(random, [min, max, hand.price, player.bet + player.stack, (min + max) / 2]) +
    pick(random, [-1, 0, 1])) as Chips;
}

const someCards = (hand: HandInPlay, random: Random): readonly SeenCard[] =>
  pick(random, [
    () => shuffled(cardsOf('full'), random).slice(0, random(4)),
    () => shuffled(cardsOf(hand.setup.variant.deck), random).slice(0, 1 + random(3)),
    () => ['??'] as const,
    () => ['??', '??', '??'] as const,
    () => writeCards(hand.boards[0] ?? []).slice(0, 1),
    () => writeCards(pick(random, hand.players).hole).slice(0, 2),
    () => ['As', 'As'] as const,
    () => ['1s' as SeenCard],
  ])();

function ownAndOther(hand: HandInPlay, random: Random): readonly SeenCard[] {
  const { hole } = hand.players[hand.actor] ?? pick(random, hand.players);
  const own = writeCards(hole).filter(() => random(2) === 0);
  return random(3) === 0 ? [...own, ...someCards(hand, random)] : own;
}
