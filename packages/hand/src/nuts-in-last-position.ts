import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { codeOf, UNSEEN } from './card-code.ts';
import { cardsOf } from './deck.ts';
import type { Hand } from './hand.ts';
import { rank } from './ranking/rank.ts';
import { wagerOf } from './wager.ts';

/**
 * Who has to act on the river after everybody else, may bet or raise, and holds a hand that no other can beat: some
 * rulebooks let him neither check nor call. Only where two cards and the board make the hand.
 */
export function nutsInLastPosition(hand: Hand): SeatNo | undefined {
  const player = hand.players[hand.actor];
  if (player === undefined || hand.phase !== 'betting' || !isLastStreet(hand)) return undefined;
  if (!isLast(hand) || wagerOf(hand, hand.actor).max === 0) return undefined;
  const [board = []] = hand.boards;
  return isUnbeatable(hand, player.hole, board) ? player.seat : undefined;
}

const isLastStreet = ({ street, setup }: Hand): boolean => street === setup.variant.streets.length - 1;

/** With a check or a call of his the round is over. */
function isLast(hand: Hand): boolean {
  const others = hand.players.filter(({ live, stack }, index) => index !== hand.actor && live && stack > 0);
  return others.every(({ actedAt, bet }) => actedAt >= 0 && bet >= hand.price);
}

/** Against every two cards that another may hold; and some of them he beats, or he can only share. */
function isUnbeatable({ setup }: Hand, hole: readonly CardCode[], board: readonly CardCode[]): boolean {
  const { best, deck } = setup.variant;
  if (hole.length !== 2 || [...hole, ...board].includes(UNSEEN)) return false;
  const own = rank(best, hole, board);
  const rest = cardsOf(deck)
    .map(codeOf)
    .filter((card) => !hole.includes(card) && !board.includes(card));
  let beats = false;
  for (const [nth, first] of rest.entries()) {
    for (const second of rest.slice(nth + 1)) {
      const its = rank(best, [first, second], board);
      if (its > own) return false;
      if (its < own) beats = true;
    }
  }
  return beats;
}
