import { boardCardFlashed } from './board-card-flashed.ts';
import { boardTooEarly } from './board-too-early.ts';
import { doubleBurn } from './double-burn.ts';
import { extraBoardCard } from './extra-board-card.ts';
import { fiveCardFlop } from './five-card-flop.ts';
import { fourCardFlop } from './four-card-flop.ts';
import { noBurn } from './no-burn.ts';
import { riverBurned } from './river-burned.ts';
import { stubMuckedOrDropped } from './stub-mucked-or-dropped.ts';

/** What goes wrong with board, burn cards and stub. */
export const boardKinds = {
  fourCardFlop,
  fiveCardFlop,
  extraBoardCard,
  boardTooEarly,
  boardCardFlashed,
  noBurn,
  doubleBurn,
  riverBurned,
  stubMuckedOrDropped,
};

export type BoardKinds = typeof boardKinds;
