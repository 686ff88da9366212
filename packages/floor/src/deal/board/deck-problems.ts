import type { FactProblem } from '../../read-facts.ts';
import { BOARD_CARDS, type DealtIn, FULL_DECK } from './deck-order.ts';

/** Nobody is dealt to when the deck would not reach for the board and its burns. */
export function deckProblems({ players, holeCards }: DealtIn): readonly FactProblem[] {
  const most = Math.floor((FULL_DECK - BOARD_CARDS) / holeCards);
  return players === undefined || players <= most
    ? []
    : [{ problem: 'notPossible', fact: 'players', allowed: { is: 'count', min: 2, max: most } }];
}
