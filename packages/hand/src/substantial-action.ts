import type { Policies } from '@riffle/rulebooks';
import type { Hand } from './hand.ts';

/** Bets, calls and raises on one side, checks and folds on the other. To post what is owed is none of them. */
export type ActionSoFar = { readonly withChips: number; readonly without: number };

/**
 * What has been done in this round. A player who acted twice counts once; who is no longer in the hand counts in
 * whatever round he left it.
 */
export function actionSoFar(hand: Hand): ActionSoFar {
  const owed = (seat: number): number =>
    hand.street > 0
      ? 0
      : Math.max(
          0,
          ...hand.setup.forced.filter((one) => one.seat === seat && one.kind !== 'ante').map(({ amount }) => amount),
        );
  const acted = hand.players.filter(({ live, spoken }) => !live || spoken);
  const withChips = acted.filter(({ seat, live, bet }) => live && bet > owed(seat)).length;
  return { withChips, without: acted.length - withChips };
}

/** Whether so much has happened that a misdeal can no longer be called. */
export function isSubstantial(
  { withChips, without }: ActionSoFar,
  rule: Policies['dealing.substantialAction'],
): boolean {
  const actions = withChips + without;
  switch (rule) {
    case 'twoWithChipsOrThree':
      return actions > 2 || (actions === 2 && withChips > 0);
    case 'twoPlayersActed':
      return actions > 1;
  }
}
