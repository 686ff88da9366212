import { count } from '../../fact.ts';
import type { FactProblem } from '../../read-facts.ts';

/** How many are dealt in, and how many hole cards each gets. */
export const dealtIn = {
  players: count(2, 12, { usual: 9 }),
  holeCards: count(1, 7, { usual: 2 }),
} as const;

type DealtIn = { readonly players: number; readonly holeCards: number };

/** Which of the player's cards a card of the deal is. */
export const roundOf = (cardNo: number, { players }: DealtIn): number => Math.ceil(cardNo / players);

/** The card that would be the first burn, counted from the top of the deck. */
export const firstBurnOf = ({ players, holeCards }: DealtIn): number => players * holeCards + 1;

/** A card of the deal cannot lie beyond the last one. */
export const cardNoProblems = (cardNo: number | undefined, dealt: DealtIn): readonly FactProblem[] =>
  cardNo !== undefined && cardNo >= firstBurnOf(dealt)
    ? [{ problem: 'notPossible', fact: 'cardNo', allowed: { is: 'count', min: 1, max: firstBurnOf(dealt) - 1 } }]
    : [];
