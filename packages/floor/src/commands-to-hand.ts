import type { Card } from '@riffle/cards';
import { type Hand, type HandCommand, writeCard } from '@riffle/hand';
import type { ToldCard } from './deal/board/deck-order.ts';
import type { Outcome } from './outcome.ts';
import type { Ruling } from './ruling.ts';

/**
 * What carries a ruling out in the hand that is being played: its effects there. Where it has none, what its outcome means
 * for this hand as it lies: a hand that is void, a board that is put right.
 */
export function commandsToHand(
  { effects, outcome }: Pick<Ruling, 'effects' | 'outcome'>,
  hand?: Hand,
): readonly HandCommand[] {
  const named = effects.flatMap((effect) => (effect.to === 'hand' ? [effect.command] : []));
  return named.length > 0 || hand === undefined ? named : ofOutcome(outcome, hand);
}

function ofOutcome(outcome: Outcome, hand: Hand): readonly HandCommand[] {
  switch (outcome.is) {
    case 'misdeal':
    case 'void':
      return [{ type: 'VoidHand' }];
    case 'boardPutRight':
      return boardAs(hand, outcome.street, [...(outcome.cards ?? []), ...(outcome.further ?? [])]);
    case 'playerChooses': {
      // whose turn it is completes or folds; which of the two, he says
      const seat = hand.players[hand.actor]?.seat;
      const bound = outcome.between.every(({ is }) => is === 'call' || is === 'fold');
      return bound && seat !== undefined ? [{ type: 'BindToCall', seat }] : [];
    }
    default:
      return [];
  }
}

/** Only cards that somebody has named can be laid, and only where as many lie already. */
function boardAs({ boards, setup }: Hand, street: string, told: readonly ToldCard[]): readonly HandCommand[] {
  const { streets } = setup.variant;
  const before = streets.slice(
    0,
    streets.findIndex(({ name }) => name === street),
  );
  const from = before.reduce((sum, { board }) => sum + board, 0);
  const lies = (boards[0] ?? []).map((card) => writeCard(card));
  const cards = told.flatMap((one) => (one.is === 'known' ? [one.card as Card] : []));
  if (cards.length < told.length || cards.length === 0 || from + cards.length > lies.length) return [];
  const board = [...lies.slice(0, from), ...cards, ...lies.slice(from + cards.length)];
  return [{ type: 'PutCardsRight', run: 0, board, stub: 'asItLies' }];
}
