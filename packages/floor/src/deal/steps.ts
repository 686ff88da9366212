import type { Joined } from '../joined.ts';
import type { BoardSteps } from './board/steps.ts';
import type { CardMove } from './card-move.ts';
import type { HoleCardSteps } from './hole-cards/steps.ts';

/** What dealer and floor do in this area: message keys with their values. */
export type DealSteps = Joined<{
  cards: {
    /** One card goes from one place to another. */
    moveCard: CardMove;
  };
  holeCards: HoleCardSteps;
  board: BoardSteps;
}>;
