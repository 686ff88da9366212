import type { CardMove } from './card-move.ts';
import type { HoleCardSteps } from './hole-cards/steps.ts';

/** What dealer and floor do in this area: message keys with their values. */
export type DealSteps = {
  /** One card goes from one place to another. */
  moveCard: CardMove;
} & HoleCardSteps;
