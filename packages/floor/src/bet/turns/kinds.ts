import { conditionalStatement } from './conditional-statement.ts';
import { foldOutOfOrder } from './fold-out-of-order.ts';
import { foldSignalled } from './fold-signalled.ts';
import { hiddenChips } from './hidden-chips.ts';
import { miscountAccepted } from './miscount-accepted.ts';
import { misunderstoodAction } from './misunderstood-action.ts';
import { outOfTurn } from './out-of-turn.ts';
import { skippedPlayer } from './skipped-player.ts';

/** Whose turn it is, what was understood, and when somebody has folded. */
export const turnKinds = {
  outOfTurn,
  skippedPlayer,
  misunderstoodAction,
  miscountAccepted,
  hiddenChips,
  conditionalStatement,
  foldOutOfOrder,
  foldSignalled,
};

export type TurnKinds = typeof turnKinds;
